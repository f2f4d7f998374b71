// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const deviceSetMeta: EntityMeta = {
  name: 'deviceSet',
  resource: 'device-sets',
  table: 'device_sets',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'deviceSet.view', create: 'deviceSet.add', edit: 'deviceSet.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [
    { name: 'playlist', perm: 'device.view', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'playList', form: false },
    { name: 'issueAds', perm: 'ad.add', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'issueAdv', form: false },
    { name: 'timer', perm: 'device.operate', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'newTimer', form: false },
    { name: 'screens', perm: 'deviceSet.edit', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'members', form: false },
    { name: 'delete', perm: 'deviceSet.delete', bulk: 200, confirm: 'danger', irreversible: false, touches: true, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'deviceSet.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bin: { perm: 'deviceSet.delete' },
  members: { entity: 'device', resource: 'devices', field: 'setIds', many: true, most: 20, touches: true },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore', 'addMembers', 'removeMembers'] },
};
