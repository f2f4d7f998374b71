// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const storeMeta: EntityMeta = {
  name: 'store',
  resource: 'stores',
  table: 'stores',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'open', create: 'store.add', edit: 'store.edit' },
  scope: { dept: 'deptId', owner: 'creatorId', store: 'id' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'deptId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'department' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'number', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'keeperId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'account' } },
    { name: 'phone', kind: 'text', nullable: true, in: ['one', 'create', 'update'] },
    { name: 'districtCode', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'], widget: 'district' },
    { name: 'address', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'remark', kind: 'text', nullable: true, in: ['one', 'create', 'update'] },
  ],
  actions: [
    { name: 'playlist', perm: 'device.view', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'playList', form: false },
    { name: 'issueAds', perm: 'ad.add', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'issueAdv', form: false },
    { name: 'timer', perm: 'device.operate', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'newTimer', form: false },
    { name: 'delete', perm: 'store.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'open' }],
  search: ['name', 'number'],
  sortable: ['id', 'corpId', 'deptId', 'creatorId', 'createdAt', 'number', 'name', 'keeperId', 'districtCode', 'address'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], keeperId: ['eq', 'in'], districtCode: ['eq', 'between'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bulk: ['keeperId', 'deptId', 'districtCode'],
  bin: { perm: 'store.delete' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'updateMany', 'delete', 'restore', 'export'] },
  exporting: { perm: 'store.edit', columns: ['number', 'name', 'keeperId', 'deptId', 'districtCode', 'address', 'phone', 'remark', 'createdAt'], verb: 'export' },
};
