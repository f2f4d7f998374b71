import { addDays } from '#core/time.ts';

/**
 * Days and times as people type them. A day is "2026-11-21", a time of day "09:30", a local date and time
 * "2026-11-21T09:30"; the typed text may have any usual Chinese or English form.
 */

export interface Reader {
  /** BCP-47: says which of two figures is the month. */
  tag: string;
  /** For what leaves the year out, and for words such as "tomorrow". */
  today: string;
  /** Time of a day that is named without one: midnight, or 23:59 where it ends a period (UI-14). */
  bareTime?: string;
}

const RELATIVE: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  今天: 0,
  明天: 1,
  后天: 2,
  昨天: -1,
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HALF = '(am|pm|上午|中午|下午|晚上)';
const CLOCK = '(\\d{1,2})(?:[:.](\\d{2})(?::\\d{2}(?:\\.\\d+)?)?)?';
const TIME = new RegExp(`^(?:${HALF}\\s*)?${CLOCK}(?:\\s*${HALF})?$`);
/** A time at the end of something longer needs a colon or a half of the day, or "11.21" would end in one. */
const TAIL = new RegExp(
  `(?:^|[\\st])(${HALF}\\s*\\d{1,2}(?::[\\d:.]+)?|\\d{1,2}:[\\d:.]+(?:\\s*${HALF})?|\\d{1,2}\\s*${HALF})$`,
);

/** Returns the text with the digits, signs and units that are read below. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll('：', ':')
    .replace(/[，,]/g, ' ')
    .replace(/(\d)[点时]半/g, '$1:30')
    .replace(
      /(\d)[点时](\d{1,2})?分?/g,
      (_all, hour: string, minute = '') => `${hour}:${String(minute).padStart(2, '0')}`,
    )
    .replace(/(\d)[年月]/g, '$1-')
    .replace(/(\d)[日号]/g, '$1 ')
    .trim();

const two = (figure: number): string => String(figure).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const at = new Date(`${text}T00:00:00Z`);
  const isReal = year >= 1000 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return isReal ? text : null;
}

/** Says whether a language writes the month before the day where the year does not lead: 11/21/2026. */
function isMonthFirst(tag: string): boolean {
  const order = new Intl.DateTimeFormat(tag).formatToParts(0).map(({ type }) => type);
  return order.indexOf('month') < order.indexOf('day');
}

/** "21 Nov 2026", "November 21". */
function namedDay(text: string, thisYear: number): string | null {
  const month = MONTHS.indexOf((/[a-z]{3,}/.exec(text)?.[0] ?? '').slice(0, 3)) + 1;
  const figures = (text.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
  const [day = 0, year = thisYear] = figures;
  return month === 0 || figures.length > 2 ? null : dayOf(year, month, day);
}

/** Returns the day that a text names, or null where it names none. */
export function readDay(text: string, { tag, today }: Reader): string | null {
  const given = plain(text);
  const away = RELATIVE[given];
  if (away !== undefined) return addDays(today, away);
  const thisYear = Number(today.slice(0, 4));
  if (/[a-z]/.test(given)) return namedDay(given, thisYear);
  const parts = /^\d{8}$/.test(given)
    ? [given.slice(0, 4), given.slice(4, 6), given.slice(6)]
    : given.split(/\s*[-/. ]\s*/);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d+$/.test(part))) return null;
  const [a = 0, b = 0, c = thisYear] = parts.map(Number);
  if (parts.length === 3 && parts[0]!.length === 4) return dayOf(a, b, c);
  if (parts.length === 3 && parts[2]!.length !== 4) return null;
  return isMonthFirst(tag) ? dayOf(c, a, b) : dayOf(c, b, a);
}

/** Returns the time of day that a text says: "9:30", "0930", "9.30 pm", "下午3点"; or null. */
export function readTime(text: string): string | null {
  const match = TIME.exec(plain(text).replace(/^(\d{1,2})(\d{2})$/, '$1:$2'));
  if (!match) return null;
  const half = match[1] ?? match[4];
  const [hour, minute] = [Number(match[2]), Number(match[3] ?? 0)];
  const isLate = half === 'pm' || half === '下午' || half === '晚上';
  const isEarly = half === 'am' || half === '上午';
  const full = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour;
  return full > 23 || minute > 59 ? null : `${two(full)}:${two(minute)}`;
}

/** Returns the moment on the wall that a text says; the reader's bare time where it names a day alone, today where a time alone. */
export function readMoment(text: string, reader: Reader): string | null {
  const given = plain(text);
  const tail = TAIL.exec(given);
  const before = tail ? given.slice(0, tail.index).trim() : given;
  const day = tail && before === '' ? reader.today : readDay(before, reader);
  const time = tail ? readTime(tail[1]!) : (reader.bareTime ?? '00:00');
  return day === null || time === null ? null : `${day}T${time}`;
}
