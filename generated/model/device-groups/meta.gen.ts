// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq } from '#core/entity/rule.ts';

export const deviceGroupMeta: EntityMeta = {
  conditions: { sync: [{ holds: (v) => eq(v.kind, 'multiScreen'), error: 'GROUP_NOT_MULTI' }] },
  name: 'deviceGroup',
  resource: 'device-groups',
  table: 'device_groups',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'deviceGroup.view', create: 'deviceGroup.add', edit: 'deviceGroup.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'kind', kind: 'enum', required: true, in: ['list', 'one', 'create'], values: ['common', 'multiScreen'], default: 'common' },
    { name: 'rows', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'columns', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'places', kind: 'json', nullable: true, touches: true, in: ['one', 'update'] },
    { name: 'inStep', kind: 'boolean', nullable: true, confirmed: true, in: ['list', 'one', 'create', 'update'], default: false },
    { name: 'layoutId', kind: 'ref', nullable: true, touches: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'layout' } },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [
    { name: 'playlist', perm: 'device.view', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'playList', form: false },
    { name: 'issueAds', perm: 'ad.add', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'issueAdv', form: false },
    { name: 'timer', perm: 'device.operate', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'newTimer', form: false },
    { name: 'screens', perm: 'deviceGroup.edit', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'members', form: false },
    { name: 'sync', perm: 'deviceGroup.edit', bulk: 200, confirm: 'ask', irreversible: false, call: 'sync', sets: ['inStep'], deletes: false, form: true },
    { name: 'delete', perm: 'deviceGroup.delete', bulk: 200, confirm: 'danger', irreversible: false, touches: true, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'deviceGroup.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'kind', 'rows', 'columns', 'inStep', 'layoutId', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'], kind: ['eq', 'in'], layoutId: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['kind'],
  bulk: ['rows', 'columns', 'inStep', 'layoutId'],
  bin: { perm: 'deviceGroup.delete' },
  members: { entity: 'device', resource: 'devices', field: 'groupId', many: false, touches: true, error: 'DEVICE_NOT_IN_GROUP' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'updateMany', 'delete', 'restore', 'sync', 'multi', 'addMembers', 'removeMembers'] },
};
