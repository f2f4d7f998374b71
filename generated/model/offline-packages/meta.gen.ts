// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { offlinePackageStates } from './states.gen.ts';

export const offlinePackageMeta: EntityMeta = {
  states: offlinePackageStates,
  name: 'offlinePackage',
  resource: 'offline-packages',
  table: 'offline_packages',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'device.view', create: 'device.operate' },
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
    { name: 'deptId', kind: 'ref', readOnly: true, in: ['one'], ref: { to: 'department' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'deviceId', kind: 'ref', required: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'device' } },
    { name: 'name', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['waiting', 'running', 'done', 'failed', 'expired'] },
    { name: 'ads', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'files', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'size', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'bytes' },
    { name: 'enrols', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
    { name: 'problem', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['deviceGone', 'noLayout', 'tooLarge', 'fileBroken', 'serverFault', 'takenDown'] },
    { name: 'startedAt', kind: 'instant', nullable: true, readOnly: true, in: ['one'] },
    { name: 'finishedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'expiresAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [
    { name: 'retry', perm: 'device.operate', from: ['failed', 'expired', 'done'], to: ['waiting'], bulk: 200, confirm: 'none', irreversible: false, call: 'retry', sets: [], deletes: false, form: false },
    { name: 'delete', perm: 'device.operate', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'device.view' }],
  search: ['name'],
  sortable: ['id', 'creatorId', 'createdAt', 'deviceId', 'name', 'status', 'ads', 'files', 'size', 'enrols', 'problem', 'finishedAt', 'expiresAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], createdAt: ['eq', 'between'], deviceId: ['eq', 'in'], name: ['eq', 'contains'], status: ['eq', 'in'], problem: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'create', 'retry', 'delete', 'link'] },
};
