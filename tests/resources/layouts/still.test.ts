import { expect, test } from 'vitest';
import type { Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { samplesOf, stillPage } from '#resources/parts/layout/still.ts';
import { widget } from '../../server/handlers/layouts/layoutScene.ts';

const KINDS = Object.keys(widgetKinds) as Widget['kind'][];
/** Kinds of widgets that move, sound or ask a server by themselves. */
const LIVELY = ['browser', 'html', 'live', 'music', 'video', 'webPage'];

const page = {
  id: 'home',
  name: 'Home',
  background: '#000000',
  widgets: KINDS.map((kind, at) => widget(`w${at}`, kind, { x: at * 10, name: `my ${kind}` })),
};
const size = { width: 1920, height: 1080 };

test('a small picture of a page has all its widgets in their places, and none that moves, sounds or asks [LAY-01]', () => {
  const [still] = stillPage(size, page).pages;
  expect(still!.widgets.filter(({ kind }) => LIVELY.includes(kind))).toEqual([]);
  expect(still!.widgets.map(({ id, x }) => ({ id, x }))).toEqual(
    page.widgets.filter(({ kind }) => kind !== 'music').map(({ id, x }) => ({ id, x })),
  );
  const web = still!.widgets.find(({ id }) => id === `w${KINDS.indexOf('webPage')}`);
  expect(web).toMatchObject({ kind: 'text', props: { text: 'my webPage' } });
});

test('a widget that did not change is the same in the next picture, and so is the sample of an area [LAY-01]', () => {
  const [before, after] = [page, { ...page, name: 'Other' }].map((one) => stillPage(size, one).pages[0]!.widgets);
  expect(after!.every((one, at) => one === before![at])).toBe(true);
  const area = `w${KINDS.indexOf('adSlot')}`;
  expect(samplesOf(page)[area]).toBe(samplesOf({ ...page, name: 'Other' })[area]);
  expect(samplesOf(page)[area]).toMatchObject({ kind: 'text', text: 'my adSlot\n100 × 100' });
});
