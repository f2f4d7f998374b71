import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import type { Batch } from '#tests/support/placing.ts';
import { auctionScene, type AuctionScene } from './auctionScene.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

let scene: AuctionScene;
beforeEach(async () => {
  scene = await auctionScene();
});
afterEach(async () => {
  await checkBooks(scene.shop);
  await scene.shop.close();
});

/** Answers of a call in English and Chinese: each its code and sentence. */
async function refused(name: Parameters<typeof call>[2], payload: object) {
  const { shop } = scene;
  const answers = [];
  for (const language of ['en_us', 'zh_cn'] as const) {
    const reply = await call<Partial<Batch>>(shop, shop.personas.advertiser, name, payload, { language });
    answers.push(reply.data?.results?.[0] ?? reply);
  }
  return answers;
}

describe('the ad of a bid is one showing [MKT-10]', () => {
  it('also when it is changed: several materials are refused, and the ad stays as it was', async () => {
    const { shop, bid } = scene;
    const { adId } = await bid();
    const files = [await shop.picture(), await shop.picture()];
    const before = await shop.within((tx) => tx.ads.one(adId));
    const [en, zh] = await refused('ad.revise', { ids: [adId], name: 'Tea', files });
    expect(en).toMatchObject({
      code: errors.BID_ONE_MATERIAL.code,
      message: expect.stringMatching(/^[A-Z]/) as string,
    });
    expect(zh).toMatchObject({ code: errors.BID_ONE_MATERIAL.code, message: expect.stringMatching(/竞价/) as string });
    expect(await shop.within((tx) => tx.ads.one(adId))).toEqual(before);
  });

  it.each([
    [limits.forecastShowing + 900, 0],
    [limits.forecastShowing + 1000, errors.VIDEO_TOO_LONG.code],
    [300_000, errors.VIDEO_TOO_LONG.code],
  ])('a video of %i ms is answered %i', async (durationMs, code) => {
    const { shop, paid, did } = scene;
    const orderId = await paid();
    const film = await shop.picture();
    await shop.services.store.write(SYSTEM, (tx) =>
      tx.materials.update(film, { type: 'video', format: 'mp4', durationMs }).then(() => undefined),
    );
    expect((await did('adsOrder.upload', { ids: [orderId], materials: [film] })).code).toBe(code);
  });

  it('and a video that is too long is refused in both languages with the length that is sold', async () => {
    const { shop, paid } = scene;
    const orderId = await paid();
    const film = await shop.picture();
    await shop.services.store.write(SYSTEM, (tx) =>
      tx.materials.update(film, { type: 'video', format: 'mp4', durationMs: 300_000 }).then(() => undefined),
    );
    const [en, zh] = await refused('adsOrder.upload', { ids: [orderId], materials: [film] });
    expect(en!.message).toBe('One showing is 15 seconds: choose videos that are no longer');
    expect(zh!.message).toBe('每次播放售出 15 秒，请选择不超过 15 秒的视频');
  });
});

describe('who pays for bids [MKT-10]', () => {
  it('changes the bid alone: the budget of a day stays, and is cleared only where that is said', async () => {
    const { bid, did, one } = scene;
    const { orderId } = await bid({ dayBudgetFen: 500 });
    expect(await did('adsOrder.rebid', { ids: [orderId], priceFen: 4000 })).toMatchObject({ code: 0 });
    expect(await one(orderId)).toMatchObject({ priceFen: 4000, dayBudgetFen: 500 });
    expect(await did('adsOrder.rebid', { ids: [orderId], priceFen: 4000, dayBudgetFen: null })).toMatchObject({
      code: 0,
    });
    expect(await one(orderId)).toMatchObject({ dayBudgetFen: null });
  });

  it('ends them also when it may place nothing any more, and nobody else does', async () => {
    const { shop, bid, did, one } = scene;
    const { orderId } = await bid();
    await shop.services.store.write(SYSTEM, (tx) =>
      tx.corporations.update(shop.personas.advertiser.corpId, { identityState: 'withdrawn' }).then(() => undefined),
    );
    expect(await did('adsOrder.rebid', { ids: [orderId], priceFen: 4000 })).toMatchObject({
      code: errors.PLACE_WITHDRAWN.code,
    });
    expect(await did('adsOrder.stop', { ids: [orderId] })).toMatchObject({ code: 0 });
    expect(await one(orderId)).toMatchObject({ status: 'finished' });
  });

  it('does so alone: the advertiser of an agent that pays for it does not', async () => {
    const { shop, bid, did, agent } = scene;
    const { orderId } = await bid({ advertiserId: await agent() }, shop.personas.agent);
    await shop.within((tx) =>
      tx.adsOrders.update(orderId, { advertiserId: shop.personas.advertiser.corpId }).then(() => undefined),
    );
    expect(await did('adsOrder.stop', { ids: [orderId] })).toMatchObject({ code: errors.ORDER_PAYER_OTHER.code });
  });
});

