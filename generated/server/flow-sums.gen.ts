// Made by codegen from schemas/flow-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/flow-sums/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface FlowSumStored {
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
  ageBand: '1-19' | '20-25' | '26-35' | '36-45' | '46-55' | '56+' | 'unknown' | null;
  gender: 'male' | 'female' | 'unknown' | null;
  people: number | null;
}

export const flowSumTable: TableMeta = {
  name: 'flow_sums',
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
    { name: 'ageBand', type: 'text' },
    { name: 'gender', type: 'text' },
    { name: 'people', type: 'integer' },
  ],
  indexes: [['step', 'at'], ['deviceId', 'step', 'at'], ['groupId'], ['storeId']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const flowSumViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const flowSumRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const flowSumSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const flowSumDoc: EntityDoc = {
  name: 'flowSum',
  resource: 'flow-sums',
  source: 'schemas/flow-sum.yaml',
  route: { YXF: '/flow-sums' },
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
