import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { hex32 } from '#core/protocol/random.ts';
import type { Reply } from '#core/protocol/reply.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { recharge } from '#server/money/wallet.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { placing } from '#tests/support/placing.ts';
import { auctionScene, type AuctionScene } from '../handlers/sales/auctionScene.ts';
import { DAY } from '../player/scene.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Number of calls at once with one key. */
const AT_ONCE = 6;

/** A call that can be made now, and what else its key is used for then. */
interface Asked {
  caller: Caller;
  payload: object;
  other: { name?: CallName; payload: object };
}

let scene: AuctionScene;
let at: ReturnType<typeof placing>;
beforeAll(async () => {
  scene = await auctionScene();
  at = placing(scene.shop);
  await scene.shop.services.store.write(SYSTEM, async (tx) => {
    for (const { corpId } of [scene.shop.personas.owner, scene.shop.personas.superior])
      await recharge(tx, { key: `begins ${corpId}`, ref: 'R', corpId, amount: 10_000_000, from: 'bank' });
  });
});
afterAll(async () => {
  await checkBooks(scene.shop);
  await scene.shop.close();
});

const buyer = () => scene.shop.personas.advertiser;
const owner = () => scene.shop.personas.owner;
const on = (ahead: number) => ({ from: scene.shop.day(ahead), to: scene.shop.day(ahead) });
const points = (facts: object = {}) => ({ appType: 'android', quantity: 1, years: 1, method: 'online', ...facts });
const ofPoints = async (facts: object = {}) =>
  (await data<{ id: string }>(scene.shop, owner(), 'marketOrder.create', points(facts))).id;

/** An order of one day that is over, with a play or without. */
async function over(isPlayed: boolean): Promise<string> {
  const { shop } = scene;
  const { from } = on(1);
  const { orderId, adId } = await at.adIn((await at.group((await at.plan()).id)).id, on(1));
  for (const part of [0.5, 1]) {
    shop.clock.set(Date.parse(`${from}T00:00:00+08:00`) + part * DAY);
    await shop.tick();
    if (isPlayed && part < 1)
      await shop.within(async (tx) => {
        const play = { startedAt: tx.now - 1, durationMs: 15_000, plays: 1, adId, seq: Math.trunc(tx.now / 1000) };
        await tx.proofsOfPlay.insert({ ...play, deviceId: shop.deviceIds[0]! });
      });
  }
  await shop.tick();
  return orderId;
}

/** Each call that moves money, where it can be made. */
const scenes: Readonly<Record<string, () => Promise<Asked>>> = {
  'adsOrder.place': async () => {
    const payload = await scene.shop.wish(on(3));
    return { caller: buyer(), payload, other: { payload: await scene.shop.wish(on(4)) } };
  },
  'adsOrder.pay': async () => {
    const ids = [await scene.shop.order(on(5)), await scene.shop.order(on(6))];
    return { caller: buyer(), payload: { ids }, other: { name: 'adsOrder.stop', payload: { ids } } };
  },
  'adsOrder.payment': async () => {
    const payload = { id: await scene.shop.order(on(7)) };
    return { caller: buyer(), payload, other: { payload: { id: await scene.shop.order(on(8)) } } };
  },
  'adsOrder.stop': async () => {
    const ids = [await scene.paid(on(9))];
    return { caller: buyer(), payload: { ids }, other: { name: 'adsOrder.pay', payload: { ids } } };
  },
  'adsOrder.makeGood': async () => {
    const ids = [await over(false)];
    return { caller: owner(), payload: { ids, days: 1 }, other: { payload: { ids, days: 2 } } };
  },
  'adsOrder.refund': async () => {
    const ids = [await over(true)];
    scene.shop.clock.advance(limits.orderSettleAfter);
    await scene.shop.tick();
    return { caller: owner(), payload: { ids, fen: 100 }, other: { payload: { ids, fen: 101 } } };
  },
  'marketOrder.create': async () => ({
    caller: owner(),
    payload: points(),
    other: { payload: points({ quantity: 2 }) },
  }),
  'marketOrder.confirm': async () => {
    const ids = [await ofPoints({ method: 'offline' })];
    const other = { name: 'adsOrder.makeGood', payload: { ids, days: 1 } } as const;
    return { caller: scene.shop.personas.superior, payload: { ids }, other };
  },
  'marketOrder.pay': async () => {
    const payload = { id: await ofPoints(), by: 'wallet' };
    return { caller: owner(), payload, other: { payload: { ...payload, by: 'qr' } } };
  },
  'wallet.recharge': async () => ({
    caller: buyer(),
    payload: { amount: 5000 },
    other: { payload: { amount: 5001 } },
  }),
};

const money = Object.values(calls)
  .filter((each) => each.money)
  .map(({ name }) => name as CallName);

