import { forecast, type Standing } from '#core/pacing/forecast.ts';
import { spread } from '#core/pacing/spread.ts';
import { dayAt, daysFrom } from '#core/sales/days.ts';
import { expectedPlays } from '#core/sales/price.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';
import { hoursOf, keptShares } from './shares.ts';

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

/**
 * Returns what a CPM order delivered by day against what was planned, and what it will have (MKT-09). The plan is what was
 * sold, spread over its days by the time that its screens are on; what it falls short of is not planned anew here. `own`
 * sees the media owner whole.
 */
export async function deliveryByDay(own: Tx, order: AdsOrderStored): Promise<DeliveryByDay> {
  const { sellingMode, startAt, endAt, plays, status } = order;
  const delivered = order.delivered ?? 0;
  if (sellingMode !== 'cpm' || startAt === null || endAt === null)
    return { standing: null, expected: delivered, days: [] };
  const today = dayAt(own.now);
  const days = daysFrom(dayAt(startAt), dayAt(endAt - 1));
  const { screens, openOn } = await hoursOf(own, order);
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
  const slot = order.slotId === null ? null : await own.adSlots.one(order.slotId, { fields: ['carouselPlaces'] });
  const each = { places: slot?.carouselPlaces ?? 1, screens: 1, days: 1, showingMs: limits.forecastShowing };
  const past = list.flatMap((one) =>
    one.day < today ? [{ planned: one.planned, delivered: one.delivered ?? 0 }] : [],
  );
  const most = days.flatMap((day, index) => (day < today ? [] : [expectedPlays({ ...each, onMs: open[index]! })]));
  return { ...forecast({ sold: plays ?? 0, delivered, past, most }), days: list };
}
