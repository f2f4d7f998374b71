import { floorOf } from './floor.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { DEFAULT_ZONE } from '#core/time.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../../store/types.ts';

/** Orders of one media owner that bid at the same time; no more are looked at. */
const MOST_ORDERS = 1000;

type Ad = Pick<AdStored, 'status' | 'heldBy'>;

/** An order that bids, with the ad that it wants shown. */
export interface Bidder {
  order: AdsOrderStored;
  ad: Ad | null;
}

/** A slot on a screen that is on and shows it, with all that bid for its plays. */
export interface Spot {
  slot: AdSlotStored;
  floor: number;
  deviceId: string;
  zone: string;
  bidders: readonly Bidder[];
}

const REVIEWED: readonly (string | null)[] = ['pendingPlay', 'playing', 'paused'];

/** Returns what the ad of an order says of its bid: it plays only when it is approved, not held back, and on a screen. */
export const standing = ({ ad }: Bidder) => ({
  isPaused: ad !== null && (ad.heldBy !== null || ad.status === 'paused'),
  isApproved: ad !== null && REVIEWED.includes(ad.status),
  isReady: ad?.status === 'playing',
});

async function biddersOf(own: Tx, from: number, to: number): Promise<Bidder[]> {
  const orders = await own.adsOrders.find(
    (eb) =>
      eb.and([
        eb('selling_mode', '=', 'rtb'),
        eb('status', '=', 'ongoing'),
        eb('start_at', '<=', to),
        eb('end_at', '>', from),
      ]),
    { orderBy: ['createdAt', 'asc'], limit: MOST_ORDERS },
  );
  const ids = orders.flatMap(({ adId }) => adId ?? []);
  const ads = new Map((await own.ads.many(ids, { fields: ['status', 'heldBy'] })).map((ad) => [ad.id, ad]));
  return orders.map((order) => ({ order, ad: ads.get(order.adId ?? '') ?? null }));
}

/** Returns the screens among these that are on, with the layout that each shows. */
async function screensOn(
  own: Tx,
  ids: readonly string[],
): Promise<Map<string, Pick<DeviceStored, 'layoutId' | 'zone'>>> {
  const rows = await own.devices.many(ids, { fields: ['status', 'layoutId', 'groupId', 'zone'] });
  const on = rows.filter(({ status }) => status === 'online');
  const groups = await own.deviceGroups.many(
    on.flatMap(({ groupId }) => groupId ?? []),
    { fields: ['layoutId'] },
  );
  const layouts = new Map(groups.map((group) => [group.id, group.layoutId]));
  return new Map(
    on.map(({ id, layoutId, groupId, zone }) => [
      id,
      { zone, layoutId: layoutId ?? layouts.get(groupId ?? '') ?? null },
    ]),
  );
}

const screensOf = ({ order }: Bidder): string[] =>
  ((order.screenList as readonly { id: string }[] | null) ?? []).map(({ id }) => id);

/** Returns the spots of a media owner for whose plays between two instants anybody bids. */
export async function spotsOf(own: Tx, from: number, to: number): Promise<Spot[]> {
  const bidders = await biddersOf(own, from, to);
  const slots = await own.adSlots.many([...new Set(bidders.flatMap(({ order }) => order.slotId ?? []))]);
  const screens = await screensOn(own, [...new Set(bidders.flatMap(screensOf))]);
  return slots.flatMap((slot) => {
    const floor = floorOf(slot);
    if (floor === null) return [];
    const here = bidders.filter(({ order }) => order.slotId === slot.id);
    const named = Map.groupBy(
      here.flatMap((bidder) => screensOf(bidder).map((deviceId) => ({ deviceId, bidder }))),
      ({ deviceId }) => deviceId,
    );
    return [...named].flatMap(([deviceId, those]) => {
      const screen = screens.get(deviceId);
      if (screen?.layoutId !== slot.layoutId) return [];
      const zone = screen.zone ?? DEFAULT_ZONE;
      return [{ slot, floor, deviceId, zone, bidders: those.map(({ bidder }) => bidder).slice(0, limits.auctionBids) }];
    });
  });
}
