// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const adDeliveryMeta: EntityMeta = {
  name: 'adDelivery',
  resource: 'ad-deliveries',
  table: 'ad_deliveries',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'ad.view' },
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
      { field: 'adId', entity: 'ad', table: 'ads', scope: { dept: 'deptId', owner: 'creatorId', party: 'advertiserId' } },
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
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'adId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'ad' } },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'status', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['pending', 'downloading', 'failed', 'success'], default: 'pending' },
    { name: 'filesDone', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'filesTotal', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'problem', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['fileFailed', 'leftOut'] },
    { name: 'failedIds', kind: 'refs', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'material' } },
    { name: 'reportedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'ad.view' }],
  search: [],
  sortable: ['id', 'adId', 'deviceId', 'status', 'filesDone', 'filesTotal', 'problem', 'reportedAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], adId: ['eq', 'in'], deviceId: ['eq', 'in'], status: ['eq', 'in'], problem: ['eq', 'in'], failedIds: ['eq', 'in'] },
  sort: { field: 'reportedAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one'] },
};
