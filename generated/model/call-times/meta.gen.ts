// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const callTimeMeta: EntityMeta = {
  name: 'callTime',
  resource: 'call-times',
  table: 'call_times',
  systems: ['YXF'],
  display: 'call',
  perm: { list: 'usage.view', export: 'usage.view' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'day', kind: 'date', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'call', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'callName' },
    { name: 'changes', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'times', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'failed', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'slow', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'p50Ms', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'p95Ms', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'maxMs', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'spread', kind: 'json', nullable: true, readOnly: true, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'usage.view' }],
  search: ['call'],
  sortable: ['id', 'day', 'call', 'changes', 'times', 'failed', 'slow', 'p50Ms', 'p95Ms', 'maxMs'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], day: ['eq', 'between'], call: ['eq', 'in'], changes: ['eq', 'in'] },
  totals: [
    { field: 'times', as: 'sum' },
    { field: 'slow', as: 'sum' },
    { field: 'failed', as: 'sum' },
  ],
  sort: { field: 'day', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'usage.view', columns: ['day', 'call', 'changes', 'times', 'slow', 'failed', 'p50Ms', 'p95Ms', 'maxMs'], verb: 'export' },
};
