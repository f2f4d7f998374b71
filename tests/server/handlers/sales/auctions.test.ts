import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import type { Batch, Row } from '#tests/support/placing.ts';
import type { Shop } from '#tests/support/shop.ts';
import { auctionScene, FLOOR, type AuctionScene } from './auctionScene.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

let scene: AuctionScene;
let shop: Shop;
beforeEach(async () => {
  scene = await auctionScene();
  shop = scene.shop;
});
afterEach(async () => {
  await checkBooks(shop);
  await shop.close();
});

const buyer = () => shop.personas.advertiser;
const wish: AuctionScene['wish'] = (...asked) => scene.wish(...asked);
const one: AuctionScene['one'] = (...asked) => scene.one(...asked);
const did: AuctionScene['did'] = (...asked) => scene.did(...asked);
const agent: AuctionScene['agent'] = (...asked) => scene.agent(...asked);
const bid: AuctionScene['bid'] = (...asked) => scene.bid(...asked);
const sync: AuctionScene['sync'] = (...asked) => scene.sync(...asked);
const goTo: AuctionScene['goTo'] = (...asked) => scene.goTo(...asked);
const turnsOf: AuctionScene['turnsOf'] = (...asked) => scene.turnsOf(...asked);
const auctions: AuctionScene['auctions'] = (...asked) => scene.auctions(...asked);
const shown: AuctionScene['shown'] = (...asked) => scene.shown(...asked);

