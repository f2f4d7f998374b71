import { addDays, minuteOf, zonedTime } from '../time.ts';
import { instantOf, wallTimeOf } from '../wallClock.ts';

const STEP_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** A jump of the clock on the wall: when, and by how much. */
interface Jump {
  at: number;
  byMs: number;
}

const wallMidnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Returns the instant at which a local date begins. */
export const midnightOf = (date: string, zone: string): number => instantOf(wallMidnight(date), zone);

/** Returns the instants of a local date at which the clock on the wall jumps, in whichever zone and by whatever. */
function jumpsOn(date: string, zone: string): Jump[] {
  const [from, to] = [midnightOf(date, zone), midnightOf(addDays(date, 1), zone)];
  const offset = (instant: number) => wallTimeOf(instant, zone) - instant;
  if (offset(from) === offset(to)) return [];
  const found: Jump[] = [];
  for (let at = from; at <= to; at += STEP_MS) {
    const byMs = offset(at) - offset(at - STEP_MS);
    if (byMs !== 0) found.push({ at, byMs });
  }
  return found;
}

/**
 * Returns the instants of a local date at which a window with one of these times of day may open or close. An hour that
 * comes twice has each of its times twice; a time that is skipped counts at the jump.
 */
export function edgesOn(date: string, times: Iterable<string>, zone: string): number[] {
  const jumps = jumpsOn(date, zone);
  const edges = [...times].flatMap((time) => {
    const at = instantOf(wallMidnight(date) + minuteOf(time) * MINUTE_MS, zone);
    return [at, ...jumps.map(({ byMs }) => at - byMs)];
  });
  return [...edges, ...jumps.map(({ at }) => at)];
}

/** Returns the local dates that a stretch of time touches. */
export function datesIn(from: number, to: number, zone: string): string[] {
  const last = zonedTime(Math.max(from, to - 1), zone).date;
  const dates = [zonedTime(from, zone).date];
  while (dates.at(-1)! < last) dates.push(addDays(dates.at(-1)!, 1));
  return dates;
}
