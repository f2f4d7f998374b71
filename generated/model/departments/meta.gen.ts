// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const departmentMeta: EntityMeta = {
  name: 'department',
  resource: 'departments',
  table: 'departments',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'department.view', create: 'department.add', edit: 'department.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'parentId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'department' } },
    { name: 'position', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'], default: 0 },
  ],
  actions: [{ name: 'delete', perm: 'department.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'department.view' }],
  search: ['name'],
  sortable: ['id', 'corpId', 'createdAt', 'name', 'parentId', 'position'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'], parentId: ['eq', 'in'] },
  sort: { field: 'position', order: 'asc' },
  lock: [],
  bin: { perm: 'department.delete' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore', 'tree', 'find', 'locate'] },
};