describe('a slot that sells its plays by auction [MKT-10]', () => {
  it('gives the best bid its turn on the screen, at the second price, and charges it once its play is proved', async () => {
    const clientId = await agent();
    const best = await bid();
    const other = await bid({ bidFen: 1800, advertiserId: clientId }, shop.personas.agent);
    await goTo(9);
    await shop.tick();
    const manifest = await sync();
    const [dueAt] = turnsOf(manifest, best.adId)!;
    expect(dueAt).toBeGreaterThan(shop.clock.now());
    expect(dueAt! - shop.clock.now()).toBeLessThanOrEqual(limits.auctionHorizon);
    expect(turnsOf(manifest, other.adId)).toEqual([]);
    const [held] = await auctions();
    expect(held).toMatchObject({ status: 'won', floorFen: FLOOR, priceFen: 1800, bids: 2 });
    const told = await data<Row>(shop, shop.personas.owner, 'auction.one', { id: held!.id });
    expect(told['offers']).toEqual([
      expect.objectContaining({ bidFen: 3000, why: 'won' }),
      expect.objectContaining({ buyer: 'Tea', bidFen: 1800, why: 'outbid' }),
    ]);
    shop.clock.set(dueAt! + 20_000);
    await sync([shown(best.adId, dueAt! + 2000)]);
    await shop.tick();
    // Told again, and looked at again, it is the same play.
    await sync([{ ...shown(best.adId, dueAt! + 2000), seq: 1 }]);
    await shop.tick();
    expect(await one(best.orderId)).toMatchObject({ delivered: 1, averageFen: 1800, spentFen: 2 });
    const spent = await shop.within(async (tx) => (await tx.adsOrders.one(best.orderId))!.spentMilli);
    expect(spent).toBe(1800);
    expect((await auctions()).find(({ id }) => id === held!.id)).toMatchObject({ status: 'played' });
  });

  it('is what the screen should show while it may be on it, and not before or after', async () => {
    const { adId } = await bid();
    const due = async () => {
      const wall = await data<{ list: { due: { adId: string }[] }[] }>(shop, shop.personas.owner, 'device.wall', {
        page: 1,
        pageSize: 60,
      });
      return wall.list.flatMap((screen) => screen.due.map((ad) => ad.adId));
    };
    await goTo(9);
    const [at] = turnsOf(await sync(), adId)!;
    expect(await due()).not.toContain(adId);
    shop.clock.set(at! + 20_000);
    await sync();
    expect(await due()).toContain(adId);
    shop.clock.set(at! + 2 * limits.auctionWindow);
    await sync();
    expect(await due()).not.toContain(adId);
  });

  it.each([
    ['whose verification was withdrawn', { identityState: 'withdrawn' }],
    ['who was paused', { status: 'paused' }],
  ] as const)('sells nothing to a buyer %s, and says so, until that is over [ADS-05]', async (_who, changes) => {
    await bid();
    const set = (facts: object) =>
      shop.services.store.write(SYSTEM, (tx) => tx.corporations.update(buyer().corpId, facts).then(() => undefined));
    await set(changes);
    await goTo(9);
    const held = await auctions();
    expect(held).toEqual([expect.objectContaining({ status: 'unsold', bids: 1 })]);
    const told = await data<Row>(shop, shop.personas.owner, 'auction.one', { id: held[0]!.id });
    expect(told['offers']).toEqual([expect.objectContaining({ why: 'notVerified' })]);
    await set({ identityState: 'verified', status: 'enabled' });
    shop.clock.advance(60_000);
    await sync();
    await shop.tick();
    expect((await auctions()).map(({ status }) => status)).toContain('won');
  });

  it('costs nothing where the screen never showed it, and the money is free again', async () => {
    const { orderId } = await bid();
    await goTo(9);
    expect(await auctions()).toEqual([expect.objectContaining({ status: 'won', priceFen: FLOOR })]);
    shop.clock.advance(limits.auctionTold + limits.auctionHorizon + 1000);
    await shop.tick();
    expect((await auctions()).at(-1)).toMatchObject({ status: 'lapsed' });
    expect(await one(orderId)).toMatchObject({ spentFen: 0 });
  });

  it('is settled to the fen by what was shown, a thousandth of a price not lost; the rest comes back', async () => {
    await shop.within((tx) => tx.adSlots.update(shop.personas.own.slotId, { rtbPriceFen: 1700 }).then(() => undefined));
    const { orderId, adId } = await bid();
    const plays: number[] = [];
    await goTo(9);
    for (let round = 0; plays.length < 3 && round < 200; round += 1) {
      const due = (turnsOf(await sync(), adId) ?? []).find((at) => at > (plays.at(-1) ?? 0));
      if (due !== undefined) {
        shop.clock.set(due + 20_000);
        await sync([shown(adId, due)]);
        plays.push(due);
      } else shop.clock.advance(5000);
      await sync();
      await shop.tick();
    }
    shop.clock.set(Date.parse(`${shop.day(1)}T00:00:00+08:00`));
    await shop.tick();
    await shop.tick();
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    // Three times 1.7 fen are 5.1.
    expect(await one(orderId)).toMatchObject({ status: 'finished', earnedFen: 5, creditFen: 9995, delivered: 3 });
  });

  it('is not won by who is held back, not reviewed, below a floor that rose, or whose budget is spent', async () => {
    const clientId = await agent();
    const facts = { advertiserId: clientId };
    const paused = await bid({ bidFen: 9000 });
    expect(await did('ad.hold', { ids: [paused.adId] })).toMatchObject({ code: 0 });
    const low = await bid({ bidFen: 1100, ...facts }, shop.personas.agent);
    const poor = await bid({ bidFen: 8000, budgetFen: 8, amountFen: 8 });
    const { orders } = await data<{ orders: Row[] }>(shop, buyer(), 'adsOrder.place', wish({ bidFen: 7000 }));
    await did('adsOrder.pay', { ids: [orders[0]!.id] });
    await did('adsOrder.upload', { ids: [orders[0]!.id], materials: [await shop.picture()] });
    await shop.within((tx) => tx.adSlots.update(shop.personas.own.slotId, { rtbPriceFen: 1200 }).then(() => undefined));
    await goTo(9);
    const [first] = await auctions();
    const told = await data<{ offers: { order: string; why: string }[] }>(shop, shop.personas.owner, 'auction.one', {
      id: first!.id,
    });
    const whys = new Map(told.offers.map(({ order, why }) => [order, why]));
    const numberOf = async (id: string, caller = buyer()) => (await one(id, caller))['number'] as string;
    expect(whys.get(await numberOf(paused.orderId))).toBe('paused');
    expect(whys.get(await numberOf(low.orderId, shop.personas.agent))).toBe('belowFloor');
    expect(whys.get(await numberOf(orders[0]!.id))).toBe('notApproved');
    expect(whys.get(await numberOf(poor.orderId))).toBe('won');
    shop.clock.advance(limits.auctionEvery);
    await sync();
    await shop.tick();
    const [next] = await auctions();
    expect(next!.id).not.toBe(first!.id);
    const later = await data<typeof told>(shop, shop.personas.owner, 'auction.one', { id: next!.id });
    expect(later.offers.find(({ why }) => why === 'budgetSpent')?.order).toBe(await numberOf(poor.orderId));
  });

  it('holds none while another slot has its place alone [LAY-07]', async () => {
    const { slotId, layoutId } = shop.personas.own;
    await shop.within(async (tx) => {
      const { widgetId } = (await tx.adSlots.one(slotId))!;
      const lunch = { opening: 'hours', windows: [{ from: '12:00', to: '14:00' }], mode: 'exclusive' } as const;
      await tx.adSlots.insert({ number: 'LUNCH', name: 'Lunch', layoutId, widgetId, ...lunch });
    });
    await bid();
    await goTo(13);
    expect(await auctions()).toEqual([]);
    shop.clock.advance(2 * 3_600_000);
    await sync();
    await shop.tick();
    expect(await auctions()).not.toEqual([]);
  });

  it('takes another bid from the next auction on, and ends when its buyer ends it', async () => {
    const { orderId } = await bid();
    expect(await did('adsOrder.rebid', { ids: [orderId], priceFen: 4000, dayBudgetFen: null })).toMatchObject({
      code: 0,
    });
    expect(await one(orderId)).toMatchObject({ priceFen: 4000 });
    expect(await did('adsOrder.stop', { ids: [orderId] })).toMatchObject({ code: 0 });
    await shop.tick();
    shop.clock.advance(limits.orderSettleAfter + 1000);
    await shop.tick();
    expect(await one(orderId)).toMatchObject({ status: 'finished', earnedFen: 0, creditFen: 10_000 });
  });
});

