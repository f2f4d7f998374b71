// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const layoutVersionMeta: EntityMeta = {
  name: 'layoutVersion',
  resource: 'layout-versions',
  table: 'layout_versions',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'layout.view' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'layoutId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'layout' } },
    { name: 'number', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'published', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
    { name: 'pages', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 1 },
    { name: 'document', kind: 'json', nullable: true, readOnly: true, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'layout.view' }],
  search: ['name'],
  sortable: ['id', 'creatorId', 'createdAt', 'layoutId', 'number', 'name', 'published', 'pages'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], layoutId: ['eq', 'in'], name: ['eq', 'contains'], published: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'keep'] },
};
