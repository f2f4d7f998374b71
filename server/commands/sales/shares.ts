import { airSpans } from '#core/pacing/airSpans.ts';
import { lengthUntil, openSpans, type Span } from '#core/pacing/openHours.ts';
import { planShares, type PacedScreen } from '#core/pacing/planShares.ts';
import { dayAt, daysFrom, endOf, startOf } from '#core/sales/days.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import type { Timer } from '#core/schedule/timers.ts';
import { zoneOr } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { TARGET_FIELDS } from '../../player/targets.ts';
import { powerTimersOf } from '../../player/timers.ts';
import type { Tx } from '../../store/types.ts';
import { slotsIn } from '../scenarios.ts';

type Screen = Pick<DeviceStored, 'id' | 'corpId' | 'groupId' | 'zone' | 'heartbeatAt' | 'status'>;

/** Share and counted plays of a screen on a day. */
export interface StoredShare {
  device_id: string;
  day: string;
  plays: number | null;
  played: number;
}

export interface ScreenHours {
  screens: readonly Screen[];
  /** Milliseconds in which a screen is on and the slot open, on a day; from an instant of it on where one is given. */
  openOn: (screen: Screen, day: string, from?: number) => number;
  /** The same of a screen that is always on. */
  openAlways: (day: string) => number;
  /** The slot and the others of its place; null where it is gone. */
  slot: AdSlotStored | null;
  beside: readonly AdSlotStored[];
}

const idsOf = ({ screenList }: AdsOrderStored): string[] =>
  ((screenList as readonly { id: string }[] | null) ?? []).map(({ id }) => id);

/** Returns the screens of an order with the hours in which its slot has turns on them: by timers, zones and scenarios. */
export async function hoursOf(own: Tx, order: AdsOrderStored): Promise<ScreenHours> {
  const screens = await own.devices.many(idsOf(order), {
    fields: ['id', 'corpId', 'zone', 'heartbeatAt', 'status', ...TARGET_FIELDS],
  });
  const timers = await powerTimersOf(own, screens);
  const slot = order.slotId === null ? null : await own.adSlots.one(order.slotId);
  const beside = slot ? (await slotsIn(own, slot)).filter(({ id }) => id !== slot.id) : [];
  const rivals = beside.map(scenarioOf);
  const scenario = slot ? scenarioOf(slot) : {};
  const known = new Map<string, Span[]>();
  const openOn = ({ id, zone }: Pick<Screen, 'id' | 'zone'>, day: string, from?: number): number => {
    const power: readonly Timer[] = timers.get(id) ?? [];
    const key = `${power.length === 0 ? (zone ?? '') : id} ${day}`;
    const span = { from: startOf(day), to: endOf(day) };
    const spans = known.get(key) ?? airSpans(scenario, rivals, openSpans(power, span, zoneOr(zone)), zoneOr(zone));
    known.set(key, spans);
    return lengthUntil(spans, span.to) - (from === undefined ? 0 : lengthUntil(spans, from));
  };
  return { screens, openOn, openAlways: (day) => openOn({ id: '', zone: null }, day), slot, beside };
}

/** Returns the shares of an order, and what was told of them. */
export const storedShares = (own: Tx, orderId: string): Promise<StoredShare[]> =>
  own.db
    .selectFrom('order_shares')
    .select(['device_id', 'day', 'plays', 'played'])
    .where('order_id', '=', orderId)
    .execute();

/** Returns the plays of an order that were told, of all its days and screens: those that it was delivered may be a tick older. */
const told = (rows: readonly StoredShare[]): number => rows.reduce((sum, { played }) => sum + played, 0);

function contactOf({ heartbeatAt, status }: Screen, now: number): PacedScreen['contact'] {
  const silentMs = now - (heartbeatAt ?? 0);
  if (status === 'invalid' || silentMs > limits.paceLost) return 'lost';
  return silentMs <= limits.paceLive ? 'live' : 'quiet';
}

/** Returns the plays that screens were given for days that are over, and may still tell: those of screens not heard since. */
function untold(
  rows: readonly StoredShare[],
  screens: readonly Screen[],
  { today, now }: { today: string; now: number },
): number {
  const heard = new Map(screens.map((one) => [one.id, contactOf(one, now) === 'live' ? now : (one.heartbeatAt ?? 0)]));
  return rows
    .filter(({ day, device_id: id }) => day < today && heard.has(id) && endOf(day) > heard.get(id)!)
    .reduce((sum, { plays, played }) => sum + Math.max(0, (plays ?? 0) - played), 0);
}

/**
 * Plans the shares of a CPM order anew (MKT-09): what is not played is spread over the rest of its days, each screen by the
 * time that it is on. Returns the screens whose shares are others than before. `own` sees the media owner whole.
 */
export async function planOrder(own: Tx, order: AdsOrderStored): Promise<string[]> {
  const ad = order.adId === null ? null : await own.ads.one(order.adId, { fields: ['startAt', 'endAt'] });
  if (!ad || (ad.endAt ?? 0) <= own.now) return [];
  const first = dayAt(Math.max(own.now, ad.startAt ?? own.now));
  const days = daysFrom(first, dayAt((ad.endAt ?? 0) - 1));
  const { screens, openOn } = await hoursOf(own, order);
  const rows = await storedShares(own, order.id);
  const there = new Set(screens.map(({ id }) => id));
  const known = new Map(rows.map((row) => [`${row.device_id} ${row.day}`, row]));
  // Of screens that are gone the plays of today are over like those of other days: no screen has a share of them.
  const ours = rows.filter(({ day, device_id: id }) => day >= first && there.has(id));
  const playedToday = ours.reduce((sum, { played }) => sum + played, 0);
  const before = Math.max(0, Math.max(order.delivered ?? 0, told(rows)) - playedToday);
  const { shares } = planShares({
    left: (order.plays ?? 0) - before - untold(rows, screens, { today: first, now: own.now }),
    days: days.length,
    ahead: limits.paceAhead,
    screens: screens.map((screen) => ({
      id: screen.id,
      open: days.map((day) => openOn(screen, day)),
      given: days.map((day) => known.get(`${screen.id} ${day}`)?.plays ?? null),
      played: known.get(`${screen.id} ${first}`)?.played ?? 0,
      contact: contactOf(screen, own.now),
    })),
  });
  const changed = [...shares].flatMap(([deviceId, each]) =>
    each.flatMap((plays, index) => {
      const day = days[index]!;
      const was = known.get(`${deviceId} ${day}`)?.plays ?? null;
      return plays === null || plays === was ? [] : [{ deviceId, day, plays }];
    }),
  );
  for (const { deviceId, day, plays } of changed.toSorted((a, b) => (a.deviceId + a.day < b.deviceId + b.day ? -1 : 1)))
    await own.db
      .insertInto('order_shares')
      .values({ order_id: order.id, day, device_id: deviceId, corp_id: order.corpId, plays, played: 0 })
      .onConflict((conflict) => conflict.columns(['order_id', 'day', 'device_id']).doUpdateSet({ plays }))
      .execute();
  return [...new Set(changed.map(({ deviceId }) => deviceId))];
}