/** All that a refusal must leave as it was. */
const kept = () =>
  shop.services.store.read(SYSTEM, async ({ db, adsOrders }) => ({
    accounts: await db.selectFrom('ledger_accounts').selectAll().orderBy('corp_id').orderBy('kind').execute(),
    purses: await db.selectFrom('ledger_purses').selectAll().orderBy('purse').execute(),
    orders: (await adsOrders.find((eb) => eb('number', 'is not', null))).map(({ id, rev }) => ({ id, rev })),
  }));

type Ask = { name: Parameters<typeof call>[2]; payload: object };

describe('a bid that is none [MKT-10]', () => {
  it.each<[string, keyof typeof errors, () => Promise<Ask>]>([
    ['below the floor', 'BID_TOO_LOW', async () => ({ name: 'adsOrder.place', payload: wish({ bidFen: FLOOR - 1 }) })],
    [
      'in another currency',
      'BID_CURRENCY',
      async () => ({ name: 'adsOrder.place', payload: wish({ currency: 'USD' }) }),
    ],
    ['without a price', 'BID_NEEDED', async () => ({ name: 'adsOrder.place', payload: wish({ bidFen: null }) })],
    ['without a budget', 'BID_NEEDED', async () => ({ name: 'adsOrder.place', payload: wish({ budgetFen: null }) })],
    [
      'whose budget pays no play',
      'BID_BUDGET',
      async () => ({ name: 'adsOrder.place', payload: wish({ bidFen: 30_000, budgetFen: 29, amountFen: 29 }) }),
    ],
    [
      'whose budget of a day pays no play',
      'BID_BUDGET',
      async () => ({ name: 'adsOrder.place', payload: wish({ bidFen: 30_000, dayBudgetFen: 29 }) }),
    ],
    [
      'of another amount than its budget',
      'PRICE_CHANGED',
      async () => ({ name: 'adsOrder.place', payload: wish({ amountFen: 9 }) }),
    ],
    [
      'for days that are over',
      'ORDER_DAYS',
      async () => ({ name: 'adsOrder.place', payload: wish({ from: shop.day(0), to: shop.day(0) }) }),
    ],
    [
      'for a slot that sells none by auction',
      'MODE_NOT_SOLD',
      async () => {
        await shop.within((tx) => tx.adSlots.update(shop.personas.own.slotId, { rtb: false }).then(() => undefined));
        return { name: 'adsOrder.place', payload: wish() };
      },
    ],
    [
      'that is changed to less than the floor',
      'BID_TOO_LOW',
      async () => {
        const { orderId } = await bid();
        return { name: 'adsOrder.rebid', payload: { ids: [orderId], priceFen: FLOOR - 1, dayBudgetFen: null } };
      },
    ],
    [
      'that is changed after its last day',
      'BID_LATE',
      async () => {
        const { orderId } = await bid();
        shop.clock.set(Date.parse(`${shop.day(2)}T00:00:01+08:00`));
        return { name: 'adsOrder.rebid', payload: { ids: [orderId], priceFen: 5000, dayBudgetFen: null } };
      },
    ],
    [
      'with two materials for one play',
      'BID_ONE_MATERIAL',
      async () => {
        const { orders } = await data<{ orders: Row[] }>(shop, buyer(), 'adsOrder.place', wish());
        await did('adsOrder.pay', { ids: [orders[0]!.id] });
        const materials = [await shop.picture(), await shop.picture()];
        return { name: 'adsOrder.upload', payload: { ids: [orders[0]!.id], materials } };
      },
    ],
  ])('is refused with its sentence in both languages, the books unchanged: %s', async (_title, error, prepare) => {
    const { name, payload } = await prepare();
    const before = await kept();
    for (const [language, looks] of [
      ['en_us', /^[A-Z][\x20-\x7e–’“”·]+$/],
      ['zh_cn', /[\u4e00-\u9fff]/],
    ] as const) {
      const reply = await call<Partial<Batch>>(shop, buyer(), name, payload, { language });
      const { code, message } = reply.data?.results?.[0] ?? reply;
      expect(code).toBe(errors[error].code);
      expect(message).toMatch(looks);
    }
    expect(await kept()).toEqual(before);
  });
});
