import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { recharge } from '#server/money/wallet.ts';
import { call, data } from '#tests/support/call.ts';
import { payments } from '#tests/support/payments.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop();
});
afterAll(() => shop.close());

const agent = () => shop.personas.agent;

interface Buyers {
  mustName: boolean;
  total: number;
  list: { id: string; name: string; identityState: string; paused: boolean }[];
}
const buyers = (input: object = {}, caller = agent()) => data<Buyers>(shop, caller, 'adsOrder.buyers', input);

/** Adds an advertiser for which the agent acts. */
async function addProxy(name: string, state: { isVerified?: boolean; isPaused?: boolean } = {}): Promise<string> {
  const made = await data<{ id: string; advertiserId: string }>(shop, agent(), 'proxy.create', {
    name,
    type: 'enterprise',
  });
  const { isVerified = true, isPaused = false } = state;
  await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    if (isVerified) {
      await tx.corporations.update(made.advertiserId, { identityState: 'verified' });
      await tx.proxies.update(made.id, { identityState: 'verified' });
    }
    if (isPaused) await tx.corporations.update(made.advertiserId, { status: 'paused' });
  });
  return made.advertiserId;
}

describe('an agent that places [ADS-08]', () => {
  it('is told for whom it can, and others that they place for themselves', async () => {
    const tea = await addProxy('Mountain Tea');
    const late = await addProxy('Night Bakery', { isVerified: false });
    const paused = await addProxy('Old Brewery', { isPaused: true });
    expect(await buyers()).toEqual({
      mustName: true,
      total: 3,
      list: [
        { id: tea, name: 'Mountain Tea', identityState: 'verified', paused: false },
        { id: late, name: 'Night Bakery', identityState: 'unsubmitted', paused: false },
        { id: paused, name: 'Old Brewery', identityState: 'verified', paused: true },
      ],
    });
    expect((await buyers({ q: 'bak' })).list.map(({ name }) => name)).toEqual(['Night Bakery']);
    expect((await buyers({ page: 2, pageSize: 2 })).list.map(({ name }) => name)).toEqual(['Old Brewery']);
    expect(await buyers({}, shop.personas.advertiser)).toEqual({ mustName: false, total: 0, list: [] });
  });

  it('names the advertiser on the order, in both lists, and on the lines of the ledger', async () => {
    const { payerId, id, advertiserId } = await orderFor('Harbour Coffee');
    expect(payerId).toBe(agent().corpId);
    await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await recharge(tx, { key: 'agent 1', ref: 'R1', corpId: agent().corpId, amount: 1_000_000, from: 'bank' });
    });
    expect(await call(shop, agent(), 'adsOrder.pay', { ids: [id] })).toMatchObject({
      data: { results: [{ code: 0 }] },
    });
    for (const caller of [agent(), shop.personas.owner]) {
      const { list } = await data<{ list: object[] }>(shop, caller, 'adsOrder.list', {});
      expect(list).toEqual([expect.objectContaining({ id, advertiserId, advertiserName: 'Harbour Coffee' })]);
    }
    const { list } = await data<{ list: { kind: string; advertiserName: string | null }[] }>(
      shop,
      agent(),
      'walletRecord.list',
      {},
    );
    expect(Object.fromEntries(list.map(({ kind, advertiserName }) => [kind, advertiserName]))).toEqual({
      hold: 'Harbour Coffee',
      recharge: null,
    });
  });

  it('names it on what comes in by a code for its order, too [MKT-03, MKT-05]', async () => {
    const { id } = await orderFor('Quay Flowers', { from: shop.day(5), to: shop.day(5) });
    const gateway = payments(shop);
    const { payment } = await data<{ payment: string }>(shop, agent(), 'adsOrder.payment', { id });
    await gateway.scan(payment, 'silent');
    expect(await gateway.callback(await gateway.told(payment))).toBe(200);
    const { list } = await data<{ list: object[] }>(shop, agent(), 'walletRecord.list', { filter: { kind: 'credit' } });
    expect(list).toEqual([expect.objectContaining({ advertiserName: 'Quay Flowers', amount: CPT * 2 })]);
  });

  it.each([
    ['nobody', () => Promise.resolve(undefined), 'PLACE_NAMES_NONE'],
    ['one that is not verified', () => addProxy('Late', { isVerified: false }), 'PLACE_UNVERIFIED'],
    ['one that is paused', () => addProxy('Paused', { isPaused: true }), 'PLACE_PAUSED'],
    ['one of somebody else', () => Promise.resolve(shop.personas.advertiser.corpId), 'PLACE_NOT_PROXY'],
  ] as const)('is refused for %s, and no place is taken', async (_name, named, name) => {
    const advertiserId = await named();
    const { amountFen, ...wish } = await shop.wish({ from: shop.day(9), to: shop.day(9) });
    const reply = await call(shop, agent(), 'adsOrder.place', { ...wish, amountFen, advertiserId });
    expect(reply.code).toBe(errors[name].code);
    const { busy } = await data<{ busy: unknown[] }>(shop, agent(), 'adsOrder.quote', wish);
    expect(busy).toEqual([]);
  });
});

async function orderFor(name: string, days: object = {}) {
  const advertiserId = await addProxy(name);
  const wish = await shop.wish(days);
  expect(wish['amountFen']).toBe(CPT * 2);
  const { orders } = await data<{ orders: { id: string }[] }>(shop, agent(), 'adsOrder.place', {
    ...wish,
    advertiserId,
  });
  const id = orders[0]!.id;
  const stored = await shop.services.store.read({ kind: 'system', corpId: null }, (tx) => tx.adsOrders.one(id));
  return { id, advertiserId, payerId: stored!.payerId };
}
