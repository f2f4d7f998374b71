// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const pageErrorMeta: EntityMeta = {
  name: 'pageError',
  resource: 'page-errors',
  table: 'page_errors',
  systems: ['YXF'],
  display: 'message',
  perm: { list: 'usage.view', export: 'usage.view' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'message', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'page', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'version', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'times', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'accounts', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'firstAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'lastAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'stack', kind: 'text', nullable: true, readOnly: true, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'usage.view' }],
  search: ['message'],
  sortable: ['id', 'message', 'page', 'version', 'times', 'accounts', 'firstAt', 'lastAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], page: ['eq', 'contains'], version: ['eq', 'in'], lastAt: ['eq', 'between'] },
  totals: [{ field: 'times', as: 'sum' }],
  sort: { field: 'lastAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'usage.view', columns: ['message', 'page', 'version', 'times', 'accounts', 'firstAt', 'lastAt'], verb: 'export' },
};
