// Made by codegen from schemas/screen-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/screen-sums/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const screenSumMeta: EntityMeta = {
  name: 'screenSum',
  resource: 'screen-sums',
  table: 'screen_sums',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'report.device' },
  scope: {
    dept: 'deptId',
    within: {
      field: 'deviceId',
      table: 'devices',
      store: 'storeId',
      grants: [
        { entity: 'deviceGrant', table: 'device_grants', record: 'deviceId', by: 'id', account: 'accountId', made: 'deviceMadeAt' },
        { entity: 'deviceGroupGrant', table: 'device_group_grants', record: 'groupId', by: 'groupId', account: 'accountId' },
      ],
    },
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'deptId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'department' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'step', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['hour', 'day'] },
    { name: 'at', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'deviceName', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'groupId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'deviceGroup' } },
    { name: 'storeId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'store' } },
    { name: 'districtCode', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'district' },
    { name: 'onlineMs', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'duration' },
    { name: 'dueMs', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'duration' },
    { name: 'outages', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'report.device' }],
  search: [],
  sortable: ['id', 'deptId', 'createdAt', 'step', 'at', 'deviceId', 'deviceName', 'groupId', 'storeId', 'districtCode', 'onlineMs', 'dueMs', 'outages'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], step: ['eq', 'in'], deviceId: ['eq', 'in'], groupId: ['eq', 'in'], storeId: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: [] },
};
