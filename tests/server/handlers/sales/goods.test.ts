import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop();
});
afterAll(() => shop.close());

type Goods = Record<string, unknown> & { id: string; slotId: string; status: string };

const owner = () => shop.personas.owner;
const goods = (id: string) => data<Goods>(shop, owner(), 'goods.one', { id });
const all = () => data<{ list: Goods[] }>(shop, owner(), 'goods.list', { pageSize: 200 }).then(({ list }) => list);
const newSlot = async (overrides: object = {}): Promise<string> => {
  const made = await data<{ id: string }>(shop, owner(), 'adSlot.create', {
    name: `Slot ${Math.random()}`,
    layoutId: shop.personas.own.layoutId,
    width: 300,
    height: 200,
    carouselPlaces: 4,
    sellingMode: 'cpt',
    cptPriceFen: CPT,
    ...overrides,
  });
  return made.id;
};
const ofSlot = async (slotId: string) => (await all()).filter((one) => one.slotId === slotId);
const resultOf = async (name: Parameters<typeof call>[2], payload: object): Promise<number> => {
  const { code, data: answer } = await call<{ results: { code: number }[] }>(shop, owner(), name, payload);
  return answer?.results?.[0]?.code ?? code;
};

describe('goods [MKT-07]', () => {
  it('say what their slot is: number, device type, dimension, resolution, stock and prices', async () => {
    expect(await goods(shop.goodsId)).toMatchObject({
      number: expect.stringMatching(/^G\d{6}$/) as string,
      slotId: shop.personas.own.slotId,
      deviceType: 'android',
      dimension: '1920x1080',
      resolution: '1920x1080',
      maxStock: 3,
      cptPriceFen: CPT,
      status: 'onSale',
    });
  });

  it('are made and listed for all slots of a size when the sale of one is opened', async () => {
    const [first, second, elsewhere] = [
      await newSlot(),
      await newSlot({ maxSellable: 2 }),
      await newSlot({ width: 301 }),
    ];
    expect(await resultOf('adSlot.openSale', { ids: [first] })).toBe(0);
    expect((await ofSlot(first)).map(({ status }) => status)).toEqual(['onSale']);
    expect(await ofSlot(second)).toMatchObject([{ status: 'onSale', maxStock: 2 }]);
    expect(await ofSlot(elsewhere)).toEqual([]);
    expect(await resultOf('adSlot.openSale', { ids: [second] })).toBe(errors.SALE_OPEN.code);
  });

  it('of that size are abandoned for good when the sale is closed; opening makes new ones', async () => {
    const [first, second] = [await newSlot({ width: 410 }), await newSlot({ width: 410 })];
    await data(shop, owner(), 'adSlot.openSale', { ids: [first] });
    const [before] = await ofSlot(second);
    expect(await resultOf('adSlot.closeSale', { ids: [first] })).toBe(0);
    expect((await goods(before!.id)).status).toBe('abandoned');
    expect(await resultOf('goods.putaway', { ids: [before!.id] })).toBe(errors.NOT_ALLOWED_NOW.code);
    expect(await resultOf('goods.setPrice', { ids: [before!.id], priceFen: 1, cptPriceFen: 1 })).toBe(
      errors.NOT_ALLOWED_NOW.code,
    );
    expect(await resultOf('adSlot.closeSale', { ids: [second] })).toBe(errors.SALE_CLOSED.code);

    await data(shop, owner(), 'adSlot.openSale', { ids: [second] });
    const states = (await ofSlot(second)).map(({ id, status }) => [id === before!.id, status]);
    expect(states.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [false, 'onSale'],
      [true, 'abandoned'],
    ]);
  });

  it('without a price stay off the shelf: "price cannot be empty" [LAY-06]', async () => {
    const slot = await newSlot({ width: 420, cptPriceFen: 0 });
    await data(shop, owner(), 'adSlot.openSale', { ids: [slot] });
    const [found] = await ofSlot(slot);
    expect(found).toMatchObject({ status: 'offShelf', cptPriceFen: null });
    expect(await resultOf('goods.putaway', { ids: [found!.id] })).toBe(errors.PRICE_EMPTY.code);
    const answer = await call<{ results: { message: string }[] }>(shop, owner(), 'goods.putaway', { ids: [found!.id] });
    expect(answer.data!.results[0]!.message).toBe('Price cannot be empty');
    await data(shop, owner(), 'goods.setPrice', { ids: [found!.id], priceFen: null, cptPriceFen: 100 });
    expect(await resultOf('goods.putaway', { ids: [found!.id] })).toBe(0);
    expect(await resultOf('goods.soldOut', { ids: [found!.id] })).toBe(0);
    expect((await goods(found!.id)).status).toBe('offShelf');
  });

  it.each([
    ['0', 0],
    ['−1', -1],
    ['10,000.01 yuan', 1_000_001],
    ['three decimals', 100.5],
  ])('refuse a price of %s with its sentence, and keep theirs', async (_name, cptPriceFen) => {
    const answer = await call<{ errors: Record<string, string> }>(shop, owner(), 'goods.setPrice', {
      ids: [shop.goodsId],
      priceFen: null,
      cptPriceFen,
    });
    expect(answer.code).toBe(errors.PAYLOAD_INVALID.code);
    expect(answer.data!.errors['cptPriceFen']).toMatch(/0\.01 to 10,000 yuan, with two decimals at most/);
    expect((await goods(shop.goodsId))['cptPriceFen']).toBe(CPT);
  });

  it('refuse no price at all', async () => {
    const answer = await call<{ results: { code: number; message: string; data?: unknown }[] }>(
      shop,
      owner(),
      'goods.setPrice',
      { ids: [shop.goodsId], priceFen: null, cptPriceFen: null },
    );
    expect(JSON.stringify(answer)).toContain('Price cannot be empty');
    expect((await goods(shop.goodsId))['cptPriceFen']).toBe(CPT);
  });

  it.each(['cptPriceFen', 'cpmPriceFen'] as const)(
    'have the bounds of %s of their slot: more than they can cost is refused there, with its sentence [LAY-10]',
    async (field) => {
      const slot = { name: 'Dear', layoutId: shop.personas.own.layoutId, width: 440, height: 200, carouselPlaces: 4 };
      const ofMode = { ...slot, sellingMode: field.slice(0, 3) };
      for (const [language, message] of [
        ['en_us', 'A price is 10,000 yuan at most, with two decimals at most'],
        ['zh_cn', '价格不超过 10,000 元，最多两位小数'],
      ] as const) {
        const wish = { ...ofMode, [field]: 1_000_001 };
        const answer = await call<{ errors: object }>(shop, owner(), 'adSlot.create', wish, { language });
        expect(answer).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { errors: { [field]: message } } });
      }
      expect((await call(shop, owner(), 'adSlot.create', { ...ofMode, [field]: 1_000_000 })).code).toBe(0);
    },
  );

  it('stay off the shelf where a slot of before asks more than goods can cost', async () => {
    const slot = await newSlot({ width: 450 });
    await shop.within((tx) => tx.adSlots.update(slot, { cptPriceFen: 1_000_001 }).then(() => undefined));
    await data(shop, owner(), 'adSlot.openSale', { ids: [slot] });
    expect(await ofSlot(slot)).toMatchObject([{ status: 'offShelf', cptPriceFen: null }]);
  });

  it('by auction have a floor above nothing: of 0 nobody would ever be asked [LAY-06, MKT-10]', async () => {
    const slot = { name: 'Free', layoutId: shop.personas.own.layoutId, width: 460, height: 200, carouselPlaces: 4 };
    const answer = await call<{ errors: object }>(shop, owner(), 'adSlot.create', {
      ...slot,
      sellingMode: 'rtb',
      rtbPriceFen: 0,
    });
    expect(answer).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { errors: { rtbPriceFen: 'A price is 0.01 to 10,000 yuan, with two decimals at most' } },
    });
  });

  it('follow the name and the places of their slot; their price stays', async () => {
    const slot = await newSlot({ width: 430 });
    await data(shop, owner(), 'adSlot.openSale', { ids: [slot] });
    const [found] = await ofSlot(slot);
    await data(shop, owner(), 'adSlot.update', { id: slot, name: 'Renamed', maxSellable: 1, cptPriceFen: 7 });
    expect(await goods(found!.id)).toMatchObject({ name: 'Renamed', maxStock: 1, cptPriceFen: CPT });
  });

  it('never have fewer places than are sold from today on, by one change or by many [AD-13, LAY-06]', async () => {
    await shop.fill(1_000_000);
    const { slotId } = shop.personas.own;
    const ids = [await shop.order(), await shop.order()];
    await data(shop, shop.personas.advertiser, 'adsOrder.pay', { ids });
    for (const [language, message] of [
      ['en_us', '2 places are sold already: they cannot become 1'],
      ['zh_cn', '已售出 2 个轮播位，不能减少到 1 个'],
    ] as const) {
      const lower = (changes: object) =>
        call<{ min: number }>(shop, owner(), 'adSlot.update', { id: slotId, ...changes }, { language });
      for (const changes of [{ carouselPlaces: 1 }, { maxSellable: 1 }])
        expect(await lower(changes)).toMatchObject({ code: errors.SLOT_PLACES_SOLD.code, message });
    }
    expect(await resultOf('adSlot.updateMany', { ids: [slotId], set: { maxSellable: 1 } })).toBe(
      errors.SLOT_PLACES_SOLD.code,
    );
    expect(await goods(shop.goodsId)).toMatchObject({ maxStock: 3 });
    await data(shop, owner(), 'adSlot.update', { id: slotId, maxSellable: 2 });
    expect(await goods(shop.goodsId)).toMatchObject({ maxStock: 2 });
    const seat = { device_id: 'd', slot_id: 's', day: '2026-06-02', corp_id: 'c', order_id: 'o', until: null };
    const beyond = shop.within(async (tx) => {
      await tx.db
        .insertInto('seats')
        .values({ ...seat, seat: 3, stock: 2 })
        .execute();
    });
    await expect(beyond).rejects.toThrow(/constraint/i);
    // Of days that are over nothing is asked.
    shop.clock.set(Date.parse(`${shop.day(2)}T00:00:00+08:00`) + 1);
    await data(shop, owner(), 'adSlot.update', { id: slotId, maxSellable: 1 });
  });
});
