// Made by codegen from schemas/screen-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/screen-sums/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface ScreenSumStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  step: 'hour' | 'day' | null;
  at: number | null;
  deviceId: string | null;
  deviceName: string | null;
  groupId: string | null;
  storeId: string | null;
  districtCode: string | null;
  onlineMs: number | null;
  dueMs: number | null;
  outages: number | null;
}

export const screenSumTable: TableMeta = {
  name: 'screen_sums',
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
    { name: 'step', type: 'text' },
    { name: 'at', type: 'integer' },
    { name: 'deviceId', type: 'text' },
    { name: 'deviceName', type: 'text' },
    { name: 'groupId', type: 'text' },
    { name: 'storeId', type: 'text' },
    { name: 'districtCode', type: 'text' },
    { name: 'onlineMs', type: 'integer' },
    { name: 'dueMs', type: 'integer' },
    { name: 'outages', type: 'integer' },
  ],
  indexes: [['step', 'at'], ['deviceId', 'step', 'at'], ['groupId'], ['storeId']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const screenSumViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const screenSumRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const screenSumSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const screenSumDoc: EntityDoc = {
  name: 'screenSum',
  resource: 'screen-sums',
  source: 'schemas/screen-sum.yaml',
  route: { YXF: '/screen-sums' },
  fields: [{ name: 'districtCode', json: { format: 'district' } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['step', 'at', 'deviceId', 'deviceName', 'groupId', 'storeId'],
  indexes: [['step', 'at'], ['deviceId', 'step', 'at'], ['groupId'], ['storeId']],
  unique: [],
  global: [],
  limits: [],
  samples: {},
};
