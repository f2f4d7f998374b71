import type { PlanAd } from '../manifest/manifest.ts';

/** A turn of an insertion: its number from 0, and when it came due. */
export interface Turn {
  number: number;
  dueAt: number;
}

/**
 * Returns the latest turn of an insertion that has come due, `waits` where none may begin now, `over` after the
 * last (AD-12). A missed turn is not made up for: only the latest counts, and only within its window.
 */
export function latestTurn(ad: PlanAd, now: number): Turn | 'waits' | 'over' {
  const { cycleMs, firstAt, windowMs, count } = ad.insertion ?? {
    cycleMs: Number.MAX_SAFE_INTEGER,
    firstAt: ad.startAt,
    windowMs: null,
    count: 1,
  };
  if (now < firstAt) return 'waits';
  const number = Math.floor((now - firstAt) / cycleMs);
  const dueAt = firstAt + number * cycleMs;
  if (count !== null && number >= count) return 'over';
  return windowMs !== null && now >= dueAt + windowMs ? 'waits' : { number, dueAt };
}
