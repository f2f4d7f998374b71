import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { drawn, makeLayout, widget } from '../layouts/layoutScene.ts';

let app: TestApp;
let layoutId: string;
beforeAll(async () => {
  app = await buildTestApp();
  const home = drawn(widget('main', 'adSlot'), widget('clock', 'clock', { x: 200 }));
  const menu = { id: 'menu', name: 'Menu', background: '#000000', widgets: [widget('shelf', 'adSlot')] };
  const document = { ...home, pages: [...home.pages, menu] };
  layoutId = await makeLayout(app, 'Areas', document);
  const later = widget('later', 'adSlot', { x: 400, width: 320 });
  const draft = { ...document, pages: [{ ...home.pages[0]!, widgets: [...home.pages[0]!.widgets, later] }, menu] };
  await data(app, app.personas.owner, 'layoutDraft.save', { layoutId, rev: 0, document: draft });
});
afterAll(() => app.close());

const slot = (widgetId: string) => ({
  name: `At ${widgetId}`,
  layoutId,
  widgetId,
  width: 100,
  height: 100,
  carouselPlaces: 3,
  opening: 'always',
  mode: 'shared',
  sellingMode: 'cpm',
  cpmPriceFen: 100,
});
const owner = () => app.personas.owner;

describe('the area of a slot [LAY-06]', () => {
  test('is offered with its size and page: what screens show, then what the draft has', async () => {
    const { areas } = await data<{ areas: object[] }>(app, owner(), 'adSlot.areas', { layoutId });
    const size = { width: 100, height: 100 };
    expect(areas).toEqual([
      { id: 'main', name: 'main', ...size, page: 'Home', home: true, published: true },
      { id: 'shelf', name: 'shelf', ...size, page: 'Menu', home: false, published: true },
      { id: 'later', name: 'later', width: 320, height: 100, page: 'Home', home: true, published: false },
    ]);
    expect((await call(app, app.personas.rival, 'adSlot.areas', { layoutId })).code).toBe(errors.NOT_FOUND.code);
    const { selling } = await data<{ selling: object }>(app, owner(), 'adSlot.areas', { layoutId });
    expect(selling).toEqual({ rtb: false, cpmPriceFen: null });
  });

  test.each([
    ['no area at all', 'nowhere', 'en_us', 'The chosen layout has no such ad slot area'],
    ['a widget that shows no ads', 'clock', 'zh_cn', '所选布局中没有这个广告位区域'],
  ] as const)('is not %s: refused at its field, and nothing is made', async (_, widgetId, language, message) => {
    const answer = await call(app, owner(), 'adSlot.create', slot(widgetId), { language });
    expect(answer).toMatchObject({
      code: errors.SLOT_AREA_UNKNOWN.code,
      message,
      data: { errors: { widgetId: message } },
    });
    const { total } = await data<{ total: number }>(app, owner(), 'adSlot.list', {
      filter: { name: `At ${widgetId}` },
    });
    expect(total).toBe(0);
  });

  test.each(['main', 'shelf', 'later'])('may be %s', async (widgetId) => {
    expect((await call(app, owner(), 'adSlot.create', slot(widgetId))).code).toBe(0);
  });

  test('is asked of a slot that moves, and not of one whose area went: its other fields stay changeable', async () => {
    const { id } = await data<{ id: string }>(app, owner(), 'adSlot.create', slot('main'));
    const change = (more: object) => call(app, owner(), 'adSlot.update', { id, ...more });
    expect((await change({ widgetId: 'clock' })).code).toBe(errors.SLOT_AREA_UNKNOWN.code);
    await app.services.store.write({ kind: 'system', corpId: app.personas.own.corpId }, (tx) =>
      tx.adSlots.update(id, { widgetId: 'gone' }).then(() => undefined),
    );
    expect((await change({ name: 'Still here' })).code).toBe(0);
    expect((await change({ widgetId: 'shelf' })).code).toBe(0);
  });
});
