import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop();
  await shop.fill(10_000_000);
});
afterAll(() => shop.close());

const SYSTEM = { kind: 'system', corpId: null } as const;
const owner = () => shop.personas.owner;
const buyer = () => shop.personas.advertiser;

const setShowing = (showingS: number) =>
  call(shop, owner(), 'adSlot.update', { id: shop.personas.own.slotId, showingS });

interface Order {
  showingS: number;
  expectedPlays: number;
  adId: string;
}
const orderOf = (id: string) => data<Order>(shop, buyer(), 'adsOrder.one', { id });

/** Adds a film of so many milliseconds to the buyer's library. */
async function film(durationMs: number): Promise<string> {
  const id = await shop.picture();
  await shop.services.store.write(SYSTEM, (tx) =>
    tx.materials.update(id, { type: 'video', format: 'mp4', durationMs }).then(() => undefined),
  );
  return id;
}

interface Item {
  code: number;
  message: string;
}
const sent = async (
  name: 'adsOrder.upload' | 'ad.revise',
  payload: object,
  language: 'en_us' | 'zh_cn' = 'en_us',
): Promise<Item> => (await call<{ results: Item[] }>(shop, buyer(), name, payload, { language })).data!.results[0]!;

async function paid(overrides: object): Promise<string> {
  const id = await shop.order(overrides);
  await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
  return id;
}

describe('the length of one showing is what is sold [LAY-06, ADS-03]', () => {
  it('is told before the order, and counts in the forecast', async () => {
    await setShowing(15);
    const search = () =>
      data<{ list: { showingS: number }[] }>(shop, buyer(), 'adsOrder.search', { sellingMode: 'cpt' });
    expect(new Set((await search()).list.map(({ showingS }) => showingS))).toEqual(new Set([15]));
    const short = await orderOf(await shop.order({ from: shop.day(2), to: shop.day(2) }));
    await setShowing(30);
    expect(new Set((await search()).list.map(({ showingS }) => showingS))).toEqual(new Set([30]));
    expect(await data(shop, owner(), 'goods.one', { id: shop.goodsId })).toMatchObject({ showingS: 30 });
    const long = await orderOf(await shop.order({ from: shop.day(2), to: shop.day(2) }));
    expect([short.showingS, long.showingS]).toEqual([15, 30]);
    expect(long.expectedPlays).toBe(short.expectedPlays / 2);
  });

  it.each([
    ['cpt', {}],
    ['cpm', { plays: 1000 }],
  ])('a video of an order by %s may not be longer, also when the slot is changed later', async (sellingMode, more) => {
    await setShowing(30);
    const id = await paid({ from: shop.day(5), to: shop.day(6), sellingMode, ...more });
    await setShowing(300);
    const long = await film(31_000);
    const [en, zh] = [
      await sent('adsOrder.upload', { ids: [id], materials: [await shop.picture(), long] }),
      await sent('adsOrder.upload', { ids: [id], materials: [long] }, 'zh_cn'),
    ];
    expect([en.code, zh.code]).toEqual([errors.VIDEO_TOO_LONG.code, errors.VIDEO_TOO_LONG.code]);
    expect(en.message).toBe('One showing is 30 seconds: choose videos that are no longer');
    expect(zh.message).toBe('每次播放售出 30 秒，请选择不超过 30 秒的视频');
    expect((await orderOf(id)).adId).toBeNull();
    expect((await sent('adsOrder.upload', { ids: [id], materials: [await film(30_900)] })).code).toBe(0);
    const { adId } = await orderOf(id);
    const before = await shop.within((tx) => tx.ads.one(adId));
    expect(before).toMatchObject({ durationS: 30 });
    const revised = await sent('ad.revise', { ids: [adId], name: 'Tea', files: [long] });
    expect(revised.code).toBe(errors.VIDEO_TOO_LONG.code);
    expect(await shop.within((tx) => tx.ads.one(adId))).toEqual(before);
  });

  it.each([4, 301, 7.5])('%s seconds are refused at the field', async (seconds) => {
    expect(await setShowing(seconds)).toMatchObject({ code: expect.toSatisfy((code: number) => code < 0) as number });
    expect(JSON.stringify(await setShowing(seconds))).toContain('showingS');
  });
});
