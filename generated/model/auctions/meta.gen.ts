// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const auctionMeta: EntityMeta = {
  name: 'auction',
  resource: 'auctions',
  table: 'auctions',
  systems: ['YXF'],
  display: 'number',
  perm: { list: 'adSlot.view', export: 'adSlot.view' },
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
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'status', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['won', 'played', 'lapsed', 'unsold'] },
    { name: 'dueAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'slotId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'adSlot' } },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'floorFen', kind: 'money', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'priceFen', kind: 'money', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'winnerId', kind: 'text', nullable: true, readOnly: true, in: [] },
    { name: 'winnerName', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'adId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'ad' } },
    { name: 'partnerId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'demandPartner' } },
    { name: 'bids', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'offers', kind: 'json', nullable: true, readOnly: true, in: ['one'] },
    { name: 'playedAt', kind: 'instant', nullable: true, readOnly: true, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'adSlot.view' }],
  search: ['number'],
  sortable: ['id', 'createdAt', 'number', 'status', 'dueAt', 'slotId', 'deviceId', 'floorFen', 'priceFen', 'winnerName', 'partnerId', 'bids'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], status: ['eq', 'in'], dueAt: ['eq', 'between'], slotId: ['eq', 'in'], deviceId: ['eq', 'in'], adId: ['eq', 'in'], partnerId: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'adSlot.view', columns: ['number', 'status', 'dueAt', 'slotId', 'deviceId', 'bids', 'floorFen', 'priceFen', 'winnerName', 'playedAt'], verb: 'export' },
};
