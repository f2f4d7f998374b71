// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { warningEventStates } from './states.gen.ts';

export const warningEventMeta: EntityMeta = {
  states: warningEventStates,
  name: 'warningEvent',
  resource: 'warning-events',
  table: 'warning_events',
  systems: ['YXF'],
  display: 'subject',
  perm: { list: 'open', export: 'open' },
  scope: {
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
      { field: 'temperatureDeviceId', entity: 'temperatureDevice', table: 'temperature_devices', scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' } },
      { field: 'handwashingDeviceId', entity: 'handwashingDevice', table: 'handwashing_devices', scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' } },
    ],
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['open', 'ended'] },
    { name: 'kind', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture'] },
    { name: 'subject', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'ruleId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'warningRule' } },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'temperatureDeviceId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'temperatureDevice' } },
    { name: 'handwashingDeviceId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'handwashingDevice' } },
    { name: 'measured', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'beganAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'endedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'toldIds', kind: 'refs', nullable: true, readOnly: true, in: ['one'], ref: { to: 'account' } },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'open' }],
  search: ['subject'],
  sortable: ['id', 'status', 'kind', 'subject', 'deviceId', 'measured', 'beganAt', 'endedAt'],
  filters: {
    id: ['eq', 'in'],
    corpId: ['eq', 'in'],
    status: ['eq', 'in'],
    kind: ['eq', 'in'],
    subject: ['eq', 'contains'],
    ruleId: ['eq', 'in'],
    deviceId: ['eq', 'in'],
    temperatureDeviceId: ['eq', 'in'],
    handwashingDeviceId: ['eq', 'in'],
    beganAt: ['eq', 'between'],
    toldIds: ['eq', 'in'],
  },
  sort: { field: 'beganAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'open', columns: ['status', 'kind', 'subject', 'measured', 'beganAt', 'endedAt', 'deviceId'], verb: 'export' },
};
