// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const materialFolderMeta: EntityMeta = {
  name: 'materialFolder',
  resource: 'material-folders',
  table: 'material_folders',
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
    { name: 'parentId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'materialFolder' } },
    { name: 'position', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'], default: 0 },
  ],
  actions: [{ name: 'delete', perm: 'material.classify', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'material.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'parentId', 'position'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'], parentId: ['eq', 'in'] },
  sort: { field: 'position', order: 'asc' },
  lock: [],
  bin: { perm: 'material.classify' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'], ADS: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
