// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const usagePageMeta: EntityMeta = {
  name: 'usagePage',
  resource: 'usage-pages',
  table: 'usage_pages',
  systems: ['YXF'],
  display: 'page',
  perm: { list: 'usage.view', export: 'usage.view' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'day', kind: 'date', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'page', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'views', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'clicks', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'accounts', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'usage.view' }],
  search: ['page'],
  sortable: ['id', 'day', 'page', 'views', 'clicks', 'accounts'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], day: ['eq', 'between'], page: ['eq', 'contains'] },
  totals: [
    { field: 'views', as: 'sum' },
    { field: 'clicks', as: 'sum' },
  ],
  sort: { field: 'day', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'usage.view', columns: ['day', 'page', 'views', 'clicks', 'accounts'], verb: 'export' },
};
