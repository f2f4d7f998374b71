import { REPORT_PERIODS, REPORT_STEPS } from '#core/report/period.ts';
import type { EntityFile } from '../grammar/entity.ts';
import type { Keywords } from '../grammar/keywords.ts';
import type { EntitySource, ReportSource } from './sources.ts';

/** Most records that a report is narrowed to, of one kind. */
const MOST_KEYS = 50;

const DATE: Keywords = { type: 'string', format: 'date' };
const figures = (description: string): Keywords => ({
  type: 'array',
  items: { type: ['number', 'null'] },
  description,
});

function closedObject(properties: Record<string, Keywords>, required: readonly string[] = Object.keys(properties)) {
  return { type: 'object', required: [...required], properties } satisfies Keywords;
}

/** Returns a report's input: all of it is optional. */
function inputOf({ measures, dimensions }: ReportSource['data']): Record<string, Keywords> {
  const names = Object.keys(dimensions);
  const keys: Keywords = {
    type: 'array',
    minItems: 1,
    maxItems: MOST_KEYS,
    uniqueItems: true,
    items: { type: 'string', maxLength: 64 },
  };
  return {
    period: { type: 'string', enum: [...REPORT_PERIODS], description: 'Without it the last 7 days' },
    from: { ...DATE, description: 'First day of a custom period, by the zone of the enterprise' },
    to: { ...DATE, description: 'Its last day' },
    step: { type: 'string', enum: [...REPORT_STEPS] },
    by: { type: 'string', enum: names },
    measures: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', enum: Object.keys(measures) },
      description: 'Without it all that one may see',
    },
    filter: {
      type: 'array',
      maxItems: names.length,
      items: closedObject({ by: { type: 'string', enum: names }, keys }),
      description:
        'All of them hold; the keys of one are alternatives. A province or city stands for all that lies in it',
    },
  };
}

/** Figures are in the order of `measures`; one that has no value, as a part of nothing, is null. */
const OUTPUT: Keywords = closedObject({
  zone: { type: 'string' },
  from: DATE,
  to: DATE,
  beforeFrom: { ...DATE, description: 'As many days before' },
  beforeTo: DATE,
  upTo: { type: 'string', format: 'date-time', description: 'What took place later may not be counted yet' },
  partial: {
    type: 'boolean',
    description:
      'The last day is not over: it has what was counted so far, all days before are whole. By the hour both end at the same hour',
  },
  step: { type: 'string' },
  by: { type: 'string' },
  measures: { type: 'array', items: { type: 'string' } },
  total: figures('Over the whole period'),
  totalBefore: figures('Over as many days before'),
  steps: {
    type: 'array',
    description: 'The earliest first; none is left out',
    items: closedObject({
      at: { type: 'string', description: 'Its first day; of hours with the time, as in 2026-11-22T08:00' },
      values: figures('Of this step'),
      before: figures('Of the same days, as many days before as the period has: these add up to all before'),
    }),
  },
  rows: {
    type: 'array',
    description: 'The largest first',
    items: closedObject({
      key: { type: ['string', 'null'], description: 'Null: what belongs to none' },
      name: { type: 'string' },
      values: figures('Of this line'),
      before: figures('Of the same before'),
    }),
  },
  others: {
    type: ['object', 'null'],
    required: ['count', 'values', 'before'],
    properties: { count: { type: 'integer' }, values: figures('Of all further lines'), before: figures('Before') },
    description: 'The lines beyond those that are listed, so that all add up',
  },
});

/** Returns the calls of a report as those of a service: `run` answers figures, `sheet` a workbook of the same. */
export function serviceOf({ file, data }: ReportSource): EntitySource {
  const { label, perm, mode, path, alias = [] } = data['x-report'];
  const input = closedObject(inputOf(data), []);
  const calls: EntityFile['x-calls'] = {
    run: { path, alias, label, perm, read: true, limit: 120, input, output: OUTPUT },
    sheet: {
      path: `${path}/export`,
      alias: alias.map((each) => `${each}/export`),
      label: { zh: `导出${label.zh}`, en: `Export: ${label.en}` },
      perm,
      read: true,
      download: true,
      limit: 20,
      input,
    },
  };
  return {
    file,
    data: {
      $id: data.$id,
      type: 'object',
      'x-entity': { label, ...(mode ? { mode } : {}), storage: 'none' },
      'x-calls': calls,
    },
    isReport: true,
  };
}
