// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq } from '#core/entity/rule.ts';

export const layoutMeta: EntityMeta = {
  conditions: { update: [{ holds: (v) => eq(v.builtIn, false), error: 'LAYOUT_FIXED' }], delete: [{ holds: (v) => eq(v.builtIn, false), error: 'LAYOUT_FIXED' }] },
  name: 'layout',
  resource: 'layouts',
  table: 'layouts',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'layout.view', create: 'layout.add', edit: 'layout.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, saysEmpty: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'width', kind: 'integer', required: true, in: ['list', 'one', 'create', 'update'], default: 1920 },
    { name: 'height', kind: 'integer', required: true, in: ['list', 'one', 'create', 'update'], default: 1080 },
    { name: 'pages', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 1 },
    { name: 'document', kind: 'json', required: true, in: ['one', 'create', 'update'] },
    { name: 'outline', kind: 'json', nullable: true, readOnly: true, in: ['list'] },
    { name: 'materialIds', kind: 'refs', nullable: true, readOnly: true, in: ['one'], ref: { to: 'material' } },
    { name: 'rtb', kind: 'boolean', nullable: true, in: ['list', 'one', 'create', 'update'], default: false },
    { name: 'cpmPriceFen', kind: 'money', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'builtIn', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
  ],
  actions: [
    { name: 'playlist', perm: 'device.view', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'playList', form: false },
    { name: 'delete', perm: 'layout.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'layout.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'width', 'height', 'pages', 'rtb', 'cpmPriceFen', 'builtIn'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'], materialIds: ['eq', 'in'], rtb: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bin: { perm: 'layout.delete' },
  duplicate: { clear: [], rename: ['name'] },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore', 'forecast'] },
};
