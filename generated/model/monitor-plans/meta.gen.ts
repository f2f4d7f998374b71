// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { monitorPlanStates } from './states.gen.ts';

export const monitorPlanMeta: EntityMeta = {
  states: monitorPlanStates,
  name: 'monitorPlan',
  resource: 'monitor-plans',
  table: 'monitor_plans',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'open', create: 'ad.monitor', export: 'ad.monitor' },
  scope: {
    dept: 'deptId',
    owner: 'creatorId',
    within: {
      field: 'deviceIds',
      table: 'devices',
      by: [{ field: 'id' }],
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
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, saysEmpty: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'taskName', kind: 'text', required: true, saysEmpty: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'description', kind: 'text', nullable: true, in: ['one', 'create'], widget: 'multiline' },
    { name: 'deviceIds', kind: 'refs', required: true, saysEmpty: true, in: ['one', 'create'], ref: { to: 'device' } },
    { name: 'handlerId', kind: 'ref', required: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'account' } },
    { name: 'deadline', kind: 'instant', required: true, in: ['list', 'one', 'create', 'update'], widget: 'periodEnd' },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['open', 'done', 'ended'] },
    { name: 'tasks', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'completed', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'wrong', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'remaining', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
  ],
  actions: [
    { name: 'extend', perm: 'ad.monitor', from: ['open'], bulk: 1, confirm: 'none', irreversible: false, call: 'extend', sets: ['deadline'], deletes: false, form: true },
    { name: 'end', perm: 'ad.monitor', from: ['open'], to: ['ended'], bulk: 200, confirm: 'ask', irreversible: true, call: 'end', sets: [], deletes: false, form: false },
  ],
  views: [{ name: 'list', perm: 'open' }],
  search: ['name'],
  sortable: ['id', 'creatorId', 'createdAt', 'number', 'name', 'taskName', 'handlerId', 'deadline', 'status', 'tasks', 'completed', 'wrong'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], deviceIds: ['eq', 'in'], handlerId: ['eq', 'in'], deadline: ['eq', 'between'], status: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['description', 'deviceIds'],
  duplicate: { clear: ['deadline'], rename: ['name'] },
  verbs: { YXF: ['list', 'one', 'create', 'extend', 'end', 'export'] },
  exporting: { perm: 'ad.monitor', columns: ['status', 'name', 'number', 'handlerId', 'deadline', 'tasks', 'completed', 'wrong', 'remaining', 'creatorId', 'createdAt'], verb: 'export' },
};
