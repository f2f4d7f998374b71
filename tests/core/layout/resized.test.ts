import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { widgetsOf } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { placementIssues } from '#core/layout/placement.ts';
import { resized } from '#core/layout/resized.ts';
import { SIDE } from '#core/layout/values.ts';

const side = fc.integer(SIDE);
const template = fc.constantFrom(...builtinLayouts);

test('a layout of any size is readable, and breaks no rule of placement that it did not break before [LAY-01]', () => {
  fc.assert(
    fc.property(template, side, side, ({ document }, width, height) => {
      const next = resized(document, width, height);
      expect(readLayout(next)).toEqual({ ok: true, document: next });
      expect(placementIssues(next, { now: 0, me: null, on: 'update' })).toEqual([]);
    }),
  );
});

test('areas that met still meet: together they are as large as the page [LAY-01]', () => {
  fc.assert(
    fc.property(template, side, side, ({ document }, width, height) => {
      const areas = widgetsOf(resized(document, width, height)).map((box) => box.width * box.height);
      expect(areas.reduce((sum, area) => sum + area, 0)).toBe(width * height);
    }),
  );
});

test('a layout of its own size is itself', () => {
  for (const { document } of builtinLayouts)
    expect(resized(document, document.width, document.height)).toEqual(document);
});
