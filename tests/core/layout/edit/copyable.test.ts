import { describe, expect, test } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { applyAll } from '#core/layout/edit/operation.ts';
import { copyPage } from '#core/layout/edit/commands.ts';
import { copyable } from '#core/layout/edit/copyable.ts';
import { placementIssues } from '#core/layout/placement.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';

const widget = (kind: Widget['kind'], id: string = kind): Widget =>
  ({ id, kind, name: id, x: 0, y: 0, width: 100, height: 100, props: widgetKinds[kind].defaults }) as Widget;

const layout = (home: Widget[], second: Widget[] = []): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: [home, second].map((widgets, at) => ({ id: `p${at}`, name: 'Page', background: '#000000', widgets })),
});

let serial = 0;

const SINGLE = ['music', 'operation', 'signal', 'weather'] as const;

describe('widgets that are copied [LAY-11]', () => {
  test.each(SINGLE)('%s, which a layout has once, is not where one stands on any page', (kind) => {
    const [own, copy] = [widget(kind), widget(kind, 'copy')];
    expect(copyable(layout([own]), [copy])).toEqual({ able: [], unable: [copy], calmed: [] });
    expect(copyable(layout([], [own]), [copy])).toEqual({ able: [], unable: [copy], calmed: [] });
    expect(copyable(layout([]), [copy])).toEqual({ able: [copy], unable: [], calmed: [] });
    expect(copyable(layout([]), [copy, own])).toEqual({ able: [copy], unable: [own], calmed: [] });
  });

  test.each((Object.keys(widgetKinds) as Widget['kind'][]).filter((kind) => !SINGLE.some((single) => single === kind)))(
    '%s is, wherever it stands',
    (kind) => {
      const copy = widget(kind, 'copy');
      expect(copyable(layout([widget(kind)]), [copy])).toEqual({ able: [copy], unable: [], calmed: [] });
    },
  );
});

test('a copied page has all but what a layout has once, and names that [LAY-02, LAY-11]', () => {
  const document = layout([widget('text'), ...SINGLE.map((kind) => widget(kind)), widget('adSlot')]);
  const newId = () => `new-${(serial += 1)}`;
  const { unable, operations } = copyPage(document, 'p0', newId, 'Copy');
  const copied = applyAll(document, operations).document;
  expect(unable.map(({ kind }) => kind)).toEqual(SINGLE);
  expect(copied.pages.map(({ name, widgets }) => [name, widgets.length])).toEqual([
    ['Page', 6],
    ['Copy', 2],
    ['Page', 0],
  ]);
  expect(
    placementIssues(copied, { now: 0, me: null, on: 'update' }).filter(({ rule }) => rule === 'tooManyOfKind'),
  ).toEqual([]);
});

test('the copy of a button that jumps by itself waits to be pressed, unless it is the only one [LAY-02, LAY-04]', () => {
  const jump = widget('button');
  const auto = { ...jump, props: { ...jump.props, auto: true, pageId: 'p1' } } as Widget;
  const document = layout([auto]);
  const { calmed, operations } = copyPage(document, 'p0', () => `new-${(serial += 1)}`, 'Copy');
  const copied = applyAll(document, operations).document;
  expect(calmed.map(({ rule, widget: { kind } }) => [kind, rule])).toEqual([['button', 'buttonWidget.limit1']]);
  expect(copied.pages.map(({ widgets }) => widgets.map(({ props }) => props))).toEqual([
    [auto.props],
    [{ ...auto.props, auto: false }],
    [],
  ]);
  expect(placementIssues(copied, { now: 0, me: null, on: 'update' })).toEqual([]);
  // Cut and put back, it jumps as before; of two that come together the first does.
  expect(copyable(layout([]), [auto])).toEqual({ able: [auto], unable: [], calmed: [] });
  expect(copyable(layout([]), [auto, auto]).able.map(({ props }) => props)).toEqual([
    auto.props,
    { ...auto.props, auto: false },
  ]);
});
