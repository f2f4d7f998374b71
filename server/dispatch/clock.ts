import { refuse } from './refuse.ts';

/** A call may be this far off the server's clock, to either side (NET-04). */
export const CLOCK_WINDOW_MS = 5 * 60_000;

/** Refuses a call whose timestamp is more than five minutes off, and tells the time in milliseconds, so that a client can correct its own. */
export function checkClock(timestamp: string, now: number): void {
  if (Math.abs(Number(timestamp) - now) > CLOCK_WINDOW_MS) throw refuse('CLOCK_OFF', { data: { now } });
}
