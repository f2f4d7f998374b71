// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { importTaskStates } from './states.gen.ts';

export const importTaskMeta: EntityMeta = {
  states: importTaskStates,
  name: 'importTask',
  resource: 'import-tasks',
  table: 'import_tasks',
  systems: ['YXF', 'ADS'],
  display: 'fileName',
  perm: { list: 'open' },
  scope: { owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'fileName', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'entity', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'entityName' },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['processing', 'completed', 'partlyCompleted', 'failed'] },
    { name: 'total', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'done', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'failed', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'problem', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'errorName' },
    { name: 'errors', kind: 'json', nullable: true, readOnly: true, in: ['one'] },
    { name: 'finishedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'open' }],
  search: ['fileName'],
  sortable: ['id', 'creatorId', 'createdAt', 'fileName', 'entity', 'status', 'total', 'done', 'failed', 'problem', 'finishedAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], createdAt: ['eq', 'between'], fileName: ['eq', 'contains'], entity: ['eq', 'in'], status: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'failures'], ADS: ['list', 'one', 'failures'] },
};
