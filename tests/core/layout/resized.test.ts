import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { widgetsOf, type LayoutDocument, type Widget } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { placementIssues } from '#core/layout/placement.ts';
import { resized } from '#core/layout/resized.ts';
import { SIDE } from '#core/layout/values.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';

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

const one = (kind: Widget['kind'], props: object = {}): LayoutDocument => {
  const box = { id: 'one', name: 'One', x: 0, y: 0, width: 960, height: 540 };
  const widget = { ...box, kind, props: { ...widgetKinds[kind].defaults, ...props } } as Widget;
  return {
    version: 1,
    width: 1920,
    height: 1080,
    pages: [{ id: 'home', name: 'Home', background: '#000000', widgets: [widget] }],
  };
};
const propsAfter = (document: LayoutDocument, width: number, height: number): object =>
  resized(document, width, height).pages[0]!.widgets[0]!.props;

test.each<[Widget['kind'], object, object]>([
  ['text', { fontSize: 40, speed: 100 }, { fontSize: 20, speed: 50 }],
  ['clock', { fontSize: 64 }, { fontSize: 32 }],
  ['countdown', { fontSize: 64 }, { fontSize: 32 }],
  ['weather', { fontSize: 48, days: 4 }, { fontSize: 24, days: 4 }],
  ['button', { fontSize: 32, radius: 12, after: 30 }, { fontSize: 16, radius: 6, after: 30 }],
])('what %s counts in pixels goes with the layout, by the smaller of both scales [LAY-01]', (kind, props, halved) => {
  expect(propsAfter(one(kind, props), 960, 1080)).toMatchObject(halved);
  expect(propsAfter(one(kind, props), 960, 540)).toMatchObject(halved);
});

test('stays within the bounds of its property [LAY-01]', () => {
  expect(propsAfter(one('button', { radius: 1, fontSize: 10 }), 48, 48)).toMatchObject({ radius: 0, fontSize: 8 });
  expect(propsAfter(one('text', { fontSize: 900, speed: 1900 }), 11_520, 11_520)).toMatchObject({
    fontSize: 1000,
    speed: 2000,
  });
});

test('what counts in pixels is named as such by its kind', () => {
  const numbers = Object.values(widgetKinds).flatMap(({ kind, defaults, scales }) =>
    Object.keys(defaults).flatMap((name) =>
      /size|radius|speed/i.test(name) && !(name in scales) ? [`${kind}.${name}`] : [],
    ),
  );
  expect(numbers).toEqual([]);
});
