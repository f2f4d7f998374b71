import type { PlanAd } from '../manifest/manifest.ts';

/** A turn of an insertion: its number from 0, and when it came due. */
export interface Turn {
  number: number;
  dueAt: number;
}

const NONE = { cycleMs: Number.MAX_SAFE_INTEGER, windowMs: null, count: 1 } as const;

/** Returns the turn that came due at an instant; its number as the ad counts now. */
export function turnAt(ad: PlanAd, dueAt: number): Turn {
  if (ad.insertion?.at) return { number: dueAt, dueAt };
  const { cycleMs, firstAt } = ad.insertion ?? { ...NONE, firstAt: ad.startAt };
  return { number: Math.max(0, Math.floor((dueAt - firstAt) / cycleMs)), dueAt };
}

/** Returns the latest turn that was won by auction and has come due; its number is that instant, since the list grows and shrinks. */
function wonTurn(at: readonly number[], now: number): Turn | 'waits' {
  const dueAt = at.findLast((turn) => turn <= now);
  return dueAt === undefined ? 'waits' : { number: dueAt, dueAt };
}

/** Returns the latest turn of an insertion that has come due, `waits` before the first one, `over` after the last (AD-12). */
export function dueTurn(ad: PlanAd, now: number): Turn | 'waits' | 'over' {
  if (ad.insertion?.at) return wonTurn(ad.insertion.at, now);
  const { cycleMs, firstAt, count } = ad.insertion ?? { ...NONE, firstAt: ad.startAt };
  if (now < firstAt) return 'waits';
  const number = Math.floor((now - firstAt) / cycleMs);
  return count !== null && number >= count ? 'over' : { number, dueAt: firstAt + number * cycleMs };
}

/**
 * Returns the latest turn of an insertion if it may begin now. A missed turn is not made up for: only the latest counts,
 * and only within its window.
 */
export function latestTurn(ad: PlanAd, now: number): Turn | 'waits' | 'over' {
  const turn = dueTurn(ad, now);
  const { windowMs } = ad.insertion ?? NONE;
  return typeof turn !== 'string' && windowMs !== null && now >= turn.dueAt + windowMs ? 'waits' : turn;
}
