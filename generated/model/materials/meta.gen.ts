// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const materialMeta: EntityMeta = {
  name: 'material',
  resource: 'materials',
  table: 'materials',
  systems: ['YXF', 'ADS'],
  display: 'name',
  perm: { list: 'material.view', edit: 'material.rename', export: 'material.export' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'deptId', kind: 'ref', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], ref: { to: 'department' } },
    { name: 'creatorId', kind: 'ref', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'name', kind: 'text', nullable: true, required: false, readOnly: false, writeOnly: false, derived: false, in: ['list', 'one', 'create', 'update'] },
    { name: 'type', kind: 'enum', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], values: ['image', 'video', 'audio', 'archive', 'document'] },
    { name: 'format', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'folderId', kind: 'ref', nullable: true, required: false, readOnly: false, writeOnly: false, derived: false, in: ['list', 'one'], ref: { to: 'materialFolder' } },
    { name: 'size', kind: 'integer', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], widget: 'bytes' },
    { name: 'width', kind: 'integer', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'height', kind: 'integer', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'durationMs', kind: 'integer', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], widget: 'duration' },
    { name: 'playable', kind: 'boolean', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], default: true },
    { name: 'md5', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['one'] },
    { name: 'sha256', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['one'] },
    { name: 'file', kind: 'file', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], file: { accept: ['image', 'video', 'audio', 'archive', 'document'], dedupe: true } },
    { name: 'thumbnail', kind: 'file', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], file: { accept: ['image'] } },
  ],
  actions: [
    { name: 'move', perm: 'material.move', bulk: 200, confirm: 'none', irreversible: false, call: 'move', sets: ['folderId'], deletes: false, form: true, refs: [{ name: 'folderId', kind: 'ref', ref: { to: 'materialFolder' } }] },
    { name: 'copy', perm: 'material.copy', bulk: 200, confirm: 'none', irreversible: false, call: 'copy', sets: [], deletes: false, form: true, refs: [{ name: 'toFolderId', kind: 'ref', ref: { to: 'materialFolder' } }] },
    { name: 'delete', perm: 'material.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'material.view' }],
  search: ['name'],
  sortable: ['id', 'deptId', 'creatorId', 'createdAt', 'name', 'type', 'format', 'folderId', 'size', 'width', 'height', 'durationMs', 'playable'],
  filters: { id: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], createdAt: ['eq', 'between'], name: ['eq', 'contains'], type: ['eq', 'in'], folderId: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: {
    YXF: ['list', 'one', 'update', 'move', 'copy', 'delete', 'export', 'check', 'apply', 'parts', 'counts', 'verify'],
    ADS: ['list', 'one', 'update', 'move', 'copy', 'delete', 'export', 'check', 'apply', 'parts', 'counts', 'verify'],
  },
  exporting: { perm: 'material.export', columns: ['name', 'type', 'format', 'folderId', 'size', 'durationMs', 'width', 'height', 'playable', 'creatorId', 'createdAt'], verb: 'export' },
};
