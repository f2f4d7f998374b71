import { sql } from 'kysely';
import { MILLI } from '#core/auction/pace.ts';
import type { Scenario } from '#core/schedule/scenario.ts';
import { zoneOr } from '#core/time.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../../store/types.ts';
import { barredFromPlacing } from '../../policies/mayPlace.ts';
import { besideOf, placesOf } from '../scenarios.ts';
import { showingMs } from '../sales/showing.ts';
import { floorOf } from './floor.ts';

/** Orders of one media owner that bid at the same time; of more the best are looked at. */
const MOST_ORDERS = 1000;

type Ad = Pick<AdStored, 'status' | 'heldBy' | 'campaignId'>;

/** An order that bids, with the ad that it wants shown. */
interface Bid {
  order: AdsOrderStored;
  ad: Ad | null;
  /** The media owner has paused the plan of the ad. */
  isPlanPaused: boolean;
  /** Its buyer, or who pays for it, may place nothing now (ADS-05). */
  isUnverified: boolean;
}

/** An order that bids for the plays of one screen. */
export interface Bidder extends Bid {
  /** The screen has all files of the ad. */
  isThere: boolean;
}

/** A slot on a screen that is on and shows it, with all that bid for its plays. */
export interface Spot {
  slot: AdSlotStored;
  floor: number;
  deviceId: string;
  zone: string;
  /** Delay of its sales after the first slot of its place, milliseconds: so that they do not sell the same moments. */
  afterMs: number;
  /** The other slots of its place. */
  beside: readonly Scenario[];
  bidders: readonly Bidder[];
}

const REVIEWED: readonly (string | null)[] = ['pendingPlay', 'playing', 'paused'];

/** Returns what the ad of an order says of its bid: it plays only when it is approved, not held back, and on this screen. */
export const standing = ({ ad, isPlanPaused, isUnverified, isThere }: Bidder) => ({
  isUnverified,
  isPaused: ad !== null && (ad.heldBy !== null || ad.status === 'paused' || isPlanPaused),
  isTakenDown: ad?.status === 'takenDown',
  isApproved: ad !== null && REVIEWED.includes(ad.status),
  isReady: ad?.status === 'playing' && isThere,
});

/** Sort key that puts bids last that cannot win: an ad that does not play, or a budget that is spent. */
const isBarred = sql<number>`case when ads.status = 'playing' and ads.held_by is null
  and ads_orders.amount_fen * ${sql.lit(MILLI)} - coalesce(ads_orders.spent_milli, 0) >= ads_orders.price_fen then 0 else 1 end`;

/** Returns for whom an order bids and who pays for it. */
const partiesOf = ({ advertiserId, payerId }: AdsOrderStored): string[] =>
  [advertiserId, payerId].flatMap((id) => id ?? []);

async function bidsOf(own: Tx, from: number, to: number): Promise<Bid[]> {
  const best = await own
    .ofCorp(corpOf(own))
    .selectFrom('ads_orders')
    .leftJoin('ads', (join) =>
      join.onRef('ads.corp_id', '=', 'ads_orders.corp_id').onRef('ads.id', '=', 'ads_orders.ad_id'),
    )
    .select('ads_orders.id')
    .where('ads_orders.selling_mode', '=', 'rtb')
    .where('ads_orders.status', '=', 'ongoing')
    .where('ads_orders.start_at', '<=', to)
    .where('ads_orders.end_at', '>', from)
    .where('ads_orders.deleted_at', 'is', null)
    .orderBy(isBarred)
    .orderBy('ads_orders.price_fen', 'desc')
    .orderBy('ads_orders.id')
    .limit(MOST_ORDERS)
    .execute();
  const orders = await own.adsOrders.many(best.map(({ id }) => id));
  const found = await own.ads.many(
    orders.flatMap(({ adId }) => adId ?? []),
    { fields: ['status', 'heldBy', 'campaignId'] },
  );
  const ads = new Map(found.map((ad) => [ad.id, ad]));
  const plans = await own.campaigns.many([...new Set(found.flatMap(({ campaignId }) => campaignId ?? []))], {
    fields: ['status'],
  });
  const paused = new Set(plans.filter(({ status }) => status === 'paused').map(({ id }) => id));
  const barred = await barredFromPlacing(own, orders.flatMap(partiesOf));
  return orders.map((order) => {
    const ad = ads.get(order.adId ?? '') ?? null;
    const isUnverified = partiesOf(order).some((id) => barred.has(id));
    return { order, ad, isPlanPaused: paused.has(ad?.campaignId ?? ''), isUnverified };
  });
}

/** Returns the ads that these screens have with all their files, as "<ad> <screen>". */
async function adsThere(own: Tx, adIds: readonly string[], deviceIds: readonly string[]): Promise<Set<string>> {
  if (adIds.length === 0 || deviceIds.length === 0) return new Set();
  const rows = await own
    .ofCorp(corpOf(own))
    .selectFrom('ad_deliveries')
    .select(['ad_id', 'device_id'])
    .where('ad_id', 'in', [...adIds])
    .where('device_id', 'in', [...deviceIds])
    .where('status', '=', 'success')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => `${row.ad_id} ${row.device_id}`));
}

const corpOf = ({ scope }: Tx): string => (scope.kind === 'system' ? (scope.corpId ?? '') : scope.user.corpId);

type Place = NonNullable<ReturnType<Awaited<ReturnType<typeof placesOf>>['get']>>;

/** Returns how much later a slot sells than the first of its place that sells by auction. */
function afterMsOf({ id }: AdSlotStored, place: Place): number {
  const sold = place.filter((one) => floorOf(one) !== null);
  const before = sold.slice(
    0,
    Math.max(
      0,
      sold.findIndex((one) => one.id === id),
    ),
  );
  return before.reduce((sum, one) => sum + showingMs(one), 0);
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

const screensOf = ({ order }: Bid): string[] =>
  ((order.screenList as readonly { id: string }[] | null) ?? []).map(({ id }) => id);

/** Returns the spots of a media owner for whose plays between two instants anybody bids. `own` sees it whole. */
export async function spotsOf(own: Tx, from: number, to: number): Promise<Spot[]> {
  const bids = await bidsOf(own, from, to);
  const slots = await own.adSlots.many([...new Set(bids.flatMap(({ order }) => order.slotId ?? []))]);
  const screens = await screensOn(own, [...new Set(bids.flatMap(screensOf))]);
  const playing = bids.flatMap(({ order, ad }) => (ad?.status === 'playing' ? (order.adId ?? []) : []));
  const there = await adsThere(own, playing, [...screens.keys()]);
  const places = await placesOf(own, slots);
  const spots: Spot[] = [];
  for (const slot of slots) {
    const floor = floorOf(slot);
    if (floor === null) continue;
    const place = places.get(slot.id) ?? [];
    const [afterMs, beside] = [afterMsOf(slot, place), besideOf(slot.id, place)];
    const here = bids.filter(({ order }) => order.slotId === slot.id);
    const named = Map.groupBy(
      here.flatMap((bid) => screensOf(bid).map((deviceId) => ({ deviceId, bid }))),
      ({ deviceId }) => deviceId,
    );
    for (const [deviceId, those] of named) {
      const screen = screens.get(deviceId);
      if (screen?.layoutId !== slot.layoutId) continue;
      const bidders = those.map(({ bid }) => ({ ...bid, isThere: there.has(`${bid.order.adId} ${deviceId}`) }));
      spots.push({ slot, floor, deviceId, zone: zoneOr(screen.zone), afterMs, beside, bidders });
    }
  }
  return spots;
}
