// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const deviceGrantMeta: EntityMeta = {
  name: 'deviceGrant',
  resource: 'device-grants',
  table: 'device_grants',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'account.devicePermission' },
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
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'accountId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'deviceMadeAt', kind: 'instant', nullable: true, readOnly: true, in: [] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'account.devicePermission' }],
  search: [],
  sortable: ['id', 'creatorId', 'createdAt', 'accountId', 'deviceId'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], accountId: ['eq', 'in'], deviceId: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'auth', 'unauth', 'rights'] },
};
