import { addDays, DEFAULT_ZONE, isZone, zonedTime } from '#core/time.ts';
import { instantOf } from '#core/wallClock.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/**
 * Zones differ by quarters of an hour: plays counted by the quarter can be put into the days of any of them. One that was
 * rolled up counts at the beginning of its hour by its screen's clock: a reader whose clock differs from it by a part of an
 * hour may find it on the day before.
 */
const QUARTER_MS = 900_000;

/** Returns the instants at which these days begin in a zone. */
const beginnings = (days: readonly string[], zone: string): number[] =>
  days.map((day) => instantOf(Date.parse(`${day}T00:00:00Z`), zone));

/** Counts plays per day, and the total of the same number of days before (HOME-06); one statement, within the caller's scope. */
export const trend = handler('proofOfPlay.trend', async ({ input, tx, now }) => {
  const { days, zone = DEFAULT_ZONE } = input;
  if (!isZone(zone)) throw refuse('PAYLOAD_INVALID', { field: 'zone', rule: 'invalid' });
  const today = zonedTime(now, zone).date;
  const all = Array.from({ length: 2 * days }, (_, index) => addDays(today, index + 1 - 2 * days));
  const starts = beginnings(all, zone);
  const counts = all.map(() => 0);
  const per = await tx.proofsOfPlay.countPer(
    'startedAt',
    QUARTER_MS,
    (eb) => eb.and([eb('started_at', '>=', starts[0] ?? now), eb('started_at', '<=', now)]),
    'plays',
  );
  for (const [quarter, plays] of per) {
    const at = starts.findLastIndex((start) => start <= quarter);
    counts[at] = (counts[at] ?? 0) + plays;
  }
  const sum = (part: readonly number[]): number => part.reduce((total, each) => total + each, 0);
  return {
    zone,
    days: all.slice(days).map((day, index) => ({ day, plays: counts[days + index] ?? 0 })),
    total: sum(counts.slice(days)),
    before: sum(counts.slice(0, days)),
  };
});
