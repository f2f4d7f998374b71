// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface TemperatureDayStored {
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
  readings: number | null;
  over: number | null;
  minCelsius: number | null;
  maxCelsius: number | null;
  tenths: number | null;
}

export const temperatureDayTable: TableMeta = {
  name: 'temperature_days',
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
    { name: 'readings', type: 'integer' },
    { name: 'over', type: 'integer' },
    { name: 'minCelsius', type: 'real' },
    { name: 'maxCelsius', type: 'real' },
    { name: 'tenths', type: 'integer' },
  ],
  indexes: [['day'], ['sensorId', 'day'], ['readings'], ['over'], ['maxCelsius'], ['minCelsius'], ['createdAt']],
  unique: [['sensorId', 'day']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const temperatureDayViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const temperatureDayRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const temperatureDaySystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const temperatureDayDoc: EntityDoc = {
  name: 'temperatureDay',
  resource: 'temperature-days',
  source: 'schemas/temperature-day.yaml',
  route: { YXF: '/temperature_report' },
  fields: [{ name: 'avgCelsius', json: {}, derive: 'round(tenths / readings) / 10' }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['day', 'sensorId', 'readings', 'over', 'avgCelsius', 'minCelsius', 'maxCelsius'],
  indexes: [['day'], ['sensorId', 'day'], ['readings'], ['over'], ['maxCelsius'], ['minCelsius'], ['createdAt']],
  unique: [['sensorId', 'day']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'day', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'day', order: 'desc' } },
};
