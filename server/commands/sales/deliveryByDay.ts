import { forecast, type Standing } from '#core/pacing/forecast.ts';
import { spread } from '#core/pacing/spread.ts';
import { dayAt, daysFrom } from '#core/sales/days.ts';
import { playsIn } from '#core/sales/openings.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';
import { hoursOf, keptShares, type ScreenHours } from './shares.ts';
import { soldSlot } from './soldSlot.ts';

interface Day {
  day: string;
  planned: number;
  delivered: number | null;
}

export interface DeliveryByDay {
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
  const when = { screens: 1, onMs: DAY_MS, showingMs: limits.forecastShowing };
  return days.map((day) => {
    const whole = openAlways(day);
    if (whole === 0) return 0;
    const open = screens.reduce((sum, screen) => sum + openOn(screen, day, now), 0);
    return Math.floor((playsIn(soldSlot(slot), beside.map(soldSlot), { ...when, days: [day] }) * open) / whole);
  });
}

/**
 * Returns what a CPM order delivered by day against what was planned, and what it will have (MKT-09). The plan is what was
 * sold, spread over its days by the time that its screens are on; what it falls short of is not planned anew here. `own`
 * sees the media owner whole.
 */
export async function deliveryByDay(own: Tx, order: AdsOrderStored): Promise<DeliveryByDay> {
  const { sellingMode, startAt, endAt, plays, status } = order;
  const delivered = order.delivered ?? 0;
  // Daily counts of its screens are deleted long after it was settled (server/jobs/sweep.ts).
  const isForgotten = order.settledAt !== null && order.settledAt < own.now - limits.playsLate;
  if (sellingMode !== 'cpm' || startAt === null || endAt === null || isForgotten)
    return { standing: null, expected: delivered, days: [] };
  const today = dayAt(own.now);
  const days = daysFrom(dayAt(startAt), dayAt(endAt - 1));
  const hours = await hoursOf(own, order);
  const { screens, openOn } = hours;
  const open = days.map((day) => screens.reduce((sum, screen) => sum + openOn(screen, day), 0));
  const planned = spread(plays ?? 0, open);
  const told = new Map<string, number>();
  for (const { day, played } of await keptShares(own, order.id)) told.set(day, (told.get(day) ?? 0) + played);
  const list = days.map((day, index): Day => ({
    day,
    planned: planned[index]!,
    delivered: day > today ? null : (told.get(day) ?? 0),
  }));
  if (status !== 'ongoing') return { standing: null, expected: delivered, days: list };
  const most = mostOf(hours, { days: days.filter((day) => day >= today), now: own.now });
  const past = list.flatMap((one) =>
    one.day < today ? [{ planned: one.planned, delivered: one.delivered ?? 0 }] : [],
  );
  return { ...forecast({ sold: plays ?? 0, delivered, past, most }), days: list };
}
