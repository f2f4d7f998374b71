import { addDays, weekdayOf, zonedTime } from '../time.ts';
import { instantOf } from '../wallClock.ts';

/** Timer of a screen (DEV-07), as the manifest carries it. */
export interface Timer {
  id: string;
  kind: 'power' | 'volume' | 'brightness' | 'restart' | 'restartMachine';
  /** Set for the screen itself; else for its group, sets, tags or store. */
  own: boolean;
  /** Instant of its last change: of two alike the later one holds. */
  since: number;
  /** Percent, of volume and brightness. */
  level: number | null;
  repeat: 'daily' | 'weekly' | 'once';
  /** ISO weekdays of a weekly timer. */
  weekdays: number[];
  /** "22:00" by the clock of the screen; of power when it goes off. Null: once. */
  time: string | null;
  /** When it comes on again, of power. */
  onTime: string | null;
  onDay: 'same' | 'next' | null;
  /** Instant of a timer that runs once; of power when it goes off. */
  at: number | null;
  onAt: number | null;
}

export type TimedAction = 'powerOn' | 'volume' | 'brightness' | 'restart' | 'restartMachine' | 'powerOff';

/** Something that a screen does by itself. */
export interface TimedEvent {
  at: number;
  action: TimedAction;
  level: number | null;
  timerId: string;
  own: boolean;
}

/** Order within a minute: a machine is switched on first, and nothing is done to one that goes off. */
const ORDER: readonly TimedAction[] = ['powerOn', 'volume', 'brightness', 'restart', 'restartMachine', 'powerOff'];

const MINUTE_MS = 60_000;

/** An event with the day to which its timer gives it: that on which a power timer goes off. */
interface Occurrence extends TimedEvent {
  kind: Timer['kind'];
  since: number;
  day: string;
}

/** Instant of a local time. A time that the clock jumps over is an hour later; of one that comes twice it is the first. */
function instantAt(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  return instantOf(wall, zone);
}

const isOn = ({ repeat, weekdays }: Timer, date: string): boolean =>
  repeat === 'daily' || (repeat === 'weekly' && weekdays.includes(weekdayOf(date)));

/** Returns what a timer does on a day, by the clock of the screen. */
function onDate(timer: Timer, date: string, zone: string): Occurrence[] {
  const { id: timerId, kind, own, since, level, time, onTime, onDay } = timer;
  if (time === null || !isOn(timer, date)) return [];
  const same = { timerId, kind, own, since, level, day: date };
  const at = instantAt(date, time, zone);
  if (kind !== 'power') return [{ ...same, at, action: kind }];
  const off: Occurrence = { ...same, at, action: 'powerOff' };
  if (onTime === null) return [off];
  const onDate = onDay === 'next' ? addDays(date, 1) : date;
  return [off, { ...same, at: instantAt(onDate, onTime, zone), action: 'powerOn' }];
}

function once(timer: Timer, zone: string): Occurrence[] {
  const { id: timerId, kind, own, since, level, at, onAt } = timer;
  if (timer.repeat !== 'once' || at === null) return [];
  const same = { timerId, kind, own, since, level, day: zonedTime(at, zone).date };
  if (kind !== 'power') return [{ ...same, at, action: kind }];
  const off: Occurrence = { ...same, at, action: 'powerOff' };
  return onAt === null ? [off] : [off, { ...same, at: onAt, action: 'powerOn' }];
}

/** Returns the local dates from one to another, both included. */
function datesFrom(first: string, last: string): string[] {
  const dates = [first];
  while (dates.at(-1)! < last) dates.push(addDays(dates.at(-1)!, 1));
  return dates;
}

/** On a day on which a screen has timers of its own of a kind, those of its group, sets, tags and store are not asked. */
function withoutBeaten(all: readonly Occurrence[]): Occurrence[] {
  const own = new Set(all.filter((one) => one.own).map(({ kind, day }) => `${kind} ${day}`));
  return all.filter((one) => one.own || !own.has(`${one.kind} ${one.day}`));
}

const isLater = (a: Occurrence, b: Occurrence): boolean =>
  a.since === b.since ? a.timerId > b.timerId : a.since > b.since;

/** Of those of one kind in the same minute the one that was changed last holds. */
function winners(all: readonly Occurrence[]): Occurrence[] {
  const best = new Map<string, Occurrence>();
  for (const one of all) {
    const key = `${one.kind} ${Math.floor(one.at / MINUTE_MS)}`;
    const other = best.get(key);
    if (!other || isLater(one, other)) best.set(key, one);
  }
  return [...best.values()];
}

/**
 * Returns what a screen in `zone` does by its timers after `from` and until `to`, in order (DEV-07). A pure function:
 * player, server and console ask the same one.
 */
export function timersDue(timers: readonly Timer[], from: number, to: number, zone: string): TimedEvent[] {
  if (timers.length === 0 || to <= from) return [];
  // A timer of the day before may come on today.
  const dates = datesFrom(addDays(zonedTime(from, zone).date, -1), zonedTime(to, zone).date);
  const all = timers.flatMap((timer) =>
    timer.repeat === 'once' ? once(timer, zone) : dates.flatMap((date) => onDate(timer, date, zone)),
  );
  return winners(withoutBeaten(all))
    .filter(({ at }) => at > from && at <= to)
    .toSorted((a, b) => a.at - b.at || ORDER.indexOf(a.action) - ORDER.indexOf(b.action))
    .map(({ at, action, level, timerId, own }) => ({ at, action, level, timerId, own }));
}

/** Days that are looked ahead for the next time that a screen comes on. */
const AHEAD_MS = 8 * 86_400_000;

/** Returns the instant at which a screen that goes off comes on again by its timers, or null. */
export function comesOnAt(timers: readonly Timer[], off: number, zone: string): number | null {
  return timersDue(timers, off, off + AHEAD_MS, zone).find(({ action }) => action === 'powerOn')?.at ?? null;
}

/** Time to look back for the last switching: a weekly timer switched a week ago. */
const BACK_MS = 8 * 86_400_000;

/** Returns the last time until a moment at which timers switched a screen on or off; undefined: they never did. */
export function lastSwitch(timers: readonly Timer[], at: number, zone: string): TimedEvent | undefined {
  const power = timers.filter(({ kind }) => kind === 'power');
  return timersDue(power, at - BACK_MS, at, zone).at(-1);
}

/** A restart or a switching off that was missed for longer is not made up for. */
const LATE_MS = 5 * MINUTE_MS;

/** Actions that are pointless later, from the one that makes up for those after it: what goes off is not restarted before. */
const ENDING: readonly TimedAction[] = ['powerOff', 'restartMachine', 'restart'];

/**
 * Returns what is left to do of events of which some were missed, because the screen was off or its page was not there:
 * the last level of each kind, and the last of power and restart, unless it is too late for them. Coming on never is.
 */
export function leftToDo(events: readonly TimedEvent[], now: number): TimedEvent[] {
  const last = new Map<string, TimedEvent>();
  for (const event of events) {
    const isTimely = ENDING.includes(event.action) ? now - event.at <= LATE_MS : true;
    const key = event.action === 'powerOff' || event.action === 'powerOn' ? 'power' : event.action;
    if (isTimely) last.set(key, event);
    else last.delete(key);
  }
  const left = [...last.values()];
  const most = ENDING.find((action) => left.some((event) => event.action === action));
  return left.filter(({ action }) => action === most || !ENDING.includes(action));
}
