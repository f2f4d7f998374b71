// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const warningRuleMeta: EntityMeta = {
  name: 'warningRule',
  resource: 'warning-rules',
  table: 'warning_rules',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'warningRule.view', create: 'warningRule.add', edit: 'warningRule.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'kind', kind: 'enum', required: true, in: ['list', 'one', 'create'], values: ['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture'] },
    { name: 'isOn', kind: 'boolean', nullable: true, in: ['list', 'one', 'create', 'update'], default: true },
    { name: 'minutes', kind: 'integer', nullable: true, in: ['one', 'create', 'update'], default: 60 },
    { name: 'freeMb', kind: 'integer', nullable: true, in: ['one', 'create', 'update'], default: 500 },
    { name: 'celsius', kind: 'number', nullable: true, in: ['one', 'create', 'update'], default: 37.3 },
    { name: 'percent', kind: 'integer', nullable: true, in: ['one', 'create', 'update'], default: 20 },
    { name: 'holdMinutes', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'], default: 0 },
    { name: 'quietMinutes', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'], default: 10 },
    { name: 'receiverIds', kind: 'refs', nullable: true, in: ['one', 'create', 'update'], ref: { to: 'account' } },
  ],
  actions: [{ name: 'delete', perm: 'warningRule.delete', bulk: 200, confirm: 'ask', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'warningRule.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'kind', 'isOn', 'holdMinutes', 'quietMinutes'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], kind: ['eq', 'in'], isOn: ['eq', 'in'], receiverIds: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['kind'],
  bin: { perm: 'warningRule.delete' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
