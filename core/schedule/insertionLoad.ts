import { addDays, minuteOf, weekdayOf, type ZonedTime } from '../time.ts';
import { isSlotOpen, type Scenario } from './scenario.ts';
import { anyOpen, type Window } from './window.ts';

/** An insertion of a place: how much of the time its turns take, and when. */
export interface Inserted {
  /** All of its contents, milliseconds. */
  lengthMs: number;
  cycleMs: number;
  /** When its turns begin to come due, and when they end. */
  from: number;
  to: number;
  /** Its own hours; none: always. Of certain dates every day counts. */
  windows: readonly Window[];
  slot: Scenario;
}

/** A week like any other, from Monday to Sunday. */
const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2024-01-01', day));

const shareOf = ({ lengthMs, cycleMs }: Inserted): number => lengthMs / cycleMs;
const sum = (all: readonly Inserted[]): number => all.reduce((whole, one) => whole + shareOf(one), 0);

const withoutDates = (windows: readonly Window[]): Window[] => windows.map(({ dates: _dates, ...window }) => window);

/** Returns the moments of a week at which one of these windows opens: what is open at any time is open at one of them. */
function openings(windows: readonly Window[]): ZonedTime[] {
  const minutes = new Set([0, ...windows.map(({ from }) => minuteOf(from ?? '00:00'))]);
  return WEEK.flatMap((date) => [...minutes].map((minute) => ({ date, weekday: weekdayOf(date), minute })));
}

/** Returns the largest share of one moment of a week that insertions which play in the same weeks take together. */
function busiest(all: readonly Inserted[]): number {
  const timed = all.map((one) => ({ ...one, windows: withoutDates(one.windows) }));
  const moments = openings(timed.flatMap(({ windows, slot }) => [...windows, ...(slot.opens ?? [])]));
  const shares = moments.map((local) => {
    const open = timed.filter(({ windows, slot }) => anyOpen(windows, local) && isSlotOpen(slot, local));
    // A slot that has the place alone leaves the others no turns, and has none of theirs (LAY-07).
    const alone = sum(open.filter(({ slot }) => slot.exclusive === true));
    return Math.max(alone, sum(open) - alone);
  });
  return Math.max(...shares);
}

/**
 * Returns the largest share of the time that the insertions of one place take together at some time: from 1 on nothing else
 * plays there, and what is inserted misses turns.
 */
export function insertionLoad(all: readonly Inserted[]): number {
  // More begin at no other time than at the beginning of one of them.
  const together = all.map(({ from }) => all.filter((one) => one.from <= from && from < one.to));
  return together.reduce((most, some) => (sum(some) <= most ? most : Math.max(most, busiest(some))), 0);
}
