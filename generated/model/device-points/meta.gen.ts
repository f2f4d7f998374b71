// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { ne } from '#core/entity/rule.ts';
import { devicePointStates } from './states.gen.ts';

export const devicePointMeta: EntityMeta = {
  states: devicePointStates,
  conditions: { delete: [{ holds: (v, c) => ne(v.corpId, c.me?.corpId), error: 'CORPORATION_NOT_BELOW' }] },
  name: 'devicePoint',
  resource: 'device-points',
  table: 'device_points',
  systems: ['YXF'],
  display: 'number',
  perm: { list: 'device.view' },
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
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'type', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['android', 'windows'] },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['free', 'bound', 'expired'] },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'boundAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'years', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'expireAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'daysLeft', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
    { name: 'orderNumber', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'trial', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
  ],
  actions: [{ name: 'delete', perm: 'corporation.points', from: ['free', 'bound'], bulk: 200, confirm: 'danger', irreversible: false, call: 'takeBack', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'device.view' }],
  search: ['number'],
  sortable: ['id', 'corpId', 'createdAt', 'number', 'type', 'status', 'deviceId', 'boundAt', 'years', 'expireAt', 'orderNumber', 'trial'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], type: ['eq', 'in'], status: ['eq', 'in'], deviceId: ['eq', 'in'], expireAt: ['eq', 'between'] },
  sort: { field: 'expireAt', order: 'asc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'takeBack'] },
};
