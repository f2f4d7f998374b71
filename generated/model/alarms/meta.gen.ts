// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const alarmMeta: EntityMeta = {
  name: 'alarm',
  resource: 'alarms',
  table: 'alarms',
  systems: ['YXF'],
  display: 'information',
  perm: { list: 'alarm', create: 'alarm', export: 'alarm' },
  scope: {
    within: {
      field: 'deviceId',
      table: 'devices',
      store: 'storeId',
      grants: [
        { entity: 'deviceGrant', table: 'device_grants', record: 'deviceId', by: 'id', account: 'accountId', made: 'deviceMadeAt' },
        { entity: 'deviceGroupGrant', table: 'device_group_grants', record: 'groupId', by: 'groupId', account: 'accountId' },
      ],
    },
    through: [
      {
        field: 'deviceId',
        entity: 'device',
        table: 'devices',
        scope: {
          dept: 'deptId',
          owner: 'creatorId',
          store: 'storeId',
          grants: [
            { entity: 'deviceGrant', table: 'device_grants', record: 'deviceId', by: 'id', account: 'accountId', made: 'deviceMadeAt' },
            { entity: 'deviceGroupGrant', table: 'device_group_grants', record: 'groupId', by: 'groupId', account: 'accountId' },
          ],
        },
      },
    ],
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'information', kind: 'text', required: true, saysEmpty: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'kind', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'] },
    { name: 'deviceId', kind: 'ref', required: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'device' } },
    { name: 'happenedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'video', kind: 'file', nullable: true, in: ['one', 'create'], file: { accept: ['mp4'], maxBytes: 209715200 } },
    { name: 'videoMs', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'duration' },
    { name: 'videoBytes', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'bytes' },
    { name: 'source', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['screen', 'person'] },
    { name: 'serial', kind: 'text', nullable: true, readOnly: true, in: [] },
  ],
  actions: [{ name: 'delete', perm: 'alarm', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'alarm' }],
  search: ['information'],
  sortable: ['id', 'createdAt', 'information', 'kind', 'deviceId', 'happenedAt', 'videoMs', 'videoBytes', 'source'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], information: ['eq', 'contains'], kind: ['eq', 'in'], deviceId: ['eq', 'in'], happenedAt: ['eq', 'between'], source: ['eq', 'in'] },
  sort: { field: 'happenedAt', order: 'desc' },
  lock: ['video'],
  bin: { perm: 'alarm' },
  verbs: { YXF: ['list', 'one', 'create', 'delete', 'restore', 'export'] },
  exporting: { perm: 'alarm', columns: ['kind', 'information', 'deviceId', 'happenedAt', 'videoMs', 'videoBytes', 'source', 'createdAt'], verb: 'export' },
};
