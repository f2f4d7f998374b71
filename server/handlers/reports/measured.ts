import type { MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import type { Figure } from '../../store/types.ts';

/** Value of a figure; null where there is nothing to divide by, or what does not add up. */
export type Value = number | null;

const PERCENT = 100;
const DECIMALS = 100;

/** The figures of a report: which sums are read for them, and how they follow from these. */
export class Measured {
  readonly #report: ReportMeta;
  readonly #measures: readonly MeasureMeta[];
  /** Fields that are summed, then those whose values are counted. */
  readonly #sums: readonly string[];
  readonly #counted: readonly string[];

  constructor(report: ReportMeta, measures: readonly MeasureMeta[]) {
    this.#report = report;
    this.#measures = measures;
    this.#sums = [...new Set(measures.flatMap((each) => this.#summed(each)))];
    this.#counted = [...new Set(measures.flatMap(({ distinct }) => distinct ?? []))];
  }

  /** Returns the sums that a measure is made of. */
  #summed({ sum, ratio }: MeasureMeta): string[] {
    const parts = (ratio ?? []).map((name) => this.#report.measures.find((each) => each.name === name)?.sum ?? '');
    return [...(sum === undefined ? [] : [sum]), ...parts];
  }

  get counts(): boolean {
    return this.#counted.length > 0;
  }

  /** What is asked of the store for each group. */
  get figures(): Figure[] {
    return [...this.#sums.map((sum) => ({ sum })), ...this.#counted.map((distinct) => ({ distinct }))];
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

  /** Returns the values of the measures, in their order. */
  values(raw: readonly Value[]): Value[] {
    const sumOf = (field: string): number => raw[this.#sums.indexOf(field)] ?? 0;
    return this.#measures.map((measure) => {
      const { sum, distinct, ratio, unit } = measure;
      if (sum !== undefined) return sumOf(sum);
      if (distinct !== undefined) return raw[this.#sums.length + this.#counted.indexOf(distinct)] ?? null;
      const [above, below] = this.#summed(measure).map(sumOf);
      if (ratio === undefined || above === undefined || !below) return null;
      const scale = unit === 'percent' ? PERCENT : 1;
      const places = unit === 'duration' ? 1 : DECIMALS;
      return Math.round(((above * scale) / below) * places) / places;
    });
  }
}
