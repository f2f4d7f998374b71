import { MILLI } from '#core/auction/pace.ts';
import type { MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import type { Figure } from '../../store/types.ts';

/** Value of a figure; null where there is nothing to divide by, or what does not add up. */
export type Value = number | null;

const PERCENT = 100;
const DECIMALS = 100;

const countOf = ({ distinct, with: above }: Pick<MeasureMeta, 'distinct' | 'with'>): string =>
  `${distinct} ${above ?? ''}`;

/** The figures of a report: which sums are read for them, and how they follow from these. */
export class Measured {
  readonly #report: ReportMeta;
  readonly #measures: readonly MeasureMeta[];
  /** Fields that are summed, then those whose values are counted. */
  readonly #sums: readonly string[];
  readonly #counted: readonly { distinct: string; with?: string }[];
  /** Which of the sums are money. */
  readonly #money: readonly boolean[];

  constructor(report: ReportMeta, measures: readonly MeasureMeta[]) {
    this.#report = report;
    this.#measures = measures;
    this.#sums = [...new Set(measures.flatMap((each) => this.#summed(each)))];
    const counted = measures.flatMap(({ distinct, with: above }) =>
      distinct === undefined ? [] : [{ distinct, ...(above === undefined ? {} : { with: above }) }],
    );
    this.#counted = [...new Map(counted.map((each) => [countOf(each), each])).values()];
    const money = new Set(measures.flatMap(({ sum, unit }) => (unit === 'money' ? (sum ?? []) : [])));
    this.#money = this.#sums.map((field) => money.has(field));
  }

  /** Returns the sums that a measure is made of. */
  #summed({ sum, ratio }: MeasureMeta): string[] {
    const parts = (ratio ?? []).map((name) => this.#report.measures.find((each) => each.name === name)?.sum ?? '');
    return [...(sum === undefined ? [] : [sum]), ...parts];
  }

  get counts(): boolean {
    return this.#counted.length > 0;
  }

  /** Figures to query for each group. */
  get figures(): Figure[] {
    return [...this.#sums.map((sum) => ({ sum })), ...this.#counted];
  }

  /** Figures of nothing. */
  get nothing(): number[] {
    return this.figures.map(() => 0);
  }

  /** Adds raw figures up; what counts different values cannot be added. */
  add(raws: readonly (readonly Value[])[]): Value[] {
    return this.figures.map((_, index) =>
      index < this.#sums.length ? raws.reduce((sum, raw) => sum + (raw[index] ?? 0), 0) : null,
    );
  }

  /**
   * Rounds money to whole fen so that these lines add up to their rounded sum: what one loses by it, the next one gets.
   */
  inFen(raws: readonly (readonly Value[])[]): Value[][] {
    const sums = this.#money.map(() => 0);
    return raws.map((raw) =>
      raw.map((value, index) => {
        if (!this.#money[index] || value === null) return value;
        const before = Math.round(sums[index]! / MILLI);
        sums[index]! += value;
        return (Math.round(sums[index]! / MILLI) - before) * MILLI;
      }),
    );
  }

  /** Returns the values of the measures, in their order. */
  values(raw: readonly Value[]): Value[] {
    const sumOf = (field: string): number => raw[this.#sums.indexOf(field)] ?? 0;
    return this.#measures.map((measure) => {
      const { sum, distinct, ratio, unit } = measure;
      if (sum !== undefined) return unit === 'money' ? Math.round(sumOf(sum) / MILLI) : sumOf(sum);
      if (distinct !== undefined) {
        const at = this.#counted.findIndex((each) => countOf(each) === countOf(measure));
        return raw[this.#sums.length + at] ?? null;
      }
      const [above, below] = this.#summed(measure).map(sumOf);
      if (ratio === undefined || above === undefined || !below) return null;
      const scale = unit === 'percent' ? PERCENT : 1;
      const places = unit === 'duration' ? 1 : DECIMALS;
      return Math.round(((above * scale) / below) * places) / places;
    });
  }
}
