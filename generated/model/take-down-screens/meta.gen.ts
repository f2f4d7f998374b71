// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { takeDownScreenStates } from './states.gen.ts';

export const takeDownScreenMeta: EntityMeta = {
  states: takeDownScreenStates,
  name: 'takeDownScreen',
  resource: 'take-down-screens',
  table: 'take_down_screens',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'takeDown.view' },
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
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'takeDownId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'takeDown' } },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['told', 'offline', 'confirmed', 'removed', 'needless'] },
    { name: 'lastSeenAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'confirmedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'tookMs', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'takeDown.view' }],
  search: [],
  sortable: ['id', 'takeDownId', 'deviceId', 'status', 'lastSeenAt', 'confirmedAt', 'tookMs'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], takeDownId: ['eq', 'in'], deviceId: ['eq', 'in'], status: ['eq', 'in'] },
  sort: { field: 'lastSeenAt', order: 'asc' },
  lock: [],
  verbs: { YXF: ['list', 'one'] },
};
