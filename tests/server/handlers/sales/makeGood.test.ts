import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#core/time.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { balancesOf } from '#server/money/wallet.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY } from '../../player/scene.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 1 });
  await shop.fill(1_000_000);
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});

type Order = Record<string, unknown> & { adId: string; status: string; endDay: string };
const buyer = () => shop.personas.advertiser;
const owner = () => shop.personas.owner;
const order = (id: string, caller = buyer()) => data<Order>(shop, caller, 'adsOrder.one', { id });
const money = () =>
  shop.services.store.read(SYSTEM, async (tx) => ({
    buyer: await balancesOf(tx, buyer().corpId),
    seller: await balancesOf(tx, shop.corpId),
  }));
const answered = async (
  verb: 'makeGood' | 'refund',
  id: string,
  payload: object,
  { language = 'en_us', caller = owner() }: { language?: 'en_us' | 'zh_cn'; caller?: ReturnType<typeof owner> } = {},
) => {
  const reply = await call<{ results?: { code: number; message: string }[] }>(
    shop,
    caller,
    `adsOrder.${verb}`,
    { ids: [id], ...payload },
    { language },
  );
  return reply.data?.results?.[0] ?? reply;
};
let seq = 0;
const play = (adId: string, screen: number) =>
  shop.within(async (tx) => {
    await tx.proofsOfPlay.insert({
      startedAt: tx.now - 1,
      durationMs: 15_000,
      plays: 9,
      adId,
      deviceId: shop.deviceIds[screen]!,
      seq: (seq += 1),
    });
  });
/** Lets the clock go on to noon of a day, or to the moment at which one is over. */
const goTo = async (day: string, hours = 12): Promise<void> => {
  shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + (hours * DAY) / 24);
  await shop.tick();
  await shop.tick();
};

/** An order of tomorrow for both screens that played on the first alone, and is over. */
async function short(): Promise<{ id: string; adId: string; day: string }> {
  const day = shop.day(1);
  const id = await shop.order({ from: day, to: day });
  await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
  await data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
  const { adId } = await order(id);
  await shop.approve([adId]);
  await goTo(day);
  await play(adId, 0);
  await goTo(day, 24);
  expect(await order(id)).toMatchObject({ status: 'finished', settledAt: null });
  return { id, adId, day };
}

describe('an order that fell short [MKT-09]', () => {
  it('is not made good on days that are sold, nor by whom it is not', async () => {
    const { id, day } = await short();
    const next = addDays(day, 2);
    const other = await shop.order({ from: next, to: next });
    expect((await answered('makeGood', id, { days: 1 })).code).toBe(errors.SEATS_TAKEN.code);
    expect((await answered('makeGood', id, { days: 1 }, { caller: buyer() })).code).toBe(errors.WRONG_SYSTEM.code);
    expect((await answered('makeGood', id, { days: 1 }, { caller: shop.personas.rival })).code).toBe(
      errors.NOT_FOUND.code,
    );
    expect(await order(id)).toMatchObject({ status: 'finished', endDay: day });
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [other] });
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    expect(await order(id)).toMatchObject({ earnedFen: CPT, creditFen: CPT });
  });

  it('goes on where its owner makes it good, and is settled by all that was played', async () => {
    const before = await money();
    const { id, adId, day } = await short();
    expect(await answered('makeGood', id, { days: 2 })).toMatchObject({ code: 0 });
    const going = await order(id);
    expect(going).toMatchObject({ status: 'ongoing', endDay: addDays(day, 3), makeGoodDays: 2 });
    expect(await data(shop, owner(), 'ad.one', { id: adId })).toMatchObject({
      status: 'pendingPlay',
      startAt: new Date(Date.parse(`${addDays(day, 2)}T00:00:00+08:00`)).toISOString(),
    });
    await checkBooks(shop);
    // The days that make it good are taken, and no others.
    const taken = {
      lines: [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds }],
      from: addDays(day, 3),
      to: addDays(day, 3),
    };
    const quoted = await data<{ busy: unknown[] }>(shop, buyer(), 'adsOrder.quote', { ...taken, sellingMode: 'cpt' });
    expect(quoted.busy).toHaveLength(2);
    await goTo(addDays(day, 2));
    await play(adId, 1);
    await goTo(addDays(day, 3), 24);
    expect(await order(id)).toMatchObject({ status: 'finished', settledAt: null });
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    expect(await order(id)).toMatchObject({ earnedFen: CPT * 2, creditFen: 0 });
    const after = await money();
    expect(after.seller.income - before.seller.income).toBe(CPT * 2);
    expect(before.buyer.wallet - after.buyer.wallet).toBe(CPT * 2);
    expect(after.buyer.held).toBe(before.buyer.held);
  });

  it('is credited where its owner does nothing, and made good no more', async () => {
    const { id } = await short();
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    expect(await order(id)).toMatchObject({ earnedFen: CPT, creditFen: CPT });
    expect(await answered('makeGood', id, { days: 1 })).toMatchObject({
      code: errors.MAKE_GOOD_LATE.code,
      message: 'The order is settled: it cannot be made good any more',
    });
    expect(await answered('makeGood', id, { days: 1 }, { language: 'zh_cn' })).toMatchObject({
      message: '订单已结算，不能再补播',
    });
  });

  it('is not made good where everything was played', async () => {
    const { id, adId, day } = await short();
    await shop.within((tx) =>
      tx.proofsOfPlay
        .insert({
          startedAt: Date.parse(`${day}T13:00:00+08:00`),
          durationMs: 1,
          plays: 1,
          adId,
          deviceId: shop.deviceIds[1]!,
          seq: (seq += 1),
        })
        .then(() => undefined),
    );
    expect((await answered('makeGood', id, { days: 1 })).code).toBe(errors.MAKE_GOOD_NOTHING.code);
  });
});

describe('a refund [MKT-04]', () => {
  it('gives back what was earned, in parts, and never more; before it is settled there is none', async () => {
    const { id } = await short();
    expect(await answered('refund', id, { fen: 1 }, { language: 'zh_cn' })).toMatchObject({
      code: errors.REFUND_EARLY.code,
      message: '订单尚未结算，没有可退的款项',
    });
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    const before = await money();
    expect(await answered('refund', id, { fen: CPT - 1 })).toMatchObject({ code: 0 });
    const kept = await money();
    expect(kept.buyer.wallet - before.buyer.wallet).toBe(CPT - 1);
    expect(before.seller.income - kept.seller.income).toBe(CPT - 1);
    for (const [language, message] of [
      ['en_us', 'The refund is higher than what was paid'],
      ['zh_cn', '退款金额超过已支付金额'],
    ] as const)
      expect(await answered('refund', id, { fen: 2 }, { language })).toMatchObject({
        code: errors.REFUND_TOO_HIGH.code,
        message,
      });
    for (const fen of [0, -1, 1.5, '1', null])
      expect((await answered('refund', id, { fen })).code).toBe(errors.PAYLOAD_INVALID.code);
    expect(await money()).toEqual(kept);
    expect(await order(id)).toMatchObject({ refundedFen: CPT - 1 });
    const replies = await Promise.all([answered('refund', id, { fen: 1 }), answered('refund', id, { fen: 1 })]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([errors.REFUND_TOO_HIGH.code, 0]);
    expect(await order(id, owner())).toMatchObject({ refundedFen: CPT });
    await checkBooks(shop);
  });
});
