import { expect, test } from 'vitest';
import { noticeView } from '#core/noticePlace.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { pathsOf } from '#src/ui/paths.ts';

const pathOf = pathsOf(routes, 'YXF');

test('a notice leads to its record, those of waiting casts and ads to what is to be reviewed [UI-12, MKT-10]', () => {
  expect(noticeView('adRefused')).toBe('show');
  expect(noticeView(null)).toBe('show');
  expect(pathOf('casts', noticeView('castWaiting'), 'x')).toBe('/cast_review');
  expect(pathOf('ads', noticeView('adWaiting'), 'x')).toBe('/adv_audit');
});
