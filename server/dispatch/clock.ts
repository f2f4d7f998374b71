import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../call/refuse.ts';

/** Refuses a call whose timestamp is more than `limits.clockSkew` off (NET-04), and tells the time in milliseconds, so that a client can correct its own. */
export function checkClock(timestamp: string, now: number): void {
  if (Math.abs(Number(timestamp) - now) > limits.clockSkew) throw refuse('CLOCK_OFF', { data: { now } });
}
