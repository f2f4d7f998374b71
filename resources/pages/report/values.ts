import { useLocale } from 'react-admin';
import type { BothLanguages, MeasureMeta } from '#core/report/meta.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { reportSentences } from './sentences.ts';
import type { Answer } from './useReport.ts';

const HOUR_MS = 3_600_000;
/** From so many hours on a length of time is told in hours alone. */
const LONG_HOURS = 100;

/** Colours of a chart: custom properties of the page. */
export const CHART_COLORS = { now: '--accent', before: '--line-strong' } as const;

/** Returns what writes a figure; a dash for one that has no value. */
export function useFigureText(): (measure: Pick<MeasureMeta, 'unit'>, value: number | null | undefined) => string {
  const translate = useSentences(reportSentences);
  const { number, duration, money } = useFormats();
  return ({ unit }, value) => {
    if (value === null || value === undefined) return '–';
    if (unit === 'percent') return `${number(Math.round(value * 10) / 10)}%`;
    if (unit === 'count') return number(value);
    if (unit === 'money') return money(value);
    return value >= LONG_HOURS * HOUR_MS
      ? translate('report.hours', { hours: number(Math.round(value / HOUR_MS)) })
      : duration(value);
  };
}

/** Change of a figure in parts of a hundred; null where there was none before. */
export function changeOf(value: number | null | undefined, before: number | null | undefined): number | null {
  return typeof value === 'number' && typeof before === 'number' && before > 0
    ? // Never -0, which is written with its sign.
      Math.round(((value - before) / before) * 100) + 0
    : null;
}

/** From a tenfold figure on its change says how many times it is, not parts of a hundred. */
const MANIFOLD = 900;

/** Returns how many times a figure is what it was before; null for one that has changed by less. */
export const timesOf = (change: number): number | null => (change >= MANIFOLD ? Math.round(change / 100 + 1) : null);

/** Returns what reads a label of a report in the console's language. */
export function useWords(): (label: BothLanguages) => string {
  const isChinese = useLocale() === 'zh_cn';
  return ({ zh, en }) => (isChinese ? zh : en);
}

/** Returns what writes a step of time: a day, or the time of an hour; the last one of an answer may be so far only. */
export function useStepText(): (at: string, answer: Pick<Answer, 'partial' | 'steps'>) => string {
  const translate = useSentences(reportSentences);
  const { date } = useFormats();
  return (at, { partial, steps }) => {
    const day = at.includes('T') ? `${date(at)} ${at.slice(11)}` : date(at);
    return partial && at === steps.at(-1)?.at ? translate('report.soFar', { day }) : day;
  };
}