describe('what was won and shown is charged before its order is settled [MKT-10]', () => {
  it('to the fen, also when the proof and the time to settle come in one tick', async () => {
    const { shop, bid, goTo, sync, turnsOf, shown, one } = scene;
    const { orderId, adId } = await bid();
    await goTo(9);
    const [dueAt] = turnsOf(await sync(), adId)!;
    await shop.within(async (tx) => {
      await tx.adsOrders.update(orderId, { status: 'finished', endAt: dueAt! + 60_000 });
      await tx.adSlots.update(shop.personas.own.slotId, { rtb: false });
    });
    shop.clock.set(dueAt! + 20_000);
    await sync([shown(adId, dueAt! + 2000)]);
    shop.clock.set(dueAt! + 60_000 + limits.orderSettleAfter);
    await shop.tick();
    expect(await one(orderId)).toMatchObject({ spentFen: 1, earnedFen: 1, creditFen: 9999, delivered: 1 });
  });

  it('an order waits for what it won, and one that is settled is charged nothing more', async () => {
    const { shop, bid, goTo, sync, turnsOf, shown, one, auctions } = scene;
    const { orderId, adId } = await bid();
    await goTo(9);
    const [dueAt] = turnsOf(await sync(), adId)!;
    const order = (facts: object) => shop.within((tx) => tx.adsOrders.update(orderId, facts).then(() => undefined));
    // Over for long, and what it won is about to be played.
    await order({ status: 'finished', endAt: shop.clock.now() - limits.orderSettleAfter });
    await shop.tick();
    expect((await one(orderId))['settledAt']).toBeNull();
    await order({ settledAt: shop.clock.now(), earnedFen: 0 });
    shop.clock.set(dueAt! + 20_000);
    await sync([shown(adId, dueAt! + 2000)]);
    await shop.tick();
    expect(await one(orderId)).toMatchObject({ earnedFen: 0 });
    expect((await shop.within((tx) => tx.adsOrders.one(orderId)))!.spentMilli ?? 0).toBe(0);
    expect((await auctions()).at(-1)).toMatchObject({ status: 'lapsed' });
    await order({ settledAt: null, status: 'finished' });
    await shop.tick();
  });

  it('one play pays one auction, also where the slot sells at other moments now', async () => {
    const { shop, bid, goTo, sync, turnsOf, shown, one, auctions } = scene;
    const { orderId, adId } = await bid();
    await goTo(9);
    const [dueAt] = turnsOf(await sync(), adId)!;
    // Another auction of the same slot, half a minute away: its moments were others before.
    await shop.within(async (tx) => {
      const [won] = await tx.auctions.find((eb) => eb('status', '=', 'won'));
      const { status, slotId, deviceId, floorFen, priceFen, winnerId } = won!;
      const facts = { status, slotId, deviceId, floorFen, priceFen, winnerId, adId };
      await tx.auctions.insert({ ...facts, number: 'ANOTHER', dueAt: dueAt! + 30_000 });
    });
    shop.clock.set(dueAt! + 60_000);
    await sync([shown(adId, dueAt! + 31_000)]);
    await shop.tick();
    await shop.tick();
    expect(await one(orderId)).toMatchObject({ spentFen: 1, delivered: 1 });
    expect((await shop.within((tx) => tx.adsOrders.one(orderId)))!.spentMilli).toBe(1000);
    expect((await auctions()).filter(({ status }) => status === 'played')).toHaveLength(1);
  });
});
