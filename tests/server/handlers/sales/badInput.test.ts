import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#core/time.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { pay, recharge } from '#server/money/wallet.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { addPersona, PASSWORD, type Persona, type TestCorporation } from '#tests/support/personas.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

/** Input that must be refused by name, in both languages, with books, places and orders as they were (issue 12, bad input). */

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

let next = 10;
const someDay = (): string => shop.day((next += 2));
const buyer = (): Persona => shop.personas.advertiser;
const ofDay = (day = someDay()) => ({ from: day, to: day });
const act = (verb: 'pay' | 'cancel', id: string) => data(shop, buyer(), `adsOrder.${verb}`, { ids: [id] });
const statusOf = async (id: string) => (await data<{ status: string }>(shop, buyer(), 'adsOrder.one', { id })).status;

/** An order that was paid. */
async function paid(): Promise<string> {
  const id = await shop.order(ofDay());
  await act('pay', id);
  return id;
}

/** All that a refusal must leave as it was. */
const kept = () =>
  shop.services.store.read(SYSTEM, async ({ db, adsOrders }) => ({
    accounts: await db.selectFrom('ledger_accounts').selectAll().orderBy('corp_id').orderBy('kind').execute(),
    purses: await db.selectFrom('ledger_purses').selectAll().orderBy('purse').execute(),
    seats: await db.selectFrom('seats').selectAll().orderBy('device_id').orderBy('day').orderBy('seat').execute(),
    orders: (await adsOrders.find((eb) => eb('number', 'is not', null))).map(({ id, status, rev }) => ({
      id,
      status,
      rev,
    })),
  }));

interface Ask {
  name: CallName;
  payload: object;
  caller?: Persona;
  /** Brings back what the case has changed. */
  after?: () => Promise<unknown>;
}

const setDevice = (values: object) =>
  shop.within((tx) => tx.devices.update(shop.deviceIds[0]!, values).then(() => undefined));
const setIdentity = (identityState: 'verified' | 'withdrawn') =>
  shop.services.store.write(SYSTEM, (tx) =>
    tx.corporations.update(buyer().corpId, { identityState }).then(() => undefined),
  );
const setGoods = (verb: 'putaway' | 'soldOut') =>
  data(shop, shop.personas.owner, `goods.${verb}`, { ids: [shop.goodsId] });

/** Cases of a verification that was withdrawn meanwhile. */
const withdrawn = (name: CallName, payload: () => Promise<object>) => async (): Promise<Ask> => {
  const asked = await payload();
  await setIdentity('withdrawn');
  return { name, payload: asked, after: () => setIdentity('verified') };
};

