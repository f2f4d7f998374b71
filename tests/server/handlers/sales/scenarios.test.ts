import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { addDays, weekdayOf } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { castCode } from '#server/commands/casts/code.ts';
import { call, data } from '#tests/support/call.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY, type Screen } from '../../player/scene.ts';

let shop: Shop;
let screen: Screen;
beforeAll(async () => {
  shop = await buildShop();
  screen = await shop.addScreen();
  // A second area, beside the one that fills the page.
  const { layoutId } = shop.personas.own;
  await shop.within(async (tx) => {
    const { document } = (await tx.layouts.one(layoutId))!;
    const [page] = (document as LayoutDocument).pages;
    const [main] = page!.widgets;
    const widgets = [main!, { ...main!, id: 'side', name: 'Side' }];
    await tx.layouts.update(layoutId, {
      document: { ...(document as LayoutDocument), pages: [{ ...page!, widgets }] },
    });
  });
});
afterAll(() => shop.close());

const owner = () => shop.personas.owner;
const EVENING = [{ from: '18:00', to: '22:00' }];
/** Price of the evening: twice that of the day. */
const PEAK = 2 * CPT;
let serial = 0;

const payload = (more: object = {}) => ({
  name: `Evening ${(serial += 1)}`,
  layoutId: shop.personas.own.layoutId,
  width: 1920,
  height: 1080,
  carouselPlaces: 3,
  opening: 'hours',
  windows: EVENING,
  mode: 'exclusive',
  sellingMode: 'cpt',
  cptPriceFen: PEAK,
  ...more,
});
const create = (more: object = {}) => call<{ id: string }>(shop, owner(), 'adSlot.create', payload(more));
const remove = (id: string) => call(shop, owner(), 'adSlot.delete', { ids: [id] });

describe('slots of one place [LAY-07]', () => {
  test('two that are exclusive do not open at the same time, and the other one is named', async () => {
    const first = (await create({ name: 'Evening peak' })).data!;
    const clash = await create({ windows: [{ from: '21:00', to: '23:00' }] });
    expect(clash).toMatchObject({
      code: errors.SLOTS_CLASH.code,
      data: { errors: { mode: expect.stringContaining('Evening peak') as string } },
    });
    const chinese = await call(shop, owner(), 'adSlot.create', payload(), { language: 'zh_cn' });
    expect(chinese.message).toContain('独占广告位「Evening peak」');
    const after = (await create({ windows: [{ from: '22:00', to: '23:00' }] })).data!;
    const shared = (await create({ mode: 'shared' })).data!;
    const elsewhere = (await create({ widgetId: 'side' })).data!;
    // Nor by a change.
    const moved = await call(shop, owner(), 'adSlot.update', {
      id: after.id,
      windows: [{ from: '20:00', to: '23:00' }],
    });
    expect(moved.code).toBe(errors.SLOTS_CLASH.code);
    expect((await call(shop, owner(), 'adSlot.update', { id: shared.id, mode: 'exclusive' })).code).toBe(moved.code);
    expect((await call(shop, owner(), 'adSlot.update', { id: first.id, name: 'Evening' })).code).toBe(0);
    for (const { id } of [first, after, shared]) await remove(id);
    // The only slot of a place in a built-in layout, which nobody deletes.
    await shop.within((tx) => tx.adSlots.remove(elsewhere.id));
  });

  test('nor does one that comes back from the bin, nor the second of two that are made at once', async () => {
    const first = (await create({ name: 'Gone' })).data!;
    await remove(first.id);
    const made = await Promise.all([create(), create()]);
    expect(new Set(made.map(({ code }) => code))).toEqual(new Set([0, errors.SLOTS_CLASH.code]));
    const { results } = await data<{ results: { code: number }[] }>(shop, owner(), 'adSlot.restore', {
      ids: [first.id],
    });
    expect(results).toMatchObject([{ code: errors.SLOTS_CLASH.code }]);
    await remove(made.find(({ code }) => code === 0)!.data!.id);
  });

  test('a screen is told when a slot opens and whether it is alone; one that always shares says nothing', async () => {
    const { id } = (await create({ weekdays: [1, 2, 3, 4, 5] })).data!;
    const ad = await shop.addAd({ slotId: id });
    const { slots } = (await shop.sync(screen)).body.manifest!;
    expect(slots.find((slot) => slot.id === id)).toMatchObject({
      areaId: 'main',
      opens: [{ weekdays: [1, 2, 3, 4, 5], from: '18:00', to: '22:00' }],
      exclusive: true,
    });
    const plain = slots.find((slot) => slot.id === shop.personas.own.slotId)!;
    expect([plain.opens, plain.exclusive]).toEqual([undefined, undefined]);
    const rev = (await shop.sync(screen)).body.rev;
    await data(shop, owner(), 'adSlot.update', { id, mode: 'shared' });
    expect((await shop.sync(screen)).body.rev).not.toBe(rev);
    await shop.within((tx) => tx.ads.remove(ad));
    await remove(id);
  });

  test('the console is told which rule beat an ad whose slot is closed, or another has the place', async () => {
    const { id } = (await create()).data!;
    const name = `Evening ${serial}`;
    const until = { endAt: shop.clock.now() + 3 * DAY };
    const [peak, plain] = [await shop.addAd({ slotId: id, ...until }), await shop.addAd(until)];
    const day = shop.day(1);
    const at = async (time: string) => {
      const told = await data<{
        slots: {
          name: string;
          planned: { adId: string } | null;
          losers: { adId: string; why: string; by: string | null }[];
        }[];
      }>(shop, owner(), 'device.explain', {
        id: screen.deviceId,
        at: new Date(`${day}T${time}:00+08:00`).toISOString(),
      });
      expect(told.slots).toHaveLength(1);
      expect(told.slots[0]!.name).toContain(` / ${name}`);
      return [told.slots[0]!.planned?.adId, told.slots[0]!.losers];
    };
    expect(await at('12:00')).toEqual([plain, [{ adId: peak, why: 'slotClosed', by: null }]]);
    expect(await at('19:00')).toEqual([peak, [{ adId: plain, why: 'slotAlone', by: peak }]]);
    await shop.within(async (tx) => {
      await tx.ads.remove(peak);
      await tx.ads.remove(plain);
    });
    await remove(id);
  });

  test('the code of a slot that sells casts is drawn in its hours alone', async () => {
    const { id } = (await create({ sellingMode: 'scan', mode: 'shared' })).data!;
    const hasCode = async () => (await shop.sync(screen)).body.casts?.some(({ slotId }) => slotId === id) ?? false;
    const at = async (hour: string) => {
      shop.clock.set(Date.parse(`${shop.day(1)}T${hour}:00+08:00`));
      return hasCode();
    };
    expect([await at('17:59'), await at('18:00'), await at('22:00')]).toEqual([false, true, false]);
    await remove(id);
  });

  test('nor is it drawn or taken while another slot has the place alone', async () => {
    const windows = [{ from: '12:00', to: '14:00' }];
    const scan = (await create({ sellingMode: 'scan', mode: 'shared', opening: 'always', windows: null })).data!;
    const lunch = (await create({ windows })).data!;
    const ad = await shop.addAd({ slotId: lunch.id, endAt: shop.clock.now() + 9 * DAY });
    const seen = async (hour: string) => {
      shop.clock.set(Date.parse(`${shop.day(1)}T${hour}:00+08:00`));
      const own = (await shop.sync(screen)).body.casts?.find(({ slotId }) => slotId === scan.id);
      const { code } = castCode(
        shop.services.config.secret,
        { slotId: scan.id, deviceId: screen.deviceId },
        shop.clock.now(),
      );
      const { isOn } = await data<{ isOn: boolean }>(shop, null, 'cast.open', { code });
      const wish = { code, kind: 'text', text: 'Hello', amountFen: 0 };
      const sent = await call(shop, null, 'cast.send', wish, { uuid: hour.replace(':', '').padStart(32, 'a') });
      return [own !== undefined, isOn, sent.code];
    };
    expect(await seen('11:59')).toEqual([true, true, 0]);
    expect(await seen('12:00')).toEqual([false, false, errors.CAST_SCREEN_OFF.code]);
    expect(await seen('14:00')).toEqual([true, true, 0]);
    await shop.within((tx) => tx.ads.remove(ad));
    for (const { id } of [scan, lunch]) await remove(id);
  });
});

