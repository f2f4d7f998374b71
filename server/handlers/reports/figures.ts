import type { ReportMeta } from '#core/report/meta.ts';
import { lengthOf, stepOf, type Days } from '#core/report/period.ts';
import { addDays, weekdayOf } from '#core/time.ts';
import { wallTimeOf } from '#core/wallClock.ts';
import { dayAt, dayStart, HOUR_MS, hourStart, REPORT_ZONE } from '../../policies/reportZone.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import { weekStart } from '../../store/sumWeeks.ts';
import type { Figure, Tx, WeekSpan, Where } from '../../store/types.ts';
import { WEEKDAYS, weeksOf } from '../../store/weeks.ts';
import type { Asked } from './ask.ts';
import { Measured, type Value } from './measured.ts';

const DAY_MS = 86_400_000;

/** Step of time: how it is called, and the instants from which to which its sums go. */
interface Slice {
  name: string;
  from: number;
  until: number;
}

/** A line of the table, before its figures are worked out. */
export interface Line {
  key: string | null;
  /** The last name of its moment that the sums have; null where they have none. */
  name: string | null;
  raw: readonly Value[];
}

/** Reads the sums of one period. */
export class Reader {
  readonly #tx: Tx;
  readonly #report: ReportMeta;
  readonly #asked: Asked;
  readonly measured: Measured;
  readonly slices: readonly Slice[];
  /** By how many days the period lies before the one that is asked for. */
  readonly #shift: number;

  constructor(tx: Tx, report: ReportMeta, asked: Asked, days: Days) {
    this.#tx = tx;
    this.#report = report;
    this.#asked = asked;
    this.measured = new Measured(report, asked.measures);
    this.#shift = daysFrom(days.from, asked.days.from);
    this.slices = slicesOf(asked, this.#shift, tx.now);
  }

  /** Rows of weeks are read where there are any: a season has a seventh of them (docs/architecture.md). */
  get #hasWeeks(): boolean {
    return this.#asked.step !== 'hour' && weeksOf(entityOf(this.#report.of)?.table ?? '') !== undefined;
  }

  #within({ from, until }: Omit<Slice, 'name'>): Where {
    const { step, where } = this.#asked;
    if (this.#hasWeeks) return where;
    return (eb) =>
      eb.and([
        eb('step', '=', step === 'hour' ? 'hour' : 'day'),
        eb('at', '>=', from),
        eb('at', '<', until),
        where(eb),
      ]);
  }

  #figures(by: readonly string[], span: Omit<Slice, 'name'>) {
    const weeks = this.#hasWeeks ? weekSpanOf(span) : undefined;
    return tableOf(this.#tx, this.#report.of).figures(by, this.measured.figures, this.#within(span), weeks);
  }

  get #whole(): Omit<Slice, 'name'> {
    return { from: this.slices[0]?.from ?? 0, until: this.slices.at(-1)?.until ?? 0 };
  }

  /** Returns the figures of each step, none left out. */
  async steps(): Promise<Value[][]> {
    const { step } = this.#asked;
    if (this.#hasWeeks && step === 'day') return this.#days();
    // Of a month what is counted once in each day, or week, is to be counted once. Steps of an earlier period need be no weeks.
    const addsUp = this.#hasWeeks ? step === 'week' && this.#shift % WEEKDAYS.length === 0 : !this.measured.counts;
    if (!addsUp && (step === 'week' || step === 'month')) {
      const all: Value[][] = [];
      for (const slice of this.slices) {
        const [raw] = await this.#figures([], slice);
        all.push((raw as number[] | undefined) ?? this.measured.nothing);
      }
      return all;
    }
    const rows = await this.#figures(['at'], this.#whole);
    // The first week may begin before the first step does.
    const bySlice = Map.groupBy(
      rows,
      ([at]) => this.slices.findLast(({ from }) => from <= Number(at)) ?? this.slices[0],
    );
    return this.slices.map((slice) => {
      const raws = (bySlice.get(slice) ?? []).map(([, ...raw]) => raw as number[]);
      return raws.length === 1 ? raws[0]! : raws.length === 0 ? this.measured.nothing : this.measured.add(raws);
    });
  }

  async #days(): Promise<Value[][]> {
    const { where } = this.#asked;
    const table = tableOf(this.#tx, this.#report.of);
    const weeks = await table.figuresByDay(this.measured.figures, where, weekSpanOf(this.#whole));
    return this.slices.map(
      ({ from }) => weeks.get(weekStart(from))?.[weekdayOf(dayAt(from)) - 1] ?? this.measured.nothing,
    );
  }

  /** Returns the figures over the whole period, and by what the lines are by, unsorted. */
  async lines(): Promise<{ total: readonly Value[]; lines: Line[] }> {
    const { field, nameField } = this.#asked.by;
    const names: Figure[] = nameField === undefined ? [] : [{ last: nameField, by: 'at' }];
    const wanted = [...names, ...this.measured.figures];
    const table = tableOf(this.#tx, this.#report.of);
    const weeks = this.#hasWeeks ? weekSpanOf(this.#whole) : undefined;
    const [whole, ...rows] = await table.figuresAndWhole([field], wanted, this.#within(this.#whole), weeks);
    const rawOf = (row: readonly unknown[]): number[] => row.slice(1 + names.length) as number[];
    const lines = rows.map((row) => ({
      key: typeof row[0] === 'string' && row[0] !== '' ? row[0] : null,
      name: names.length > 0 && typeof row[1] === 'string' ? row[1] : null,
      raw: rawOf(row),
    }));
    return { total: whole ? rawOf(whole) : this.measured.nothing, lines };
  }
}

/** Returns the weeks of a span of days, with the first and the last of these. */
function weekSpanOf({ from, until }: Omit<Slice, 'name'>): WeekSpan {
  const [first, last] = [dayAt(from), dayAt(until - 1)];
  return { from: weekStart(from), first: weekdayOf(first), to: weekStart(until - 1), last: weekdayOf(last) };
}

function nameOf(at: number, step: Asked['step']): string {
  if (step === 'hour') return new Date(wallTimeOf(at, REPORT_ZONE)).toISOString().slice(0, 16);
  return stepOf(dayAt(at), step);
}

/** Returns how many days lie between the beginnings of two. */
const daysFrom = (earlier: string, later: string): number => lengthOf({ from: earlier, to: later }) - 1;

/**
 * Returns the steps of the period that is asked for, or the same ones so many days earlier: what a step is compared with are
 * its own days, and all of them are the period before. Of hours there are those that have begun.
 */
function slicesOf({ step, days }: Asked, shift: number, now: number): Slice[] {
  const startOf = (day: string): number => dayStart(addDays(day, -shift));
  if (step === 'hour') {
    const from = startOf(days.from);
    const until = Math.min(startOf(addDays(days.to, 1)), hourStart(now) + HOUR_MS - shift * DAY_MS);
    const count = Math.max(0, Math.ceil((until - from) / HOUR_MS));
    return Array.from({ length: count }, (_, index) => {
      const at = from + index * HOUR_MS;
      return { name: nameOf(at, step), from: at, until: at + HOUR_MS };
    });
  }
  const all = Array.from({ length: lengthOf(days) }, (_, index) => addDays(days.from, index));
  return [...Map.groupBy(all, (day) => stepOf(day, step))].map(([name, own]) => ({
    name,
    from: startOf(own[0]!),
    until: startOf(addDays(own.at(-1)!, 1)),
  }));
}
