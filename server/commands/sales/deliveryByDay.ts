import { forecast, type Standing } from '#core/pacing/forecast.ts';
import { spread } from '#core/pacing/spread.ts';
import { dayAt, daysFrom } from '#core/sales/days.ts';
import { playsIn } from '#core/sales/openings.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';
import { adsOf, playedDays } from './delivery.ts';
import { hoursOf, storedShares, type ScreenHours } from './shares.ts';
import { soldSlot } from './soldSlot.ts';

interface Day {
  day: string;
  /** Its part of what was sold; null: it was sold by auction. */
  planned: number | null;
  delivered: number | null;
  plays: number;
}

export interface DeliveryByDay {
  /** Unit of what was sold: plays, or screens on a day. */
  of: 'plays' | 'places';
  standing: Standing | null;
  expected: number;
  days: Day[];
}

const DAY_MS = 86_400_000;

/** Returns how often one place of the slot can play on the days that are left, from now on: as a sale is forecast. */
function mostOf(
  { screens, openOn, openAlways, slot, beside }: ScreenHours,
  { days, now }: { days: readonly string[]; now: number },
): number[] {
  if (!slot) return days.map(() => 0);
  const when = { screens: 1, onMs: DAY_MS };
  return days.map((day) => {
    const whole = openAlways(day);
    if (whole === 0) return 0;
    const open = screens.reduce((sum, screen) => sum + openOn(screen, day, now), 0);
    return Math.floor((playsIn(soldSlot(slot), beside.map(soldSlot), { ...when, days: [day] }) * open) / whole);
  });
}

/** Returns on how many screens an order by CPT has its place, by day; once it is settled by the hours of its slot, as they are now. */
async function placesByDay(own: Tx, order: AdsOrderStored, days: readonly string[]): Promise<Map<string, number>> {
  if (order.settledAt !== null) {
    const { openAlways } = await hoursOf(own, order);
    return new Map(days.map((day) => [day, openAlways(day) > 0 ? (order.screens ?? 0) : 0]));
  }
  const rows = await own.db
    .selectFrom('seats')
    .select((eb) => ['day', eb.fn.countAll().as('places')])
    .where('order_id', '=', order.id)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, places }) => [day, Number(places)]));
}

/** Returns the screens on which an order by CPT played on each day, against those on which it has its place; by auction its plays. */
async function playedByDay(own: Tx, order: AdsOrderStored, days: readonly string[]): Promise<Day[]> {
  const isCpt = order.sellingMode === 'cpt';
  const today = dayAt(own.now);
  const adIds = await adsOf(own, order);
  // Before it has an ad there is nothing to tell.
  if (adIds.length === 0) return [];
  const places = isCpt ? await placesByDay(own, order, days) : null;
  const rows = await playedDays(own, order, adIds);
  const told = Map.groupBy(rows, ({ day }) => days[day] ?? '');
  return days.map((day) => {
    const screens = told.get(day) ?? [];
    const plays = screens.reduce((sum, one) => sum + one.plays, 0);
    const delivered = day > today ? null : isCpt ? screens.length : plays;
    return { day, planned: places ? (places.get(day) ?? 0) : null, delivered, plays };
  });
}

/**
 * Returns what an order delivered by day against what was sold, and by CPM what it will have (MKT-09). The plan of a CPM order is
 * what was sold, spread over its days by the time that its screens are on; what it falls short of is not planned anew here.
 * `own` sees the media owner whole.
 */
export async function deliveryByDay(own: Tx, order: AdsOrderStored): Promise<DeliveryByDay> {
  const { sellingMode, startAt, endAt, plays, status } = order;
  const delivered = order.delivered ?? 0;
  const isCpm = sellingMode === 'cpm';
  const none = { of: sellingMode === 'cpt' ? 'places' : 'plays', standing: null, expected: delivered } as const;
  // Daily counts of its screens are deleted long after it was settled (server/jobs/sweep.ts).
  const isForgotten = isCpm && order.settledAt !== null && order.settledAt < own.now - limits.playsLate;
  if (startAt === null || endAt === null || isForgotten) return { ...none, days: [] };
  const today = dayAt(own.now);
  const days = daysFrom(dayAt(startAt), dayAt(endAt - 1));
  if (!isCpm) return { ...none, days: await playedByDay(own, order, days) };
  const hours = await hoursOf(own, order);
  const { screens, openOn } = hours;
  const open = days.map((day) => screens.reduce((sum, screen) => sum + openOn(screen, day), 0));
  const planned = spread(plays ?? 0, open);
  const told = new Map<string, number>();
  for (const { day, played } of await storedShares(own, order.id)) told.set(day, (told.get(day) ?? 0) + played);
  const list = days.map((day, index) => ({
    day,
    planned: planned[index]!,
    delivered: day > today ? null : (told.get(day) ?? 0),
    plays: told.get(day) ?? 0,
  }));
  if (status !== 'ongoing') return { ...none, days: list };
  const most = mostOf(hours, { days: days.filter((day) => day >= today), now: own.now });
  const past = list.flatMap((one) =>
    one.day < today ? [{ planned: one.planned, delivered: one.delivered ?? 0 }] : [],
  );
  return { of: 'plays', ...forecast({ sold: plays ?? 0, delivered, past, most }), days: list };
}
