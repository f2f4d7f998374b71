import type { ReportMeta } from '#core/report/meta.ts';
import { addDays } from '#core/time.ts';
import { reports } from '#generated/model/reports.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { dayStart, REPORT_ZONE } from '../../policies/reportZone.ts';
import { sumsUpTo } from '../../policies/sumsUpTo.ts';
import { ask, type ReportInput } from './ask.ts';
import { Reader, type Line } from './figures.ts';
import type { Value } from './measured.ts';
import { namesOf } from './names.ts';

/** Most lines of a report; what is beyond them is one line, so that all add up. */
const MOST_LINES = 200;

/** A line with its figures, and those of the period before. */
interface ReportRow {
  key: string | null;
  name: string;
  values: Value[];
  before: Value[];
}

/** Answer of a report (codegen/model/reportCalls.ts). */
export interface ReportAnswer {
  zone: string;
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  upTo: string;
  partial: boolean;
  step: string;
  by: string;
  measures: string[];
  total: Value[];
  totalBefore: Value[];
  steps: { at: string; values: Value[]; before: Value[] }[];
  rows: ReportRow[];
  others: { count: number; values: Value[]; before: Value[] } | null;
}

/** Returns the report of this name, if there is one. */
export const reportOf = (name: string): ReportMeta | undefined =>
  (reports as Readonly<Record<string, ReportMeta>>)[name];

/** Sorts lines as their values are declared, else the largest figure first, those without one last. */
function sorted<R extends Pick<ReportRow, 'key' | 'name' | 'values'>>(
  rows: R[],
  { report, by, at }: { report: ReportMeta; by: string; at: number },
): R[] {
  const values = report.dimensions.find(({ name }) => name === by)?.values;
  const place = ({ key }: R): number => {
    const found = values?.findIndex(({ value }) => value === key) ?? -1;
    return found < 0 ? (values?.length ?? 0) : found;
  };
  const size = (row: R): number => row.values[at] ?? Number.NEGATIVE_INFINITY;
  return rows.toSorted(
    (a, b) => (values ? place(a) - place(b) : 0) || size(b) - size(a) || a.name.localeCompare(b.name, 'zh'),
  );
}

/**
 * Makes any report of schemas/reports/ within the caller's scope: figures over the period and as many days before, by step
 * of time and by line, which add up to the whole (REP-01, REP-06).
 */
export async function runReport(
  report: ReportMeta,
  context: Pick<HandlerContext<ReportInput>, 'input' | 'user' | 'tx' | 'now' | 'language'>,
  most: number = MOST_LINES,
): Promise<ReportAnswer> {
  const { tx, language } = context;
  const asked = await ask(report, context);
  const [now, then] = [new Reader(tx, report, asked, asked.days), new Reader(tx, report, asked, asked.before)];
  const { measured } = now;
  const [steps, stepsBefore, { lines, total }, { lines: linesBefore, total: totalBefore }] = [
    await now.steps(),
    await then.steps(),
    await now.lines(),
    await then.lines(),
  ];
  const withMoney = asked.measures.some(({ unit }) => unit === 'money');
  const before = new Map(linesBefore.map((line) => [line.key, line]));
  const there = new Set(lines.map(({ key }) => key));
  const gone = linesBefore.filter(({ key }) => !there.has(key));
  const all: Line[] = [...lines, ...gone.map((line) => ({ ...line, raw: measured.nothing }))];
  const nameOf = await namesOf(tx, asked.by, all, language);
  const rows = all.map((line) => ({
    key: line.key,
    name: nameOf(line),
    values: measured.values(line.raw),
    raw: line.raw,
    rawBefore: before.get(line.key)?.raw ?? measured.nothing,
  }));
  const at = Math.max(
    0,
    asked.measures.findIndex(({ name }) => name === report.chart.measure),
  );
  const inOrder = sorted(rows, { report, by: asked.by.name, at });
  const [first, rest] = [inOrder.slice(0, most), inOrder.slice(most)];
  // Lines that are not listed are the last one, so that money is rounded over all.
  const linesOf = (raws: readonly (readonly Value[])[]) =>
    measured.inFen([...raws.slice(0, most), measured.add(raws.slice(most))]).map((raw) => measured.values(raw));
  const values = linesOf(inOrder.map(({ raw }) => raw));
  const valuesBefore = linesOf(inOrder.map(({ rawBefore }) => rawBefore));
  const [inSteps, inStepsBefore] = [steps, stepsBefore].map((raws) => measured.inFen(raws)) as [Value[][], Value[][]];
  return {
    zone: REPORT_ZONE,
    from: asked.days.from,
    to: asked.days.to,
    beforeFrom: asked.before.from,
    beforeTo: asked.before.to,
    upTo: new Date(await sumsUpTo(tx, report.of, withMoney)).toISOString(),
    partial: asked.step !== 'hour' && dayStart(addDays(asked.days.to, 1)) > context.now,
    step: asked.step,
    by: asked.by.name,
    measures: asked.measures.map(({ name }) => name),
    total: measured.values(total),
    totalBefore: measured.values(totalBefore),
    steps: now.slices.map(({ name }, index) => ({
      at: name,
      values: measured.values(inSteps[index] ?? measured.nothing),
      before: measured.values(inStepsBefore[index] ?? measured.nothing),
    })),
    rows: first.map(({ key, name }, index): ReportRow => ({
      key,
      name,
      values: values[index]!,
      before: valuesBefore[index]!,
    })),
    others:
      rest.length === 0
        ? null
        : {
            count: rest.length,
            values: values.at(-1)!,
            before: valuesBefore.at(-1)!,
          },
  };
}
