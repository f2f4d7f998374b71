import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DimensionMeta, MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import { REPORT_PERIODS, REPORT_STEPS, type ReportPeriod, type ReportStep } from '#core/report/period.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useCall } from '#src/ui/useCall.ts';

/** Answer of every report: the shapes are the same. */
export type Answer = CallTypes['adReport.run']['output'];

/** One line that the report is narrowed to. */
export interface Narrowed {
  by: string;
  key: string;
  name: string;
}

/** Parameters in the address: whoever opens it sees the same report. */
export interface Choice {
  period: ReportPeriod;
  from: string;
  to: string;
  step: ReportStep | '';
  by: string;
  measure: string;
  only: readonly Narrowed[];
}

const EVERY_MS = 60_000;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((each) => each === value);

const isSame = (a: Narrowed, b: Narrowed): boolean => a.by === b.by && a.key === b.key;

/** Returns what a report is narrowed to with one more line, which stands there once. */
export const narrowedTo = (only: readonly Narrowed[], line: Narrowed): Narrowed[] =>
  only.some((each) => isSame(each, line)) ? [...only] : [...only, line];

/** A day as in "2026-11-22"; what is no whole day is none. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const dayOf = (text: string | null): string => (text !== null && isDay(text) ? text : '');

function narrowedOf(text: string | null): Narrowed[] {
  if (text === null) return [];
  try {
    const read: unknown = JSON.parse(text);
    const isOne = (each: unknown): each is Narrowed =>
      typeof each === 'object' && each !== null && ['by', 'key', 'name'].every((name) => name in each);
    return Array.isArray(read) ? read.filter(isOne).reduce<Narrowed[]>(narrowedTo, []) : [];
  } catch {
    return [];
  }
}

/** Returns what is chosen, and how to choose otherwise; the choice stands in the address. It is narrowed by what may be seen. */
export function useChoice(
  report: ReportMeta,
  dimensions: readonly DimensionMeta[],
): [Choice, (changes: Partial<Choice>) => void] {
  const [search, setSearch] = useSearchParams();
  const read = useMemo(
    (): Choice => ({
      period: oneOf(REPORT_PERIODS, search.get('period')) ?? 'last30',
      from: dayOf(search.get('from')),
      to: dayOf(search.get('to')),
      step: oneOf(REPORT_STEPS, search.get('step')) ?? '',
      by: search.get('by') ?? '',
      measure: search.get('measure') ?? report.chart.measure,
      only: narrowedOf(search.get('only')),
    }),
    [search, report],
  );
  const choice = { ...read, only: read.only.filter(({ by }) => dimensions.some(({ name }) => name === by)) };
  const change = (changes: Partial<Choice>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          const text = typeof value === 'string' ? value : value.length > 0 ? JSON.stringify(value) : '';
          if (text === '') next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { replace: true },
    );
  return [choice, change];
}

/** Returns what a choice asks of the server. */
export function inputOf({ period, from, to, step, by, only }: Choice, dimensions: readonly DimensionMeta[]): object {
  const filter = [...Map.groupBy(only, (each) => each.by)].map(([name, all]) => ({
    by: name,
    keys: all.map(({ key }) => key),
  }));
  return {
    period,
    ...(period === 'custom' ? { from, to } : {}),
    ...(step === '' ? {} : { step }),
    ...(dimensions.some(({ name }) => name === by) ? { by } : {}),
    ...(filter.length > 0 ? { filter } : {}),
  };
}

/** Returns whether a report can be asked for: a custom period has both of its days. */
export const isComplete = ({ period, from, to }: Choice): boolean => period !== 'custom' || (from !== '' && to !== '');

/** Returns what asks for a report; a custom period waits until both days are there. */
function useAsk(report: ReportMeta, dimensions: readonly DimensionMeta[]) {
  const call = useCall();
  return (choice: Choice) => {
    const input = inputOf(choice, dimensions);
    return {
      queryKey: [report.name, 'run', JSON.stringify(input)],
      queryFn: async () => (await call(`${report.name}.run`, input)) as Answer,
      enabled: isComplete(choice),
      refetchInterval: EVERY_MS,
    };
  };
}

/** Asks for a report, and again every minute while it is looked at. */
export function useReport(report: ReportMeta, choice: Choice, dimensions: readonly DimensionMeta[]) {
  const ask = useAsk(report, dimensions);
  return useQuery({ ...ask(choice), placeholderData: keepPreviousData });
}

/**
 * Returns the names of what a report is narrowed to as the server has them, null until it has answered: the names in the
 * address are whatever somebody wrote there.
 */
export function useNarrowedNames(report: ReportMeta, choice: Choice, dimensions: readonly DimensionMeta[]) {
  const ask = useAsk(report, dimensions);
  const kinds = [...new Set(choice.only.map(({ by }) => by))];
  const answers = useQueries({ queries: kinds.map((by) => ask({ ...choice, by, step: 'day' })) });
  const names = choice.only.flatMap(
    ({ by, key }) => answers[kinds.indexOf(by)]?.data?.rows.find((row) => row.key === key)?.name ?? [],
  );
  return {
    names: answers.every(({ data }) => data !== undefined) ? names : null,
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(answers.map((each) => each.refetch())),
  };
}

/** Returns the measures of an answer, in the order of its figures. */
export const measuresOf = (report: ReportMeta, { measures }: Pick<Answer, 'measures'>): MeasureMeta[] =>
  measures.flatMap((name) => report.measures.find((each) => each.name === name) ?? []);
