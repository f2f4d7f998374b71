import { expect } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { createBidNotices } from '#server/jobs/bidNotices.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { recharge } from '#server/money/wallet.ts';
import { data, type Caller } from '#tests/support/call.ts';
import type { Persona } from '#tests/support/personas.ts';
import { startOutsideBuyer, type OutsideBuyer } from '#tests/support/outsideBuyer.ts';
import type { Batch, Row } from '#tests/support/placing.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const HOUR = 3_600_000;
export const FLOOR = 1000;
export const SEAT = 'dsp-1';

/** A bid as the stand-in sends it; what is given lies over a whole one. */
export const bidOf = (crid: string, facts: object = {}) => ({ id: 'b1', impid: '1', price: 18, crid, ...facts });
export const answerOf = (id: string, bids: readonly object[], facts: object = {}) => ({
  id,
  bidid: 'r1',
  cur: 'CNY',
  seatbid: [{ seat: SEAT, bid: bids }],
  ...facts,
});

/** A media owner that sells a slot by auction on a screen, with an outside buyer that it asks. */
export interface OutsideScene {
  shop: Shop;
  dsp: OutsideBuyer;
  partnerId: string;
  /** An order by auction, approved and on the screen at `start`. */
  bid(facts?: object, caller?: Persona): Promise<{ orderId: string; adId: string; crid: string; number: string }>;
  /** A second advertiser, with money, and who places for it. */
  rival(): Promise<{ advertiserId: string; caller: Persona }>;
  /** Lets the buyer bid for an order from outside. */
  outside(orderId: string, seat?: string | null): Promise<{ code: number }>;
  /** Lets the first day of the orders begin, the screen syncing; no auction was held yet. */
  start(): Promise<void>;
  sync(plays?: PlayRecord[]): Promise<Manifest>;
  turns(adId: string): readonly number[];
  played(adId: string, dueAt: number): PlayRecord;
  auctions(): Promise<Row[]>;
  offers(id: string): Promise<{ order: string; buyer: string; partner?: string; bidFen: number; why: string }[]>;
  notify(): Promise<number>;
  order(id: string): Promise<Row>;
  partner(): Promise<Row>;
  close(): Promise<void>;
}

const WISH = { sellingMode: 'rtb', bidFen: 3000, budgetFen: 10_000, pacing: 'fast', amountFen: 10_000 };

export async function buildOutsideScene(): Promise<OutsideScene> {
  const shop = await buildShop({ screens: 1, places: 4 });
  const dsp = await startOutsideBuyer();
  const { personas, clock } = shop;
  const screen = await shop.addScreen({ name: 'Hall', status: 'offline', scene: 'mall', districtCode: '310104' });
  const slotId = personas.own.slotId;
  await shop.within((tx) => tx.adSlots.update(slotId, { rtb: true, rtbPriceFen: FLOOR }).then(() => undefined));
  await shop.fill(10_000_000);
  const { id: partnerId } = await data<Row>(shop, personas.owner, 'demandPartner.create', {
    name: 'Wave',
    enabled: true,
    endpoint: 'https://dsp.example.com/bid',
    seat: SEAT,
    token: 'secret-of-the-buyer-1',
    tmax: 400,
    maxQps: 50,
  });
  // A form takes no address of this machine; what stands in for the buyer has one.
  await shop.within((tx) => tx.demandPartners.update(partnerId, { endpoint: dsp.url }).then(() => undefined));
  const outgoing = createOutgoing({ allowsLoopback: true });
  const notify = createBidNotices({ store: shop.services.store, log: shop.app.log, outgoing });
  let held: Manifest | null = null;
  let seq = 0;

  async function sync(plays: PlayRecord[] = []): Promise<Manifest> {
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await shop.sync(screen, {
        rev: held?.rev ?? null,
        inventory: (held?.files ?? []).map(({ sha256 }) => ({ sha256, state: 'whole' as const })),
        plays: round === 0 ? plays : [],
      });
      expect(status).toBe(200);
      if (body.manifest) held = body.manifest;
    }
    return held!;
  }

  const one = (id: string, caller: Caller = personas.advertiser) => data<Row>(shop, caller, 'adsOrder.one', { id });

  return {
    shop,
    dsp,
    partnerId,
    sync,
    notify,
    order: one,
    async bid(facts = {}, caller: Persona = personas.advertiser) {
      const { orders } = await data<{ orders: Row[] }>(shop, caller, 'adsOrder.place', {
        ...WISH,
        lines: [{ goodsId: shop.goodsId, deviceIds: [screen.deviceId] }],
        from: shop.day(1),
        to: shop.day(1),
        ...facts,
      });
      const orderId = orders[0]!.id;
      await data<Batch>(shop, caller, 'adsOrder.pay', { ids: [orderId] });
      const materials = [await shop.picture(caller.corpId)];
      await data<Batch>(shop, caller, 'adsOrder.upload', { ids: [orderId], materials });
      const order = await one(orderId, caller);
      const adId = order['adId'] as string;
      await shop.approve([adId]);
      return { orderId, adId, crid: order['adNumber'] as string, number: order['number'] as string };
    },
    async rival() {
      const { advertiserId } = await data<{ advertiserId: string }>(shop, personas.agent, 'proxy.create', {
        name: 'Tea',
        type: 'enterprise',
      });
      await shop.services.store.write(SYSTEM, async (tx) => {
        await tx.corporations.update(advertiserId, { identityState: 'verified' });
        const { corpId } = personas.agent;
        await tx.corporations.update(corpId, { identityState: 'verified' });
        await recharge(tx, { key: 'agent', ref: 'R', corpId, amount: 10_000_000, from: 'bank' });
      });
      return { advertiserId, caller: personas.agent };
    },
    async outside(orderId, seat = SEAT) {
      const { results } = await data<Batch>(shop, personas.advertiser, 'adsOrder.outside', { ids: [orderId], seat });
      return results[0]!;
    },
    async start() {
      clock.set(Date.parse(`${shop.day(1)}T00:00:00+08:00`) + 9 * HOUR);
      await sync();
      dsp.asked.length = 0;
    },
    turns: (adId) => held?.items.find(({ id }) => id === adId)?.insertion?.at ?? [],
    played: (adId, startedAt) => ({
      seq: (seq += 1),
      adId,
      slotId,
      key: held!.items.find(({ id }) => id === adId)!.contents[0]!.key,
      startedAt,
      durationMs: 15_000,
      outcome: 'complete',
    }),
    auctions: async () => (await data<{ list: Row[] }>(shop, personas.owner, 'auction.list', { pageSize: 100 })).list,
    offers: async (id) => (await data<Row>(shop, personas.owner, 'auction.one', { id }))['offers'] as never,
    partner: () => data<Row>(shop, personas.owner, 'demandPartner.one', { id: partnerId }),
    async close() {
      await dsp.close();
      await shop.close();
    },
  };
}