describe('the sale of a slot with hours [LAY-07, MKT-06, ADS-03]', () => {
  type Found = {
    goodsId: string;
    slotName: string;
    deviceId: string;
    opens: object | null;
    exclusive: boolean;
    days: { day: string; free: number; open: boolean; hours: object[] }[];
  };
  type Quote = {
    amountFen: number;
    expectedPlays: number;
    lines: { days: number; amountFen: number; expectedPlays: number }[];
  };
  const buyer = () => shop.personas.advertiser;
  /** The next Friday that can be bought, and the Monday after it. */
  const friday = () => [1, 2, 3, 4, 5, 6, 7].map((ahead) => shop.day(ahead)).find((day) => weekdayOf(day) === 5)!;

  const listed = async (more: object) => {
    const { id } = (await create(more)).data!;
    // The sale of its size is open already: closed and opened anew, the new slot is listed as well.
    await data(shop, owner(), 'adSlot.closeSale', { ids: [shop.personas.own.slotId] });
    await data(shop, owner(), 'adSlot.openSale', { ids: [id] });
    const { list } = await data<{ list: { id: string; slotId: string; status: string; cptPriceFen: number }[] }>(
      shop,
      owner(),
      'goods.list',
      { pageSize: 100 },
    );
    const ofSlot = (slotId: string) => list.find((one) => one.slotId === slotId && one.status === 'onSale')!;
    return { id, goods: ofSlot(id), plain: ofSlot(shop.personas.own.slotId) };
  };
  const wishFor = (goodsId: string, more: object = {}) => ({
    lines: [{ goodsId, deviceIds: shop.deviceIds }],
    from: friday(),
    to: addDays(friday(), 3),
    sellingMode: 'cpt',
    ...more,
  });
  const quote = (goodsId: string, more: object = {}) =>
    call<Quote>(shop, buyer(), 'adsOrder.quote', wishFor(goodsId, more));

  test('has its own price, and is paid and kept for the days on which it opens', async () => {
    const { id, goods, plain } = await listed({ weekdays: [1, 2, 3, 4, 5] });
    expect([goods.cptPriceFen, plain.cptPriceFen]).toEqual([PEAK, CPT]);
    const { list } = await data<{ list: Found[] }>(shop, buyer(), 'adsOrder.search', {
      from: friday(),
      to: addDays(friday(), 3),
      pageSize: 100,
    });
    const row = list.find(({ goodsId }) => goodsId === goods.id)!;
    expect(row).toMatchObject({ opens: { weekdays: [1, 2, 3, 4, 5], hours: EVENING }, exclusive: true });
    expect(row.days.map(({ open, free, hours }) => [open, free, hours])).toEqual([
      [true, 3, EVENING],
      [false, 0, []],
      [false, 0, []],
      [true, 3, EVENING],
    ]);
    expect(list.find(({ goodsId }) => goodsId === plain.id)).toMatchObject({ opens: null, exclusive: false });
    const { data: quoted } = await quote(goods.id);
    expect(quoted).toMatchObject({ amountFen: PEAK * 2 * shop.deviceIds.length, lines: [{ days: 2 }] });
    const placed = { ...wishFor(goods.id), amountFen: quoted!.amountFen };
    const { orders } = await data<{ orders: { id: string }[] }>(shop, buyer(), 'adsOrder.place', placed);
    const seats = await shop.within((tx) =>
      tx.db.selectFrom('seats').select(['day']).where('slot_id', '=', id).execute(),
    );
    expect(new Set(seats.map(({ day }) => day))).toEqual(new Set([friday(), addDays(friday(), 3)]));
    await shop.fill(quoted!.amountFen);
    const paid = await data<{ results: { code: number }[] }>(shop, buyer(), 'adsOrder.pay', { ids: [orders[0]!.id] });
    expect(paid.results).toMatchObject([{ code: 0 }]);
    const weekend = { from: addDays(friday(), 1), to: addDays(friday(), 2) };
    expect((await quote(goods.id, weekend)).code).toBe(errors.SLOT_CLOSED.code);
    await data(shop, owner(), 'adSlot.update', { id, mode: 'shared', opening: 'always' });
  });

  test('is expected to play in its hours, and the slot beside it in the rest of the day', async () => {
    const { id, goods, plain } = await listed({});
    const plays = async (goodsId: string) => (await quote(goodsId)).data!.expectedPlays / (4 * shop.deviceIds.length);
    const perHour = 3_600_000 / limits.forecastShowing / 3;
    expect(await plays(goods.id)).toBe(4 * perHour);
    // The first test left a third slot of this place: always open, it shares the turns.
    expect(await plays(plain.id)).toBe(((limits.forecastHours / 3_600_000 - 4) * perHour) / 2);
    await data(shop, owner(), 'adSlot.update', { id, mode: 'shared' });
    expect(await plays(goods.id)).toBe(Math.floor((4 * perHour) / 3));
  });

  test('past midnight is sold by the day that it then is, with the hours that each day has', async () => {
    const windows = [{ from: '22:00', to: '02:00' }];
    const { id, goods } = await listed({ mode: 'shared', weekdays: [5], windows });
    const found = async (more: object) =>
      (await data<{ list: Found[] }>(shop, buyer(), 'adsOrder.search', { pageSize: 100, ...more })).list.filter(
        ({ goodsId }) => goodsId === goods.id,
      );
    const [row] = await found({ from: friday(), to: addDays(friday(), 2) });
    expect(row?.days.map(({ open, hours }) => [open, hours])).toEqual([
      [true, [{ from: '22:00', to: '24:00' }]],
      [true, [{ from: '00:00', to: '02:00' }]],
      [false, []],
    ]);
    const sunday = addDays(friday(), 2);
    expect(await found({ from: sunday, to: sunday })).toHaveLength(shop.deviceIds.length + 1);
    expect(await found({ from: sunday, to: sunday, freeOnly: true })).toEqual([]);
    expect(await found({ from: friday(), to: sunday, freeOnly: true })).not.toEqual([]);
    expect((await quote(goods.id, { from: sunday, to: sunday })).code).toBe(errors.SLOT_CLOSED.code);
    await remove(id);
  });

  test('has no day beside one that is alone all the time', async () => {
    const { id, goods } = await listed({ mode: 'shared', widgetId: 'side' });
    expect((await quote(goods.id)).code).toBe(0);
    const rival = (await create({ opening: 'always', windows: null, widgetId: 'side' })).data!;
    expect((await quote(goods.id)).code).toBe(errors.SLOT_CLOSED.code);
    const { list } = await data<{ list: Found[] }>(shop, buyer(), 'adsOrder.search', {
      from: friday(),
      to: friday(),
      freeOnly: true,
      pageSize: 100,
    });
    expect(list.some(({ goodsId }) => goodsId === goods.id)).toBe(false);
    expect(list.length).toBeGreaterThan(0);
    for (const one of [id, rival.id]) await remove(one);
  });
});
