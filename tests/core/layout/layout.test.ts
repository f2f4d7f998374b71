import { describe, expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { materialsOf, slotAreas } from '#core/layout/document.ts';
import { widgetSamples } from '#generated/layout/samples.gen.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { layoutIssues, placementIssues } from '#core/layout/placement.ts';

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

const NOW = Date.parse('2026-05-01T00:00:00Z');
const context = { now: NOW, me: null, on: 'update' };

const page = (widgets: Widget[], id = 'home') => ({ id, name: 'Home', background: '#000000', widgets });
const layout = (widgets: Widget[], overrides: Partial<LayoutDocument> = {}): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: [page(widgets)],
  ...overrides,
});

/** Stand-ins for a chosen material and a page: any of them keeps the rules of a widget. */
const GIVEN = { material: 'material', page: 'home' } as const;

test.each(widgetSamples.map((one) => [one.kind, one] as const))(
  'the sample of %s breaks no rule, as somebody who fills it in makes it [LAY-03]',
  (kind, { given }) => {
    const props = Object.fromEntries(
      given.map(({ name, how, value }) => [
        name,
        how === 'material' || how === 'page' ? GIVEN[how] : value.replace('{site}', 'https://example.com'),
      ]),
    );
    expect(layoutIssues(layout([widget('one', kind, {}, props)]), context)).toEqual([]);
    expect(readLayout(layout([widget('one', kind, {}, props)])).ok).toBe(true);
  },
);

describe('reading a document', () => {
  test.each(builtinLayouts.map((one) => [one.key, one.document] as const))(
    'reads the built-in layout "%s" and finds no broken rule',
    (_key, document) => {
      expect(readLayout(document)).toEqual({ ok: true, document });
      expect(placementIssues(document, context)).toEqual([]);
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
      { path: 'pages.0.widgets.0.props.url', rule: 'uri' },
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
    [
      'a widget under a text with a background is covered',
      layout([widget('a', 'adSlot'), widget('b', 'text', {}, { background: '#101010' })]),
      'fullyCovered',
    ],
    [
      'a widget under a hidden one is not',
      layout([widget('a', 'text'), widget('b', 'adSlot', { hidden: true })]),
      undefined,
    ],
    [
      'a hidden widget under an opaque one is not: nothing of it is to be seen anyway',
      layout([widget('a', 'text', { hidden: true }), widget('b', 'adSlot')]),
      undefined,
    ],
    ['music under an opaque one is heard', layout([widget('a', 'music'), widget('b', 'adSlot')]), undefined],
    ['an id is there twice', layout([widget('a', 'text'), widget('a', 'text', { x: 200 })]), 'idTwice'],
  ])('%s', (_title, document, rule) => {
    expect(placementIssues(document, context)[0]?.rule).toBe(rule);
  });

  test('names the widget that breaks the rule', () => {
    expect(
      placementIssues(layout([widget('a', 'adSlot', { x: 500 }), widget('b', 'text', { x: 1900 })]), context),
    ).toEqual([{ path: 'pages.0.widgets.1', rule: 'outsidePage', args: {} }]);
  });
});

describe('what a published widget keeps', () => {
  const row = (kind: Widget['kind'], count: number, props: object = {}): LayoutDocument =>
    layout(
      Array.from({ length: count }, (_, index) =>
        widget(`w${index}`, kind, { x: index * 100 }, { ...FILLED[kind], ...props }),
      ),
    );
  const FILLED: Partial<Record<Widget['kind'], object>> = {
    music: { materialId: 'm1' },
    weather: { place: '上海' },
    live: { url: 'https://example.com/live.m3u8' },
    button: { pageId: 'home' },
    countdown: { until: '2026-05-01T00:00:01Z' },
  };

  test.each<[title: string, document: LayoutDocument, issue: { path: string; rule: string } | undefined]>([
    ['six live streams are allowed [LAY-04]', row('live', 6), undefined],
    ['seven are not', row('live', 7), { path: 'pages.0.widgets.6', rule: 'tooManyOfKind' }],
    ...(['music', 'weather', 'signal', 'operation'] as const).flatMap((kind) => [
      [`one ${kind} is allowed`, row(kind, 1), undefined] as [string, LayoutDocument, undefined],
      [`a second ${kind} is not [LAY-04]`, row(kind, 2), { path: 'pages.0.widgets.1', rule: 'tooManyOfKind' }] as [
        string,
        LayoutDocument,
        { path: string; rule: string },
      ],
    ]),
    ['one button jumps by itself', layout([widget('a', 'button', {}, { pageId: 'home', auto: true })]), undefined],
    [
      'a second one may not [LAY-04]',
      row('button', 2, { auto: true }),
      { path: 'pages.0.widgets.1', rule: 'buttonWidget.limit1' },
    ],
    ['twenty buttons that wait for a touch are allowed', row('button', 12), undefined],
    ['a countdown ends a second from now', row('countdown', 1), undefined],
    [
      'a countdown that ends now is refused [LAY-05]',
      row('countdown', 1, { until: '2026-05-01T00:00:00Z' }),
      { path: 'pages.0.widgets.0.props.until', rule: 'countdownWidget.later' },
    ],
    [
      'a countdown without an end is refused',
      row('countdown', 1, { until: null }),
      { path: 'pages.0.widgets.0.props.until', rule: 'required' },
    ],
    [
      'a picture without a material is refused',
      layout([widget('a', 'picture')]),
      { path: 'pages.0.widgets.0.props.materialId', rule: 'required' },
    ],
    ...(['browser', 'webPage', 'live'] as const).map(
      (kind): [string, LayoutDocument, { path: string; rule: string }] => [
        `a ${kind} whose address no browser opens is refused [LAY-03]`,
        layout([widget('a', kind, {}, { url: 'http://192.168.1.300/menu' })]),
        { path: 'pages.0.widgets.0.props.url', rule: 'uri' },
      ],
    ),
    [
      'a button to a page that is gone is refused',
      row('button', 1, { pageId: 'nowhere' }),
      { path: 'pages.0.widgets.0.props.pageId', rule: 'noSuchPage' },
    ],
  ])('%s', (_title, document, issue) => {
    const [first] = layoutIssues(document, context);
    expect(first && { path: first.path, rule: first.rule }).toEqual(issue);
  });

  test('what was published before with an address that no browser opens is still drawn [LAY-08]', () => {
    const old = layout([widget('a', 'browser', {}, { url: 'http://192.168.1.300/menu' })]);
    expect(readLayout(old)).toEqual({ ok: true, document: old });
  });

  test('a document of before has the properties of now [LAY-08]', () => {
    const old = layout([widget('a', 'text')]);
    const {
      direction: _direction,
      speed: _speed,
      ...props
    } = old.pages[0]!.widgets[0]!.props as Record<string, unknown>;
    const written = { ...old, pages: [{ ...old.pages[0]!, widgets: [{ ...old.pages[0]!.widgets[0]!, props }] }] };
    expect(readLayout(written)).toEqual({ ok: true, document: old });
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
