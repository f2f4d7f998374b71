import type { Winner } from '#core/schedule/types.ts';
import type { Showing } from './showing.ts';
import type { ServerClock } from './serverClock.ts';

/** Turns of a wall in step: a content from a moment of the server's clock on, the same on each of its screens. */
export interface Step {
  adId: string;
  key: string;
  /** By the server's clock. */
  begunAt: number;
}

/** Two turns of one content are a second apart at least; a clock that is set meanwhile is off by less. */
const SAME_MS = 500;

/** Says whether a turn was shown from its beginning, and not joined in the middle. */
const LATE_MS = 1000;

/** Returns the moment at which the turn of a winner began, by the server's clock. */
export const begunAt = ({ elapsedMs }: Winner, now: number): number => now - elapsedMs;

const nameOf = (one: Step | Showing): { adId: string; key: string } =>
  'content' in one ? { adId: one.ad.id, key: one.content.key } : one;

/** Says whether this is the turn of a winner that began at such a moment. */
export function isSameStep(one: Step | Showing | undefined, winner: Winner, turn: number): boolean {
  if (!one || one.begunAt === null) return false;
  const { adId, key } = nameOf(one);
  return adId === winner.adId && key === winner.key && Math.abs(one.begunAt - turn) < SAME_MS;
}

/** Says whether a turn was shown whole: from its beginning to its end. */
export function isWholeStep({ begunAt: turn, startedAt, content }: Showing, clock: ServerClock): boolean {
  if (turn === null || startedAt === null) return false;
  return clock.at(startedAt) - turn < LATE_MS && clock.now() >= turn + content.durationMs - SAME_MS;
}
