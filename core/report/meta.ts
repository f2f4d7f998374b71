import type { System } from '../entity/meta.ts';

/**
 * How a figure is written: a number, a length of time (milliseconds), parts of a hundred, or money. Money is fen; the sums that
 * it is made of are thousandths of a fen, and are rounded so that all lines add up.
 */
export const MEASURE_UNITS = ['count', 'duration', 'percent', 'money'] as const;
/** Charts of a report over time. */
export const CHART_KINDS = ['bars', 'line', 'area'] as const;

/** A text in both languages of the console. */
export interface BothLanguages {
  zh: string;
  en: string;
}

/** Figure of a report: a sum, a count of different values, or one sum divided by another. */
export interface MeasureMeta {
  name: string;
  label: BothLanguages;
  unit: (typeof MEASURE_UNITS)[number];
  sum?: string;
  distinct?: string;
  /** Field that is above nothing in sums of which the different values are counted. */
  with?: string;
  /** Names of two measures that are sums. */
  ratio?: readonly [string, string];
  systems: readonly System[];
  perm?: string;
}

/** Dimension of the lines of a report. */
export interface DimensionMeta {
  name: string;
  label: BothLanguages;
  /** Field of the sums. */
  field: string;
  /** Field with the name of its moment. */
  nameField?: string;
  /** Entity that the field refers to. */
  to?: string;
  /** Codes of districts, which have names of their own. */
  district?: true;
  values?: readonly { value: string; label: BothLanguages }[];
  systems: readonly System[];
  perm?: string;
}

/** A report as schemas/reports/ declares it (REP-06). */
export interface ReportMeta {
  name: string;
  label: BothLanguages;
  /** Entity with the sums that it reads. */
  of: string;
  perm: string;
  systems: readonly System[];
  measures: readonly MeasureMeta[];
  dimensions: readonly DimensionMeta[];
  chart: { kind: (typeof CHART_KINDS)[number]; measure: string; by: string };
}
