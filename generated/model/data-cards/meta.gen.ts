// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const dataCardMeta: EntityMeta = {
  name: 'dataCard',
  resource: 'data-cards',
  table: 'data_cards',
  systems: ['YXF'],
  display: 'iccid',
  perm: { list: 'dataCard.view', create: 'dataCard.add', edit: 'dataCard.edit', export: 'dataCard.export' },
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
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'iccid', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'operator', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['mobile', 'unicom', 'telecom', 'broadnet'] },
    { name: 'deviceId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'device' } },
    { name: 'packageMb', kind: 'integer', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'usedMb', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'], default: 0 },
    { name: 'remainingMb', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
    { name: 'usedShare', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
    { name: 'activatedAt', kind: 'instant', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'askedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'askResult', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['told', 'unknown', 'refused', 'unanswered'] },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [
    { name: 'ask', perm: 'dataCard.edit', bulk: 20, confirm: 'none', irreversible: false, call: 'ask', sets: [], deletes: false, form: false },
    { name: 'delete', perm: 'dataCard.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'dataCard.view' }],
  search: ['iccid'],
  sortable: ['id', 'creatorId', 'createdAt', 'iccid', 'operator', 'deviceId', 'packageMb', 'usedMb', 'activatedAt', 'askedAt', 'askResult', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], iccid: ['eq', 'contains'], operator: ['eq', 'in'], deviceId: ['eq', 'in'], activatedAt: ['eq', 'between'], askResult: ['eq', 'in'] },
  totals: [
    { field: 'packageMb', as: 'sum' },
    { field: 'usedMb', as: 'sum' },
    { field: 'remainingMb', as: 'sum' },
  ],
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bulk: ['operator', 'packageMb'],
  bin: { perm: 'dataCard.delete' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'updateMany', 'ask', 'delete', 'restore', 'import', 'importTemplate', 'export'] },
  importing: { perm: 'dataCard.add', columns: ['iccid', 'operator', 'deviceId', 'packageMb', 'usedMb', 'activatedAt', 'remark'], verb: 'import', template: 'importTemplate' },
  exporting: { perm: 'dataCard.export', columns: ['iccid', 'operator', 'deviceId', 'packageMb', 'usedMb', 'remainingMb', 'usedShare', 'activatedAt', 'remark'], verb: 'export' },
};
