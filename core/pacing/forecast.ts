/** A day of an order: what was planned for it, and what its screens have shown. */
export interface PacedDay {
  planned: number;
  delivered: number;
}

/** State of an order: `done` at its number, `behind` where it will fall short, `waiting` before its first whole day. */
export type Standing = 'waiting' | 'onPace' | 'behind' | 'done';

/** Part of the number by which a forecast may fall short and still be on pace. */
const TOLERANCE = 0.02;
/** Whole days, the latest, by which the coming ones are judged. */
const LATEST = 3;

/**
 * Returns how many plays an order will have at its end, and how it does. What is missing is made up on the coming days, as
 * far as its screens have lately been able to: none is expected to give more than the loop can (`most`, by day).
 * @param past whole days, the earliest first
 */
export function forecast({
  sold,
  delivered,
  past,
  most,
}: {
  sold: number;
  delivered: number;
  past: readonly PacedDay[];
  most: readonly number[];
}): { expected: number; standing: Standing } {
  if (delivered >= sold) return { expected: sold, standing: 'done' };
  const latest = past.slice(-LATEST);
  const planned = latest.reduce((sum, day) => sum + day.planned, 0);
  const shown = latest.reduce((sum, day) => sum + day.delivered, 0);
  const rate = planned > 0 ? Math.min(1, shown / planned) : 1;
  const room = most.reduce((sum, plays) => sum + plays, 0);
  const expected = Math.min(sold, delivered + Math.floor(Math.min(room, sold - delivered) * rate));
  if (latest.length === 0 && expected >= sold) return { expected, standing: 'waiting' };
  return { expected, standing: expected >= sold * (1 - TOLERANCE) ? 'onPace' : 'behind' };
}
