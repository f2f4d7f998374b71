// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface HandwashingRecordStored {
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
  seconds: number | null;
  isShort: boolean | null;
  water: number | null;
  isLow: boolean | null;
  day: string | null;
  seq: number | null;
}

export const handwashingRecordTable: TableMeta = {
  name: 'handwashing_records',
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
    { name: 'seconds', type: 'integer' },
    { name: 'isShort', type: 'boolean' },
    { name: 'water', type: 'integer' },
    { name: 'isLow', type: 'boolean' },
    { name: 'day', type: 'text' },
    { name: 'seq', type: 'integer' },
  ],
  indexes: [['measuredAt'], ['sensorId', 'measuredAt'], ['day'], ['sensorId', 'day'], ['isShort', 'measuredAt'], ['seconds'], ['water'], ['createdAt']],
  unique: [['sensorId', 'seq', 'measuredAt']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const handwashingRecordViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const handwashingRecordRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const handwashingRecordSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const handwashingRecordDoc: EntityDoc = {
  name: 'handwashingRecord',
  resource: 'handwashing-records',
  source: 'schemas/handwashing-record.yaml',
  route: { YXF: '/handwashing_report_detail' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['isShort', 'seconds', 'water', 'sensorId', 'measuredAt', 'day', 'createdAt'],
  indexes: [['measuredAt'], ['sensorId', 'measuredAt'], ['day'], ['sensorId', 'day'], ['isShort', 'measuredAt'], ['seconds'], ['water'], ['createdAt']],
  unique: [['sensorId', 'seq', 'measuredAt']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'measuredAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'measuredAt', order: 'desc' } },
};
