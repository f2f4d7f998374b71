import { expect } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { data, type call, type Caller } from '#tests/support/call.ts';
import type { Batch, Row } from '#tests/support/placing.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';
import type { Screen } from '../../player/scene.ts';

/** Floor price of the slot, fen for a thousand plays. */
export const FLOOR = 1000;
const HOUR = 3_600_000;

/** A media owner with a slot that sells plays by auction, one screen that syncs like a player, and who buys (MKT-10). */
export type AuctionScene = Awaited<ReturnType<typeof auctionScene>>;

/** @param facts of the screen, beside its name */
export async function auctionScene(facts: object = {}) {
  const shop: Shop = await buildShop({ screens: 1, places: 4 });
  const screen: Screen = await shop.addScreen({ name: 'Hall', status: 'offline', ...facts });
  const { advertiser, owner, own } = shop.personas;
  await shop.within((tx) => tx.adSlots.update(own.slotId, { rtb: true, rtbPriceFen: FLOOR }).then(() => undefined));
  await shop.fill(10_000_000);

  const wish = (facts: object = {}) => ({
    lines: [{ goodsId: shop.goodsId, deviceIds: [screen.deviceId] }],
    from: shop.day(1),
    to: shop.day(1),
    sellingMode: 'rtb',
    bidFen: 3000,
    budgetFen: 10_000,
    pacing: 'fast',
    amountFen: 10_000,
    ...facts,
  });
  const one = (id: string, caller: Caller = advertiser) => data<Row>(shop, caller, 'adsOrder.one', { id });
  const did = async (name: Parameters<typeof call>[2], input: object, caller: Caller = advertiser) =>
    (await data<Batch>(shop, caller, name, input)).results[0]!;

  /** An order that bids, paid and not uploaded. */
  async function paid(facts: object = {}, caller: Caller = advertiser): Promise<string> {
    const { orders } = await data<{ orders: Row[] }>(shop, caller, 'adsOrder.place', wish(facts));
    expect(await did('adsOrder.pay', { ids: [orders[0]!.id] }, caller)).toMatchObject({ code: 0 });
    return orders[0]!.id;
  }

  /** An order that bids, paid, uploaded and approved. */
  async function bid(facts: object = {}, caller = advertiser): Promise<{ orderId: string; adId: string }> {
    const orderId = await paid(facts, caller);
    const materials = [await shop.picture(caller.corpId)];
    expect(await did('adsOrder.upload', { ids: [orderId], materials }, caller)).toMatchObject({ code: 0 });
    const adId = (await one(orderId, caller))['adId'] as string;
    await shop.approve([adId]);
    return { orderId, adId };
  }

  let held: Manifest | null = null;
  /** The screen holds what it was sent, with all files. */
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

  /** Lets the clock go on to an hour of the first day, the screen syncing. */
  async function goTo(hour: number): Promise<void> {
    shop.clock.set(Date.parse(`${shop.day(1)}T00:00:00+08:00`) + hour * HOUR);
    await sync();
    await shop.tick();
  }
  /** Returns the programme that the screen holds. */
  const manifest = (): Manifest => held!;
  const turnsOf = (programme: Manifest, adId: string) => programme.items.find(({ id }) => id === adId)?.insertion?.at;
  const auctions = async () => (await data<{ list: Row[] }>(shop, owner, 'auction.list', { pageSize: 100 })).list;

  let seq = 0;
  const shown = (adId: string, startedAt: number): PlayRecord => ({
    seq: (seq += 1),
    adId,
    slotId: own.slotId,
    key: held!.items.find(({ id }) => id === adId)!.contents[0]!.key,
    startedAt,
    durationMs: 15_000,
    outcome: 'complete',
  });
  return {
    shop,
    screen,
    wish,
    one,
    did,
    agent: (...asked: Parameters<typeof shop.client>) => shop.client(...asked),
    paid,
    bid,
    sync,
    goTo,
    manifest,
    turnsOf,
    auctions,
    shown,
  };
}
