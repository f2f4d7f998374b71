import { openMinutes, type Scenario } from '../schedule/scenario.ts';
import { weekdayOf } from '../time.ts';
import { expectedPlays } from './price.ts';

/** A slot that is sold, with its scenario (LAY-07). */
export interface SoldSlot extends Scenario {
  /** Carousel places. */
  places: number;
}

/** Part of a day in which so many places take turns. */
interface Turns {
  places: number;
  onMs: number;
}

const MINUTE_MS = 60_000;

/**
 * Returns for how long a slot has its turns on a weekday, by the number of places that take turns with it: those of shared
 * slots that are open at the same time count, and while an exclusive one of the others is open it has none. `onMs` is how
 * long a screen is on; a slot with hours of its own has them while the screen is on, as far as that lasts.
 */
function turnsOn(slot: SoldSlot, others: readonly SoldSlot[], weekday: number, onMs: number): Turns[] {
  const open = openMinutes(slot.opens ?? [], weekday);
  const known = others.map((other) => ({ ...other, minutes: openMinutes(other.opens ?? [], weekday) }));
  const counts = new Map<number, number>();
  for (const minute of open) {
    const mates = slot.exclusive === true ? [] : known.filter(({ minutes }) => minutes.has(minute));
    if (mates.some(({ exclusive }) => exclusive === true)) continue;
    const places = mates.reduce((sum, mate) => sum + mate.places, slot.places);
    counts.set(places, (counts.get(places) ?? 0) + 1);
  }
  const own = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (own === 0) return [];
  const takenMs = (open.size - own) * MINUTE_MS;
  const availableMs = Math.max(0, Math.min(onMs, open.size * MINUTE_MS) - takenMs);
  return [...counts].map(([places, count]) => ({ places, onMs: (count * availableMs) / own }));
}

/** Returns the weekdays (1 Monday to 7 Sunday) on which a slot is open at all. */
export const openWeekdays = ({ opens }: Scenario): number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((weekday) => openMinutes(opens ?? [], weekday).size > 0);

/** Returns those of these days on which a slot with such weekdays is open. */
export const openDays = (days: readonly string[], weekdays: readonly number[]): string[] =>
  days.filter((day) => weekdays.includes(weekdayOf(day)));

/** Returns how often one place of a slot plays on these screens and days, when all places are taken. */
export function playsIn(
  slot: SoldSlot,
  others: readonly SoldSlot[],
  { days, screens, onMs, showingMs }: { days: readonly string[]; screens: number; onMs: number; showingMs: number },
): number {
  let plays = 0;
  for (const [weekday, own] of Map.groupBy(days, weekdayOf))
    for (const turns of turnsOn(slot, others, weekday, onMs))
      plays += expectedPlays({ ...turns, screens, days: own.length, showingMs });
  return plays;
}
