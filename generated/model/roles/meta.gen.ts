// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq } from '#core/entity/rule.ts';

export const roleMeta: EntityMeta = {
  conditions: { update: [{ holds: (v) => eq(v.builtIn, false), error: 'ROLE_FIXED' }], delete: [{ holds: (v) => eq(v.builtIn, false), error: 'ROLE_FIXED' }] },
  name: 'role',
  resource: 'roles',
  table: 'roles',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'role.view', create: 'role.add', edit: 'role.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'roleType', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['administrator', 'manager', 'staff', 'keeper'], default: 'staff' },
    { name: 'dataScope', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['deptTree', 'dept', 'self'], default: 'self' },
    { name: 'permissions', kind: 'json', required: true, in: ['one', 'create', 'update'], widget: 'permissionTree' },
    { name: 'builtIn', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [{ name: 'delete', perm: 'role.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'role.view' }],
  search: ['name'],
  sortable: ['id', 'corpId', 'createdAt', 'name', 'roleType', 'dataScope', 'builtIn', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'], roleType: ['eq', 'in'], dataScope: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bin: { perm: 'role.delete' },
  duplicate: { clear: [], rename: ['name'] },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
