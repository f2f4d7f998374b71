// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const deviceGroupGrantMeta: EntityMeta = {
  name: 'deviceGroupGrant',
  resource: 'device-group-grants',
  table: 'device_group_grants',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'account.devicePermission' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'accountId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'groupId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'deviceGroup' } },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'account.devicePermission' }],
  search: [],
  sortable: ['id', 'creatorId', 'createdAt', 'accountId', 'groupId'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], accountId: ['eq', 'in'], groupId: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list'] },
};
