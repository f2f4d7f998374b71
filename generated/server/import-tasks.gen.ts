// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface ImportTaskStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  fileName: string | null;
  entity: string | null;
  status: 'processing' | 'completed' | 'partlyCompleted' | 'failed';
  total: number | null;
  done: number | null;
  failed: number | null;
  problem: string | null;
  errors: unknown;
  finishedAt: number | null;
}

export const importTaskTable: TableMeta = {
  name: 'import_tasks',
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
    { name: 'fileName', type: 'text' },
    { name: 'entity', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'total', type: 'integer' },
    { name: 'done', type: 'integer' },
    { name: 'failed', type: 'integer' },
    { name: 'problem', type: 'text' },
    { name: 'errors', type: 'json' },
    { name: 'finishedAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['status', 'createdAt'], ['entity', 'createdAt'], ['creatorId', 'createdAt'], ['fileName']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const importTaskViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const importTaskRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const importTaskSystem: readonly SystemTransition[] = [
  { from: ['processing'], to: 'completed', signals: [], when: (eb) => eb.and([eb('finished_at', 'is not', null), eb.or([eb('problem', 'is', null), eb('problem', '=', '')]), eb('failed', '=', eb.lit(0))]) },
  { from: ['processing'], to: 'partlyCompleted', signals: [], when: (eb) => eb.and([eb('finished_at', 'is not', null), eb('done', '>', eb.lit(0))]) },
  { from: ['processing'], to: 'failed', signals: [], when: (eb) => eb.and([eb('finished_at', 'is not', null), eb('done', '=', eb.lit(0))]) },
];

/** What /docs says of it. */
export const importTaskDoc: EntityDoc = {
  name: 'importTask',
  resource: 'import-tasks',
  source: 'schemas/import-task.yaml',
  route: { YXF: '/import_tasks', ADS: '/import_tasks' },
  fields: [
    {
      name: 'errors',
      json: {
        type: 'array',
        items: { type: 'object', required: ['row', 'zh', 'en'], additionalProperties: false, properties: { row: { type: 'integer' }, column: { type: 'string' }, field: { type: 'string' }, zh: { type: 'string' }, en: { type: 'string' } } },
      },
    },
  ],
  forms: {},
  rules: [],
  system: ['finishedAt != null && problem == null && failed == 0', 'finishedAt != null && done > 0', 'finishedAt != null && done == 0'],
  views: {},
  columns: ['status', 'fileName', 'entity', 'total', 'done', 'failed', 'creatorId', 'createdAt', 'finishedAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['entity', 'createdAt'], ['creatorId', 'createdAt'], ['fileName']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, failures: { id: 'Sample text of a fie' } },
};
