import { readDay, readMoment, readTime, type Reader } from './dateText.ts';
import type { Formats } from '../format.ts';

/** A day "2026-11-21", a time of day "09:30", or an instant in ISO 8601. */
export type DateKind = 'day' | 'time' | 'instant';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Returns the local time at an instant: "2026-11-21T09:30"; null if it is none. */
export function wallOf(value: unknown): string | null {
  const at = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  if (!at || Number.isNaN(at.getTime())) return null;
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns the instant of a local time. */
export const instantOfWall = (wall: string): string => new Date(wall).toISOString();

/** Returns the value of a typed text, or null. An instant pasted with its zone is used as it is. */
export function valueOf(kind: DateKind, text: string, reader: Reader): string | null {
  if (kind === 'day') return readDay(text, reader);
  if (kind === 'time') return readTime(text);
  if (/^\d{4}-\d\d-\d\dt[\d:.]+(z|[+-]\d\d:\d\d)$/i.test(text.trim())) {
    const at = new Date(text.trim());
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  }
  const wall = readMoment(text, reader);
  return wall === null ? null : instantOfWall(wall);
}

/** Writes a value in the console's language; what is no value of its kind stands there as it is, to be corrected. */
export function textOf(kind: DateKind, value: unknown, formats: Pick<Formats, 'date' | 'instant'>): string {
  const text = typeof value === 'string' ? value : '';
  if (kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(text) ? formats.date(text) : text;
  if (kind === 'time') return /^\d\d:\d\d:\d\d/.test(text) ? text.slice(0, 5) : text;
  return /^\d{4}-\d\d-\d\dT/.test(text) && wallOf(text) !== null ? formats.instant(text) : text;
}

const LETTERS: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MM', day: 'DD', hour: 'HH', minute: 'mm' };

/** Returns how a language writes a value of a kind, as in "MM/DD/YYYY, HH:mm". */
export function patternOf(kind: DateKind, tag: string): string {
  if (kind === 'time') return 'HH:mm';
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(tag, kind === 'day' ? day : { ...day, ...time })
    .formatToParts(0)
    .map(({ type, value }) => LETTERS[type] ?? value)
    .join('');
}

/** Returns the name of the zone in which instants are typed and shown: "China Standard Time (GMT+8)". */
export function zoneName(tag: string, at: number): string {
  const part = (timeZoneName: 'long' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(tag, { timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
      ?.value ?? '';
  const [long, offset] = [part('long'), part('shortOffset')];
  return long === offset ? long : `${long} (${offset})`;
}
