// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { firmwareTaskScreenStates } from './states.gen.ts';

export const firmwareTaskScreenMeta: EntityMeta = {
  states: firmwareTaskScreenStates,
  name: 'firmwareTaskScreen',
  resource: 'firmware-task-screens',
  table: 'firmware_task_screens',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'device.apk' },
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
    { name: 'deptId', kind: 'ref', readOnly: true, in: [], ref: { to: 'department' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'taskId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'firmwareTask' } },
    { name: 'deviceId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'device' } },
    { name: 'isFirst', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['waiting', 'outside', 'downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'left'] },
    { name: 'outcome', kind: 'enum', nullable: true, readOnly: true, in: ['one'], values: ['downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'again', 'silent', 'left', 'outside', 'inside'] },
    { name: 'percent', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'detail', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'orderId', kind: 'text', nullable: true, readOnly: true, in: [] },
    { name: 'startedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'toldAt', kind: 'instant', nullable: true, readOnly: true, in: [] },
    { name: 'finishedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'device.apk' }],
  search: [],
  sortable: ['id', 'taskId', 'deviceId', 'isFirst', 'status', 'percent', 'detail', 'startedAt', 'finishedAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], taskId: ['eq', 'in'], deviceId: ['eq', 'in'], status: ['eq', 'in'], outcome: ['eq', 'in'] },
  sort: { field: 'finishedAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one'] },
};
