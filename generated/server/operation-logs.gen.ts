// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface OperationLogStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  userName: string | null;
  realName: string | null;
  call: string | null;
  entity: string | null;
  targetId: string | null;
  targetName: string | null;
  code: number | null;
  ip: string | null;
  traceKey: string | null;
  before: unknown;
  after: unknown;
}

export const operationLogTable: TableMeta = {
  name: 'operation_logs',
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
    { name: 'userName', type: 'text' },
    { name: 'realName', type: 'text' },
    { name: 'call', type: 'text' },
    { name: 'entity', type: 'text' },
    { name: 'targetId', type: 'text' },
    { name: 'targetName', type: 'text' },
    { name: 'code', type: 'integer' },
    { name: 'ip', type: 'text' },
    { name: 'traceKey', type: 'text' },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
  ],
  indexes: [['createdAt'], ['call', 'createdAt'], ['creatorId', 'createdAt'], ['entity', 'targetId'], ['targetId'], ['deptId', 'createdAt'], ['userName'], ['code']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const operationLogViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const operationLogRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const operationLogSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const operationLogDoc: EntityDoc = {
  name: 'operationLog',
  resource: 'operation-logs',
  source: 'schemas/operation-log.yaml',
  route: { YXF: '/operation_log', ADS: '/operation_log' },
  fields: [
    { name: 'before', json: { type: 'object' } },
    { name: 'after', json: { type: 'object' } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['createdAt', 'realName', 'userName', 'call', 'targetName', 'entity', 'code', 'ip'],
  indexes: [['createdAt'], ['call', 'createdAt'], ['creatorId', 'createdAt'], ['entity', 'targetId'], ['targetId'], ['deptId', 'createdAt'], ['userName'], ['code']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'createdAt', order: 'desc' } },
};
