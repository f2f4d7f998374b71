import { describe, expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { materialsOf, slotAreas } from '#core/layout/document.ts';
import { widgetKinds } from '#core/layout/kinds.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { placementIssues } from '#core/layout/placement.ts';

const widget = (id: string, kind: Widget['kind'], box: Partial<Widget> = {}, props: object = {}): Widget =>
  ({
    id,
    kind,
    name: id,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    ...box,
    props: { ...widgetKinds[kind].defaults, ...props },
  }) as Widget;

const page = (widgets: Widget[], id = 'home') => ({ id, name: 'Home', background: '#000000', widgets });
const layout = (widgets: Widget[], overrides: Partial<LayoutDocument> = {}): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: [page(widgets)],
  ...overrides,
});

describe('reading a document', () => {
  test.each(builtinLayouts.map((one) => [one.key, one.document] as const))(
    'reads the built-in layout "%s" and finds no broken rule',
    (_key, document) => {
      expect(readLayout(document)).toEqual({ ok: true, document });
      expect(placementIssues(document)).toEqual([]);
    },
  );

  test('a fresh widget of every kind is readable', () => {
    const kinds = Object.keys(widgetKinds) as Widget['kind'][];
    expect(readLayout(layout(kinds.map((kind) => widget(kind, kind)))).ok).toBe(true);
  });

  test.each([
    [48, true],
    [47, false],
    [11_520, true],
    [11_521, false],
  ])('a side of %i px is allowed: %s [LAY-01]', (width, ok) => {
    expect(readLayout(layout([], { width })).ok).toBe(ok);
  });

  test.each<[string, unknown, { path: string; rule: string }]>([
    ['a page is missing', layout([], { pages: [] }), { path: 'pages', rule: 'minItems' }],
    [
      'there are 21 pages',
      layout([], { pages: Array.from({ length: 21 }, (_, index) => page([], `p${index}`)) }),
      { path: 'pages', rule: 'maxItems' },
    ],
    [
      'a property is unknown',
      layout([widget('a', 'text', {}, { blink: true })]),
      { path: 'pages.0.widgets.0.props.blink', rule: 'unknownField' },
    ],
    [
      'a web page is no http address',
      layout([widget('a', 'webPage', {}, { url: 'javascript:alert(1)' })]),
      { path: 'pages.0.widgets.0.props.url', rule: 'pattern' },
    ],
    ['it is text', 'layout', { path: 'root', rule: 'type' }],
    ['it has no version', { width: 100 }, { path: 'root', rule: 'layoutVersion' }],
    ['it is newer than this build', { ...layout([]), version: 2 }, { path: 'root', rule: 'layoutTooNew' }],
  ])('says where it cannot be read when %s [LAY-02]', (_title, document, issue) => {
    const reading = readLayout(document);
    expect(reading.ok).toBe(false);
    expect('issues' in reading && reading.issues[0]).toMatchObject(issue);
  });

  test('raises an older document step by step', () => {
    const steps = {
      [-1]: (old: Record<string, unknown>) => ({ ...old, width: old['w'], w: undefined }),
      0: ({ w: _w, ...old }: Record<string, unknown>) => ({ ...old, pages: [page([])] }),
    };
    expect(readLayout({ version: -1, w: 800, height: 600 }, steps)).toEqual({
      ok: true,
      document: layout([], { width: 800, height: 600 }),
    });
  });
});

describe('rules of placement [LAY-04]', () => {
  test.each<[string, LayoutDocument, string | undefined]>([
    ['a widget at the edges is inside', layout([widget('a', 'text', { width: 1920, height: 1080 })]), undefined],
    ['a pixel beyond the right edge is outside', layout([widget('a', 'text', { x: 1, width: 1920 })]), 'outsidePage'],
    ['a pixel above the page is outside', layout([widget('a', 'text', { y: -1 })]), 'outsidePage'],
    ['a widget under an opaque one is covered', layout([widget('a', 'text'), widget('b', 'adSlot')]), 'fullyCovered'],
    ['a widget partly under another is not', layout([widget('a', 'text'), widget('b', 'adSlot', { x: 1 })]), undefined],
    ['a widget under a transparent text is not', layout([widget('a', 'adSlot'), widget('b', 'text')]), undefined],
    ['an id is there twice', layout([widget('a', 'text'), widget('a', 'text', { x: 200 })]), 'idTwice'],
  ])('%s', (_title, document, rule) => {
    expect(placementIssues(document)[0]?.rule).toBe(rule);
  });

  test('names the widget that breaks the rule', () => {
    expect(placementIssues(layout([widget('a', 'adSlot', { x: 500 }), widget('b', 'text', { x: 1900 })]))).toEqual([
      { path: 'pages.0.widgets.1', rule: 'outsidePage', args: {} },
    ]);
  });
});

test('knows its slots and the materials it shows itself', () => {
  const document = layout([
    widget('a', 'picture', {}, { materialId: 'm1' }),
    widget('b', 'video', { x: 200 }, { materialId: 'm1' }),
    widget('c', 'adSlot', { x: 400 }),
    widget('d', 'picture', { x: 600 }),
  ]);
  expect(materialsOf(document)).toEqual(['m1']);
  expect(slotAreas(document).map(({ id }) => id)).toEqual(['c']);
});