/** Queries of the numbers that a call that moves money may change. */
const COUNTS = {
  movements: 'select count(*) as n from ledger_movements',
  moved: 'select coalesce(sum(amount), 0) as n from ledger_lines',
  payments: 'select count(*) as n from payments',
  places: 'select count(*) as n from seats',
  points: 'select count(*) as n from device_points',
  orders: 'select count(*) as n from ads_orders',
  over: "select count(*) as n from ads_orders where status = 'finished'",
  ofPoints: 'select count(*) as n from market_orders',
  told: 'select count(*) as n from operation_logs',
};
type Counts = Record<string, number>;
const counts = (): Promise<Counts> =>
  scene.shop.services.store.read(SYSTEM, async (tx) => {
    const all: Counts = {};
    for (const [name, text] of Object.entries(COUNTS))
      all[name] = Number((await sql.raw<{ n: number }>(text).execute(tx.db)).rows[0]?.n);
    return all;
  });
const since = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(Object.keys(COUNTS).map((name) => [name, after[name]! - before[name]!]));

/** Codes of an answer: of a batch those of its records. */
const codesOf = ({ code, data: said }: Reply): number[] => {
  const items = (said as { results?: { code: number }[] } | undefined)?.results;
  return items ? items.map((item) => item.code) : [code];
};

describe('every call that moves money', () => {
  it('is known to this test', () => {
    expect(money.toSorted()).toEqual(Object.keys(scenes).toSorted());
  });

  it('takes no key of somebody else, of the same enterprise either [MKT-04]', async () => {
    const { shop } = scene;
    const { owner: one, staff: other, superior } = shop.personas;
    const asked = { amount: 1000, key: hex32() };
    const { payment } = await data<{ payment: string }>(shop, one, 'wallet.recharge', asked);
    expect((await call(shop, other, 'wallet.recharge', asked)).code).toBe(errors.MONEY_KEY_USED.code);
    expect((await data<{ payment: string }>(shop, superior, 'wallet.recharge', asked)).payment).not.toBe(payment);
  });

  it.each(money)(
    '%s answers the same again for its key, moves nothing twice, and nothing else [MKT-04]',
    async (name) => {
      const { caller, payload, other } = await scenes[name]!();
      const { shop } = scene;
      const key = hex32();
      const before = await counts();
      const first = await call(shop, caller, name, { ...payload, key });
      expect([...new Set(codesOf(first))]).toEqual([0]);
      const after = await counts();
      const { told, ...moved } = since(before, after);
      expect(told).toBeGreaterThan(0);
      expect(Object.values(moved).some((number) => number > 0)).toBe(true);
      expect((await call(shop, caller, name, { ...payload, key })).data).toEqual(first.data);
      expect(await counts()).toEqual(after);
      const refused = await call(shop, caller, other.name ?? name, { ...other.payload, key });
      expect(new Set(codesOf(refused))).toEqual(new Set([errors.MONEY_KEY_USED.code]));
      expect(since(after, await counts())).toMatchObject(
        Object.fromEntries(Object.keys(moved).map((each) => [each, 0])),
      );
    },
  );

  it.each(money)(
    '%s is carried out once where it comes several times at once with one key [MKT-04, A8]',
    async (name) => {
      const { caller, payload } = await scenes[name]!();
      const { shop } = scene;
      const key = hex32();
      const before = await counts();
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => call(shop, caller, name, { ...payload, key })),
      );
      const [first] = replies;
      expect([...new Set(codesOf(first!))]).toEqual([0]);
      for (const reply of replies) expect(reply.data).toEqual(first!.data);
      const items = (first!.data as { results?: unknown[]; orders?: unknown[] }).results?.length ?? 1;
      expect(since(before, await counts())['told']).toBe(items);
    },
  );

  it.each(money)('%s is refused without a key [MKT-04]', async (name) => {
    const { caller, payload } = await scenes[name]!();
    const reply = await call<{ rules: object }>(scene.shop, caller, name, payload, { keyed: false });
    expect(reply).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { key: 'required' } } });
  });
});

describe('a batch that moves money', () => {
  it('does what was refused of it when it is sent again, and nothing that was done [MKT-04]', async () => {
    const { shop } = scene;
    const [good, late] = [await shop.order(on(20)), await shop.order(on(21))];
    const hold = (payBefore: number) =>
      shop.within(async (tx) => void (await tx.adsOrders.update(late, { payBefore })));
    await hold(shop.clock.now());
    const key = hex32();
    const pay = async () => codesOf(await call(shop, buyer(), 'adsOrder.pay', { ids: [good, late], key }));
    expect(await pay()).toEqual([0, errors.ORDER_PAID_LATE.code]);
    await hold(shop.clock.now() + 1000);
    const before = await counts();
    expect(await pay()).toEqual([0, 0]);
    expect(since(before, await counts())).toMatchObject({ movements: 1, told: 1 });
  });
});
