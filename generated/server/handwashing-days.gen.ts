// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface HandwashingDayStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  day: string | null;
  sensorId: string | null;
  washes: number | null;
  short: number | null;
  secondsSum: number | null;
  minWater: number | null;
}

export const handwashingDayTable: TableMeta = {
  name: 'handwashing_days',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'day', type: 'text' },
    { name: 'sensorId', type: 'text' },
    { name: 'washes', type: 'integer' },
    { name: 'short', type: 'integer' },
    { name: 'secondsSum', type: 'integer' },
    { name: 'minWater', type: 'integer' },
  ],
  indexes: [['day'], ['sensorId', 'day'], ['washes'], ['short'], ['minWater'], ['createdAt']],
  unique: [['sensorId', 'day']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const handwashingDayViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const handwashingDayRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const handwashingDaySystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const handwashingDayDoc: EntityDoc = {
  name: 'handwashingDay',
  resource: 'handwashing-days',
  source: 'schemas/handwashing-day.yaml',
  route: { YXF: '/handwashing_report' },
  fields: [{ name: 'avgSeconds', json: {}, derive: 'round(secondsSum / washes)' }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['day', 'sensorId', 'washes', 'short', 'avgSeconds', 'minWater'],
  indexes: [['day'], ['sensorId', 'day'], ['washes'], ['short'], ['minWater'], ['createdAt']],
  unique: [['sensorId', 'day']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'day', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'day', order: 'desc' } },
};
