// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const operationLogMeta: EntityMeta = {
  name: 'operationLog',
  resource: 'operation-logs',
  table: 'operation_logs',
  systems: ['YXF', 'ADS'],
  display: 'call',
  perm: { list: 'operationLog.view', export: 'operationLog.export' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'creatorId', kind: 'ref', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', nullable: false, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'userName', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'realName', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'call', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], widget: 'callName' },
    { name: 'entity', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'], widget: 'entityName' },
    { name: 'targetId', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['one'] },
    { name: 'targetName', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'code', kind: 'integer', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'ip', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['list', 'one'] },
    { name: 'traceKey', kind: 'text', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['one'] },
    { name: 'before', kind: 'json', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['one'] },
    { name: 'after', kind: 'json', nullable: true, required: false, readOnly: true, writeOnly: false, derived: false, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'operationLog.view' }],
  search: ['realName', 'userName', 'targetName'],
  sortable: ['id', 'creatorId', 'createdAt', 'userName', 'realName', 'call', 'entity', 'targetName', 'code', 'ip'],
  filters: { id: ['eq', 'in'], creatorId: ['eq', 'in'], createdAt: ['eq', 'between'], userName: ['eq', 'contains'], call: ['eq', 'in'], entity: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'], ADS: ['list', 'one', 'export'] },
  exporting: { perm: 'operationLog.export', columns: ['createdAt', 'realName', 'userName', 'call', 'targetName', 'entity', 'code', 'ip'], verb: 'export' },
};
