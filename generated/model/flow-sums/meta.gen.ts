// Made by codegen from schemas/flow-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/flow-sums/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const flowSumMeta: EntityMeta = {
  name: 'flowSum',
  resource: 'flow-sums',
  table: 'flow_sums',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'report.flow' },
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
    { name: 'ageBand', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['1-19', '20-25', '26-35', '36-45', '46-55', '56+', 'unknown'] },
    { name: 'gender', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['male', 'female', 'unknown'] },
    { name: 'people', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'report.flow' }],
  search: [],
  sortable: ['id', 'deptId', 'createdAt', 'step', 'at', 'deviceId', 'deviceName', 'groupId', 'storeId', 'districtCode', 'ageBand', 'gender', 'people'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], step: ['eq', 'in'], deviceId: ['eq', 'in'], groupId: ['eq', 'in'], storeId: ['eq', 'in'], ageBand: ['eq', 'in'], gender: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: [] },
};