const cases: [string, keyof typeof errors, () => Promise<Ask>][] = [
  [
    'the last place, which another has',
    'SEATS_TAKEN',
    async () => {
      const days = ofDay();
      await shop.order(days);
      return { name: 'adsOrder.place', payload: await shop.wish(days) };
    },
  ],
  [
    'a place at another price than it has',
    'PRICE_CHANGED',
    async () => ({ name: 'adsOrder.place', payload: { ...(await shop.wish(ofDay())), amountFen: CPT } }),
  ],
  [
    'a screen whose time ends within the days',
    'GOODS_GONE',
    async () => {
      const day = someDay();
      const payload = await shop.wish(ofDay(day));
      await setDevice({ expireAt: Date.parse(`${day}T12:00:00+08:00`) });
      const after = () => setDevice({ expireAt: shop.clock.now() + 700 * 86_400_000 });
      return { name: 'adsOrder.place', payload, after };
    },
  ],
  [
    'goods that were taken off the shelf',
    'GOODS_GONE',
    async () => {
      const payload = await shop.wish(ofDay());
      await setGoods('soldOut');
      return { name: 'adsOrder.place', payload, after: () => setGoods('putaway') };
    },
  ],
  [
    'the payment of an order that was cancelled',
    'NOT_ALLOWED_NOW',
    async () => {
      const id = await shop.order(ofDay());
      await act('cancel', id);
      return { name: 'adsOrder.pay', payload: { ids: [id] } };
    },
  ],
  [
    'a code for an order that was cancelled',
    'NOT_ALLOWED_NOW',
    async () => {
      const id = await shop.order(ofDay());
      await act('cancel', id);
      return { name: 'adsOrder.payment', payload: { id } };
    },
  ],
  [
    'the payment of an order whose hour is over',
    'ORDER_PAID_LATE',
    async () => {
      const id = await shop.order(ofDay());
      shop.clock.advance(limits.orderWindowOnline);
      return { name: 'adsOrder.pay', payload: { ids: [id] } };
    },
  ],
  [
    'the cancellation of a running order',
    'NOT_ALLOWED_NOW',
    async () => ({ name: 'adsOrder.cancel', payload: { ids: [await paid()] } }),
  ],
  [
    'a second payment of an order',
    'NOT_ALLOWED_NOW',
    async () => ({ name: 'adsOrder.pay', payload: { ids: [await paid()] } }),
  ],
  [
    'an upload to an order of another',
    'NOT_FOUND',
    async () => ({
      name: 'adsOrder.upload',
      caller: shop.personas.agent,
      payload: { ids: [await paid()], materials: [await shop.picture(shop.personas.agent.corpId)] },
    }),
  ],
  [
    'an upload of what is in another’s library',
    'PAYLOAD_INVALID',
    async () => ({
      name: 'adsOrder.upload',
      payload: { ids: [await paid()], materials: [(await shop.addPicture('Theirs')).materialId] },
    }),
  ],
  [
    'a place when the verification was withdrawn',
    'PLACE_WITHDRAWN',
    withdrawn('adsOrder.place', () => shop.wish(ofDay())),
  ],
  [
    'a payment when the verification was withdrawn',
    'PLACE_WITHDRAWN',
    withdrawn('adsOrder.pay', async () => ({ ids: [await shop.order(ofDay())] })),
  ],
  [
    'a code when the verification was withdrawn',
    'PLACE_WITHDRAWN',
    withdrawn('adsOrder.payment', async () => ({ id: await shop.order(ofDay()) })),
  ],
  [
    'an upload when the verification was withdrawn',
    'PLACE_WITHDRAWN',
    withdrawn('adsOrder.upload', async () => ({ ids: [await paid()], materials: [await shop.picture()] })),
  ],
];

/** Answer of a call, or of the one record that it was about. */
function answered(reply: { code: number; message: string; data?: unknown }): { code: number; message: string } {
  const [item] = (reply.data as { results?: { code: number; message: string }[] } | undefined)?.results ?? [];
  return item ?? reply;
}

describe('what cannot be bought', () => {
  it.each(cases)(
    'is refused with its sentence in both languages, and nothing changes: %s',
    async (_name, error, prepare) => {
      const { name, payload, caller = buyer(), after } = await prepare();
      const before = await kept();
      const [en, zh] = [
        answered(await call(shop, caller, name, payload)),
        answered(await call(shop, caller, name, payload, { language: 'zh_cn' })),
      ];
      expect([en.code, zh.code]).toEqual([errors[error].code, errors[error].code]);
      expect(en.message).toMatch(/^[A-Z][\x20-\x7e–’“”]+$/);
      expect(zh.message).toMatch(/[\u4e00-\u9fff]/);
      expect(await kept()).toEqual(before);
      await after?.();
    },
  );

  it('is bought by one of two tabs that spend the same balance; the other is told so in its language [A8]', async () => {
    const [one, other] = [await shop.order(ofDay()), await shop.order(ofDay())];
    await spendAllBut(CPT * 2);
    const replies = await Promise.all([
      call(shop, buyer(), 'adsOrder.pay', { ids: [one] }),
      call(shop, buyer(), 'adsOrder.pay', { ids: [other] }),
    ]);
    const codes = replies.map((reply) => answered(reply).code);
    expect(codes.toSorted((a, b) => b - a)).toEqual([0, errors.BALANCE_TOO_LOW.code]);
    const lost = codes[0] === 0 ? other : one;
    const again = await call(shop, buyer(), 'adsOrder.pay', { ids: [lost] }, { language: 'zh_cn' });
    expect(answered(again)).toEqual(expect.objectContaining({ message: '钱包余额不足' }));
    expect(await statusOf(lost)).toBe('toBePaid');
    await shop.fill(1_000_000);
  });

  it('keeps no places for who leaves order after order unpaid [AD-13]', async () => {
    const ids: string[] = [];
    for (let n = 0; n < limits.ordersUnpaid; n += 1) {
      const placed = await call<{ orders: { id: string }[] }>(
        shop,
        buyer(),
        'adsOrder.place',
        await shop.wish(ofDay(addDays(shop.day(100), n))),
      );
      if (placed.code !== 0) break;
      ids.push(placed.data!.orders[0]!.id);
    }
    const wish = await shop.wish(ofDay(shop.day(200)));
    expect((await call(shop, buyer(), 'adsOrder.place', wish)).code).toBe(errors.ORDERS_UNPAID.code);
    await data(shop, buyer(), 'adsOrder.cancel', { ids });
    expect((await call(shop, buyer(), 'adsOrder.place', wish)).code).toBe(0);
  });

  it('by plays is bought of a screen with few plays beside one with many, each with its share [A7]', async () => {
    const day = someDay();
    const { amountFen, lines } = await data<{ amountFen: number; lines: { plays: number }[] }>(
      shop,
      buyer(),
      'adsOrder.quote',
      { lines: [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds }], ...ofDay(day), sellingMode: 'cpm', plays: 1500 },
    );
    expect(lines.reduce((sum, line) => sum + line.plays, 0)).toBe(1500);
    expect(amountFen).toBe(3000);
  });
});

