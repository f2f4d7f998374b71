import type { MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Download } from '../../call/download.ts';
import type { HandlerContext } from '../../call/types.ts';
import { durationCell, type Cell } from '../../sheets/cell.ts';
import type { Sheet } from '../../sheets/workbook.ts';
import { xlsx, XLSX_TYPE } from '../../sheets/xlsx.ts';
import type { ReportInput } from './ask.ts';
import type { Value } from './measured.ts';
import { runReport, type ReportAnswer } from './run.ts';

const WORDS = {
  zh_cn: {
    steps: '按时间',
    time: '时间',
    total: '合计',
    before: '上期',
    others: '其他',
    soFar: '截至目前',
    zone: '时区',
  },
  en_us: {
    steps: 'By time',
    time: 'Time',
    total: 'Total',
    before: 'before',
    others: 'Others',
    soFar: 'so far',
    zone: 'Time zone',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Units that a heading says. */
const UNITS: Record<Language, Partial<Record<MeasureMeta['unit'], string>>> = {
  zh_cn: { percent: ' (%)', money: '（元）' },
  en_us: { percent: ' (%)', money: ' (CNY)' },
};

const labelIn = ({ zh, en }: { zh: string; en: string }, language: Language): string =>
  language === 'zh_cn' ? zh : en;

const heading = (text: string): Cell => ({ text, style: 'heading' });

function cellOf({ unit }: MeasureMeta, value: Value | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (unit === 'money') return { number: value / 100, style: 'money' };
  return unit === 'duration' ? durationCell(value) : { number: value };
}

async function* inOnePart(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

interface Printed {
  measures: readonly MeasureMeta[];
  language: Language;
}

/** Returns a sheet with a column for each figure and one for the same before. */
function sheetOf(
  name: string,
  first: string,
  lines: readonly { name: string; values: readonly Value[]; before: readonly Value[] }[],
  { measures, language }: Printed,
): Sheet {
  const words = WORDS[language];
  const titles = measures.flatMap(({ label, unit }) => {
    const title = `${labelIn(label, language)}${UNITS[language][unit] ?? ''}`;
    return [heading(title), heading(`${title} (${words.before})`)];
  });
  const rows = lines.map((line): Cell[] => [
    { text: line.name },
    ...measures.flatMap((measure, at) => [cellOf(measure, line.values[at]), cellOf(measure, line.before[at])]),
  ]);
  return {
    name,
    columns: [{ width: 28 }, ...titles.map(() => ({ width: 18 }))],
    rows: inOnePart([[heading(first), ...titles], ...rows]),
  };
}

/** Answers a report as a workbook: its lines with their total, and the same figures by time (REP-01). */
export async function reportSheet(report: ReportMeta, context: HandlerContext<ReportInput>): Promise<Download> {
  const { language, log } = context;
  const answer: ReportAnswer = await runReport(report, context, limits.exportRows);
  const words = WORDS[language];
  const measures = answer.measures.map((name) => report.measures.find((each) => each.name === name)!);
  const dimension = report.dimensions.find(({ name }) => name === answer.by)!;
  const total = { name: words.total, values: answer.total, before: answer.totalBefore };
  const others = answer.others ? [{ ...answer.others, name: `${words.others} (${answer.others.count})` }] : [];
  const stepName = (at: string): string =>
    answer.partial && at === answer.steps.at(-1)?.at ? `${at} (${words.soFar})` : at.replace('T', ' ');
  const steps = answer.steps.map(({ at, ...figures }) => ({ name: stepName(at), ...figures }));
  const printed = { measures, language };
  const by = labelIn(dimension.label, language);
  const title = labelIn(report.label, language);
  log({ after: { from: answer.from, to: answer.to, by: answer.by, rows: answer.rows.length } });
  return {
    download: true,
    name: `${title}-${answer.from}-${answer.to}.xlsx`,
    contentType: XLSX_TYPE,
    body: xlsx([
      sheetOf(by, by, [...answer.rows, ...others, total], printed),
      sheetOf(words.steps, `${words.time} (${answer.zone})`, [...steps, total], printed),
    ]),
  };
}
