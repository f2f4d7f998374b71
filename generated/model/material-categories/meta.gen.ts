// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const materialCategoryMeta: EntityMeta = {
  name: 'materialCategory',
  resource: 'material-categories',
  table: 'material_categories',
  systems: ['YXF', 'ADS'],
  display: 'name',
  perm: { list: 'material.view', create: 'material.classify', edit: 'material.classify' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, saysEmpty: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [{ name: 'delete', perm: 'material.classify', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'material.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'] },
  sort: { field: 'name', order: 'asc' },
  lock: [],
  bin: { perm: 'material.classify' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'], ADS: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
