// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface TemperatureRecordStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  sensorId: string | null;
  measuredAt: number | null;
  celsius: number | null;
  isOver: boolean | null;
  day: string | null;
  seq: number | null;
}

export const temperatureRecordTable: TableMeta = {
  name: 'temperature_records',
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
    { name: 'sensorId', type: 'text' },
    { name: 'measuredAt', type: 'integer' },
    { name: 'celsius', type: 'real' },
    { name: 'isOver', type: 'boolean' },
    { name: 'day', type: 'text' },
    { name: 'seq', type: 'integer' },
  ],
  indexes: [['measuredAt'], ['sensorId', 'measuredAt'], ['day'], ['sensorId', 'day'], ['isOver', 'measuredAt'], ['celsius'], ['createdAt']],
  unique: [['sensorId', 'seq', 'measuredAt']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const temperatureRecordViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const temperatureRecordRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const temperatureRecordSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const temperatureRecordDoc: EntityDoc = {
  name: 'temperatureRecord',
  resource: 'temperature-records',
  source: 'schemas/temperature-record.yaml',
  route: { YXF: '/temperature_report_detail' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['isOver', 'celsius', 'sensorId', 'measuredAt', 'day', 'createdAt'],
  indexes: [['measuredAt'], ['sensorId', 'measuredAt'], ['day'], ['sensorId', 'day'], ['isOver', 'measuredAt'], ['celsius'], ['createdAt']],
  unique: [['sensorId', 'seq', 'measuredAt']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'measuredAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'measuredAt', order: 'desc' } },
};
