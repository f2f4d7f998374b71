import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { drawn, makeLayout, played, widget } from './layoutScene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const FIRST = drawn(widget('main', 'adSlot'));
const many = (count: number, make: (index: number) => ReturnType<typeof widget>) =>
  drawn(...Array.from({ length: count }, (_, index) => make(index)));
const beside = (index: number) => ({ x: (index % 12) * 100, y: (Math.floor(index / 12) % 7) * 100 });
const jumping = (id: string, x: number) => widget(id, 'button', { x }, { pageId: 'home', auto: true });
const PAST = { until: '2020-01-01T00:00:00.000Z' };

interface Bad {
  what: string;
  document: () => LayoutDocument;
  code: number;
  at: string;
  en: string;
  zh: string;
}

const BAD: readonly Bad[] = [
  {
    what: '1,000 widgets',
    document: () => many(1000, (index) => widget(`w${index}`, 'clock', beside(index))),
    code: -20403,
    at: 'document.pages.0.widgets',
    en: 'At most 300',
    zh: '最多 300',
  },
  {
    what: 'a widget outside its page',
    document: () => drawn(widget('far', 'clock', { x: 1200 })),
    code: -10006,
    at: 'document.pages.0.widgets.0',
    en: 'This widget lies outside the page',
    zh: '组件超出页面',
  },
  {
    what: 'two buttons that jump by themselves',
    document: () => drawn(jumping('one', 0), jumping('two', 200)),
    code: -10006,
    at: 'document.pages.0.widgets.1',
    en: 'Only one button of a layout may jump by itself',
    zh: '一个布局只能有一个自动跳转按钮',
  },
  {
    what: 'seven live streams',
    document: () =>
      many(7, (index) => widget(`l${index}`, 'live', beside(index), { url: 'https://example.com/a.m3u8' })),
    code: -10006,
    at: 'document.pages.0.widgets.6',
    en: 'At most 6 of this widget',
    zh: '该组件最多 6 个',
  },
  {
    what: 'a countdown in the past',
    document: () => drawn(widget('late', 'countdown', {}, PAST)),
    code: -10006,
    at: 'document.pages.0.widgets.0.props.until',
    en: 'The countdown must end later than now',
    zh: '倒计时结束时间必须晚于当前时间',
  },
  {
    what: 'a material that does not exist',
    document: () => drawn(widget('poster', 'picture', {}, { materialId: 'nobody' })),
    code: -10006,
    at: 'document.pages.0.widgets.0.props.materialId',
    en: 'What is chosen does not exist',
    zh: '所选数据不存在',
  },
];

test.each(BAD)('$what is refused at its widget, and nothing is changed [LAY-04, LAY-05]', async (bad) => {
  const id = await makeLayout(app, bad.what, FIRST);
  const document = bad.document();
  const { owner } = app.personas;
  for (const [language, said] of [
    ['en_us', bad.en],
    ['zh_cn', bad.zh],
  ] as const) {
    const made = await call<{ errors: Record<string, string> }>(
      app,
      owner,
      'layout.create',
      { name: `New ${bad.what} ${language}`, width: 1280, height: 720, document },
      { language },
    );
    expect(made.code).toBe(bad.code);
    expect(made.data?.errors[bad.at]).toContain(said);
    expect((await call(app, owner, 'layout.update', { id, document }, { language })).code).toBe(bad.code);
  }
  expect(await played(app, id)).toEqual(FIRST);
  const { list } = await data<{ list: unknown[] }>(app, owner, 'layout.list', { filter: { name: `New ${bad.what}` } });
  expect(list).toEqual([]);
});

test.each([
  ['en_us', 'The request is larger than 1 MB'],
  ['zh_cn', '提交的内容超过1MB'],
] as const)('a document of 5 MB is refused whole (%s)', async (language, message) => {
  const id = await makeLayout(app, `Large ${language}`, FIRST);
  const document = { ...FIRST, note: 'x'.repeat(5 * 1024 * 1024) };
  const { owner } = app.personas;
  for (const payload of [
    ['layout.update', { id, document }],
    ['layoutDraft.save', { layoutId: id, rev: 0, document }],
  ] as const)
    expect(await call(app, owner, payload[0], payload[1], { language })).toMatchObject({ code: -10011, message });
  expect(await played(app, id)).toEqual(FIRST);
});
