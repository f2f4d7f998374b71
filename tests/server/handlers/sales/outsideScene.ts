import type { Manifest } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { createBidNotices } from '#server/jobs/bidNotices.ts';
import { data } from '#tests/support/call.ts';
import { startOutsideBuyer, type OutsideBuyer } from '#tests/support/outsideBuyer.ts';
import type { Persona } from '#tests/support/personas.ts';
import type { Row } from '#tests/support/placing.ts';
import type { Shop } from '#tests/support/shop.ts';
import type { Screen } from '../../player/scene.ts';
import { auctionScene } from './auctionScene.ts';

const HOUR = 3_600_000;
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
  /** Lets another screen sync, which has all files. */
  syncOther(other: Screen): Promise<void>;
  screenId: string;
  turns(adId: string): readonly number[];
  played(adId: string, dueAt: number): PlayRecord;
  auctions(): Promise<Row[]>;
  offers(id: string): Promise<{ order: string; buyer: string; partner?: string; bidFen: number; why: string }[]>;
  notify(): Promise<number>;
  order(id: string): Promise<Row>;
  partner(): Promise<Row>;
  close(): Promise<void>;
}

export async function buildOutsideScene(): Promise<OutsideScene> {
  const { shop, screen, agent, bid, one, did, sync, manifest, turnsOf, auctions, shown } = await auctionScene({
    scene: 'mall',
    districtCode: '310104',
  });
  const { personas, clock } = shop;
  const dsp = await startOutsideBuyer();
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
  return {
    shop,
    dsp,
    partnerId,
    screenId: screen.deviceId,
    sync,
    async syncOther(other) {
      const { body } = await shop.sync(other, { inventory: [] });
      const inventory = (body.manifest?.files ?? []).map(({ sha256 }) => ({ sha256, state: 'whole' as const }));
      await shop.sync(other, { rev: body.manifest?.rev ?? null, inventory });
    },
    notify: createBidNotices({ ...shop.services, log: shop.app.log }),
    order: one,
    async bid(facts = {}, caller: Persona = personas.advertiser) {
      const { orderId, adId } = await bid(facts, caller);
      const { adNumber, number } = await one(orderId, caller);
      return { orderId, adId, crid: adNumber as string, number: number as string };
    },
    rival: async () => ({ advertiserId: await agent(), caller: personas.agent }),
    outside: (orderId, seat = SEAT) => did('adsOrder.outside', { ids: [orderId], seat }),
    async start() {
      clock.set(Date.parse(`${shop.day(1)}T00:00:00+08:00`) + 9 * HOUR);
      await sync();
      dsp.asked.length = 0;
    },
    turns: (adId) => turnsOf(manifest(), adId) ?? [],
    played: shown,
    auctions,
    offers: async (id) => (await data<Row>(shop, personas.owner, 'auction.one', { id }))['offers'] as never,
    partner: () => data<Row>(shop, personas.owner, 'demandPartner.one', { id: partnerId }),
    async close() {
      await dsp.close();
      await shop.close();
    },
  };
}