/** Leaves so much in the buyer's wallet. */
async function spendAllBut(fen: number): Promise<void> {
  const { balance } = await data<{ balance: number }>(shop, buyer(), 'wallet.info', {});
  await shop.services.store.write(SYSTEM, async (tx) => {
    const money = { payer: buyer().corpId, payee: shop.corpId, amount: balance - fen };
    await pay(tx, { key: `spend ${tx.now} ${balance}`, purse: `spend:${tx.now}${balance}`, ref: 'S', ...money });
  });
}

describe('an agent and its advertiser [ADS-08]', () => {
  let client: { id: string; advertiserId: string };
  let login: Persona;
  let orderId: string;
  beforeAll(async () => {
    const { agent } = shop.personas;
    client = await data(shop, agent, 'proxy.create', { name: 'Tea', type: 'enterprise' });
    const { advertiserId } = client;
    login = await shop.services.store.write(SYSTEM, async (tx) => {
      await tx.corporations.update(advertiserId, { identityState: 'verified' });
      const own = tx.as({ kind: 'system', corpId: advertiserId });
      const [role] = await own.roles.find((eb) => eb('role_type', '=', 'administrator'), { limit: 1 });
      return addPersona(tx, shop.services, {
        userName: 'tea_login',
        corporation: { corpId: advertiserId } as TestCorporation,
        roleId: role!.id,
        deptId: null,
        system: 'ADS',
        password: await shop.services.hasher.hash(PASSWORD),
      });
    });
    const placed = await data<{ orders: { id: string }[] }>(shop, agent, 'adsOrder.place', {
      ...(await shop.wish(ofDay())),
      advertiserId,
    });
    orderId = placed.orders[0]!.id;
    await shop.services.store.write(SYSTEM, async (tx) => {
      await recharge(tx, { key: 'agent', ref: 'R', corpId: agent.corpId, amount: CPT * 10, from: 'bank' });
    });
  });

  it('share an order, not a wallet: the advertiser cannot pay it with the agent’s money', async () => {
    expect(await data(shop, login, 'adsOrder.one', { id: orderId })).toMatchObject({ status: 'toBePaid' });
    const before = await kept();
    const paying = await call(shop, login, 'adsOrder.pay', { ids: [orderId] });
    expect(answered(paying).code).toBe(errors.ORDER_PAYER_OTHER.code);
    const code = await call(shop, login, 'adsOrder.payment', { id: orderId }, { language: 'zh_cn' });
    expect(code).toMatchObject({
      code: errors.ORDER_PAYER_OTHER.code,
      message: '该订单由代理付款，不能用您的账号支付',
    });
    expect(await kept()).toEqual(before);
  });

  it('stay together while an order is not over', async () => {
    const { agent } = shop.personas;
    const removing = await call(shop, agent, 'proxy.delete', { ids: [client.id] });
    expect(answered(removing).code).toBe(errors.PROXY_HAS_ORDERS.code);
    await data(shop, agent, 'adsOrder.cancel', { ids: [orderId] });
    expect(answered(await call(shop, agent, 'proxy.delete', { ids: [client.id] })).code).toBe(0);
  });
});
