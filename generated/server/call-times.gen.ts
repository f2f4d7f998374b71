// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface CallTimeStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  day: string | null;
  call: string | null;
  changes: boolean | null;
  times: number | null;
  failed: number | null;
  slow: number | null;
  p50Ms: number | null;
  p95Ms: number | null;
  maxMs: number | null;
  spread: unknown;
}

export const callTimeTable: TableMeta = {
  name: 'call_times',
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
    { name: 'call', type: 'text' },
    { name: 'changes', type: 'boolean' },
    { name: 'times', type: 'integer' },
    { name: 'failed', type: 'integer' },
    { name: 'slow', type: 'integer' },
    { name: 'p50Ms', type: 'integer' },
    { name: 'p95Ms', type: 'integer' },
    { name: 'maxMs', type: 'integer' },
    { name: 'spread', type: 'json' },
  ],
  indexes: [['day'], ['call', 'day'], ['changes'], ['times'], ['slow'], ['failed'], ['p50Ms'], ['p95Ms'], ['maxMs'], ['createdAt']],
  unique: [['day', 'call']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const callTimeViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const callTimeRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const callTimeSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const callTimeDoc: EntityDoc = {
  name: 'callTime',
  resource: 'call-times',
  source: 'schemas/call-time.yaml',
  route: { YXF: '/usage/calls' },
  fields: [{ name: 'spread', json: { type: 'object' } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['day', 'call', 'changes', 'times', 'slow', 'failed', 'p50Ms', 'p95Ms', 'maxMs'],
  indexes: [['day'], ['call', 'day'], ['changes'], ['times'], ['slow'], ['failed'], ['p50Ms'], ['p95Ms'], ['maxMs'], ['createdAt']],
  unique: [['day', 'call']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'day', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'day', order: 'desc' } },
};
