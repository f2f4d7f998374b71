import { hasTurns, openMinutes, type Scenario } from '../schedule/scenario.ts';
import { addDays, minuteOf, weekdayOf } from '../time.ts';
import { expectedPlays } from './price.ts';

/** A slot that is sold, with its scenario (LAY-07). */
export interface SoldSlot extends Scenario {
  /** Carousel places. */
  places: number;
  /** Length of one showing, milliseconds. */
  showingMs: number;
  /** Part of the time of its place that it sells by auction, play by play, beside them: from 0 to 1. */
  auctioned?: number;
}

/** Part of a day in which a round, one turn of each place, takes so long. */
interface Turns {
  roundMs: number;
  onMs: number;
}

const MINUTE_MS = 60_000;

/** Times of day between which a slot has turns: "22:00" to "24:00". */
export interface Hours {
  from: string;
  to: string;
}

/**
 * Returns for how long a slot has its turns on a weekday, by the length of a round of the places that take turns with it: those of shared
 * slots that are open at the same time count, and while an exclusive one of the others is open it has none. What any of them sells by
 * auction is no time of theirs. `onMs` is how
 * long a screen is on; a slot with hours of its own has them while the screen is on, as far as that lasts.
 */
function turnsOn(slot: SoldSlot, others: readonly SoldSlot[], weekday: number, onMs: number): Turns[] {
  const open = openMinutes(slot.opens ?? [], weekday);
  const known = others.map((other) => ({ ...other, minutes: openMinutes(other.opens ?? [], weekday) }));
  const counts = new Map<number, number>();
  let own = 0;
  for (const minute of open) {
    const mates = slot.exclusive === true ? [] : known.filter(({ minutes }) => minutes.has(minute));
    if (mates.some(({ exclusive }) => exclusive === true)) continue;
    const roundMs = mates.reduce((sum, mate) => sum + mate.places * mate.showingMs, slot.places * slot.showingMs);
    const auctioned = mates.reduce((sum, mate) => sum + (mate.auctioned ?? 0), slot.auctioned ?? 0);
    counts.set(roundMs, (counts.get(roundMs) ?? 0) + Math.max(0, 1 - auctioned));
    own += 1;
  }
  if (own === 0) return [];
  const takenMs = (open.size - own) * MINUTE_MS;
  const availableMs = Math.max(0, Math.min(onMs, open.size * MINUTE_MS) - takenMs);
  return [...counts].map(([roundMs, count]) => ({ roundMs, onMs: (count * availableMs) / own }));
}

/** A week of which each day has its weekday: 1 Monday. */
const MONDAY = '2024-01-01';
const DAY_MINUTES = 1440;

const dateOf = (weekday: number): string => addDays(MONDAY, weekday - 1);

/** Returns the minutes of a day at which any of these opens or shuts, and its first. */
function edgesOf(slots: readonly Scenario[]): number[] {
  const windows = slots.flatMap(({ opens }) => opens ?? []);
  const edges = windows.flatMap(({ from, to }) => [minuteOf(from ?? '00:00'), minuteOf(to ?? '24:00')]);
  return [...new Set([0, ...edges])].filter((minute) => minute < DAY_MINUTES);
}

/**
 * Returns the hours of a weekday (1 Monday to 7 Sunday) in which a slot has turns; `others` share its place. What opened the evening
 * before and goes on after midnight is of the day that it then is, as an order of that day plays it.
 */
export function hoursOn(slot: Scenario, others: readonly Scenario[], weekday: number): Hours[] {
  const date = dateOf(weekday);
  const starts = edgesOf([slot, ...others]).toSorted((a, b) => a - b);
  const spans: { from: number; to: number }[] = [];
  for (const [index, minute] of starts.entries()) {
    if (!hasTurns(slot, others, { date, weekday, minute })) continue;
    const to = starts[index + 1] ?? DAY_MINUTES;
    const last = spans.at(-1);
    if (last?.to === minute) last.to = to;
    else spans.push({ from: minute, to });
  }
  return spans.map(({ from, to }) => ({ from: timeAt(from), to: timeAt(to) }));
}

const timeAt = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Returns the weekdays, of all or of these, on which a slot has turns at all. */
export function openWeekdays(
  slot: Scenario,
  others: readonly Scenario[],
  weekdays: readonly number[] = WEEK,
): number[] {
  const edges = edgesOf([slot, ...others]);
  return weekdays.filter((weekday) => {
    const date = dateOf(weekday);
    return edges.some((minute) => hasTurns(slot, others, { date, weekday, minute }));
  });
}

/** Returns those of these days on which a slot with such weekdays is open. */
export const openDays = (days: readonly string[], weekdays: readonly number[]): string[] =>
  days.filter((day) => weekdays.includes(weekdayOf(day)));

/** Returns how often one place of a slot plays on these screens and days, when all places are taken. */
export function playsIn(
  slot: SoldSlot,
  others: readonly SoldSlot[],
  { days, screens, onMs }: { days: readonly string[]; screens: number; onMs: number },
): number {
  let plays = 0;
  for (const [weekday, own] of Map.groupBy(days, weekdayOf))
    for (const turns of turnsOn(slot, others, weekday, onMs))
      plays += expectedPlays({ ...turns, screens, days: own.length });
  return plays;
}
