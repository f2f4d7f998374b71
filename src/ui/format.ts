import { useLocale } from 'react-admin';

/** Maps the wire's name of a language to one that `Intl` knows: `zh_cn` is no BCP-47 tag. */
export const localeTag = (language: string): string =>
  language === 'zh_cn' ? 'zh-CN' : language === 'en_us' ? 'en-US' : language.replace('_', '-');

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

function bytesText(bytes: number, number: Intl.NumberFormat): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${number.format(Math.round((bytes / 1024 ** power) * 10) / 10)} ${UNITS[power]}`;
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Creates a value on first use: each Intl formatter costs about five milliseconds, and a page uses two. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const MINUTE = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
const DAY = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
const YUAN = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;

function isZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const shortZone = (format: Intl.DateTimeFormat, value: string | number): string =>
  format.formatToParts(new Date(value)).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Creates the formatters of one language. Instants are ISO text or milliseconds, money is integer fen. */
export function formats(language: string) {
  const tag = localeTag(language);
  const number = later(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }));
  const money = later(() => new Intl.NumberFormat(tag, YUAN));
  const instant = later(() => new Intl.DateTimeFormat(tag, { ...MINUTE, hourCycle: 'h23' }));
  const named = later(() => new Intl.DateTimeFormat(tag, { timeZoneName: 'shortOffset' }));
  const clocks = new Map<string, { clock: Intl.DateTimeFormat; named: Intl.DateTimeFormat } | null>();
  const clockIn = (timeZone: string) => {
    const known = clocks.get(timeZone);
    if (known !== undefined) return known;
    const made = isZone(timeZone)
      ? {
          clock: new Intl.DateTimeFormat(tag, { ...MINUTE, hourCycle: 'h23', timeZone }),
          named: new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' }),
        }
      : null;
    clocks.set(timeZone, made);
    return made;
  };
  const precise = later(() => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'long' }));
  const weekday = later(() => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }));
  const date = later(() => new Intl.DateTimeFormat(tag, DAY));
  return {
    number: (value: number) => number().format(value),
    money: (fen: number) => money().format(fen / 100),
    instant: (value: string | number) => instant().format(new Date(value)),
    /** Local time in an IANA zone, with the zone's short name; null for an unknown zone. */
    instantIn: (value: string | number, zone: string) => {
      const there = clockIn(zone);
      return there && { text: there.clock.format(new Date(value)), zone: shortZone(there.named, value) };
    },
    /** Short name of the reader's own zone, as in "GMT-5". */
    zone: (value: string | number) => shortZone(named(), value),
    /** Instant with weekday, seconds and the name of the zone. */
    precise: (value: string | number) => precise().format(new Date(value)),
    /** A day without a time, as in "2026-11-20". */
    date: (day: string) => date().format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    bytes: (bytes: number) => bytesText(bytes, number()),
    /** Milliseconds as "1:05" or "1:02:05". */
    duration: (ms: number) => durationText(ms),
    /** 1 is Monday. */
    weekday: (day: number) => weekday().format(new Date(Date.UTC(2024, 0, day))),
  };
}

export type Formats = ReturnType<typeof formats>;

/** Kept by language: a formatter costs more to make than a row costs to draw. */
const made = new Map<string, Formats>();

/** Returns the formats of the console's language, never the browser's (architecture 8). */
export function useFormats(): Formats {
  const language = useLocale();
  const known = made.get(language) ?? formats(language);
  made.set(language, known);
  return known;
}
