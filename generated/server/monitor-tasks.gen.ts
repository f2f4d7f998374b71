// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface MonitorTaskStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  name: string | null;
  description: string | null;
  planId: string | null;
  deviceId: string | null;
  deviceName: string | null;
  address: string | null;
  handlerId: string | null;
  deadline: number | null;
  status: 'toBeSeen' | 'toBeDone' | 'overdue' | 'completed' | 'incomplete';
  photos: string[] | null;
  result: 'normal' | 'notPlayed' | 'deviceBroken' | 'deviceMissing' | null;
  note: string | null;
  expectedIds: string[];
  linkNonce: string | null;
  linkMailedAt: number | null;
  isEnded: boolean | null;
  finishedAt: number | null;
}

export const monitorTaskTable: TableMeta = {
  name: 'monitor_tasks',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'planId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'deviceName', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'handlerId', type: 'text' },
    { name: 'deadline', type: 'integer' },
    { name: 'status', type: 'text' },
    { name: 'photos', type: 'json' },
    { name: 'result', type: 'text' },
    { name: 'note', type: 'text' },
    { name: 'linkNonce', type: 'text' },
    { name: 'linkMailedAt', type: 'integer' },
    { name: 'isEnded', type: 'boolean' },
    { name: 'finishedAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['name'], ['planId', 'status'], ['deviceId', 'createdAt'], ['handlerId', 'status'], ['status', 'deadline'], ['deadline'], ['finishedAt'], ['result'], ['deptId']],
  unique: [['number']],
  global: [],
  links: [{ field: 'expectedIds', table: 'monitor_tasks__expected_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const monitorTaskViews: Readonly<Record<string, Predicate>> = { my_tasks: (eb, p) => eb.and([eb('handler_id', '=', p.me?.userId ?? null), eb('status', 'in', ['toBeSeen', 'toBeDone', 'overdue'])]) };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const monitorTaskRefFilters: Readonly<Record<string, Predicate>> = { 'handOn.handlerId': (eb) => eb('status', '=', 'enabled') };

/** Transitions that nobody clicks, in the order in which they are tried. */
export const monitorTaskSystem: readonly SystemTransition[] = [
  { from: ['toBeSeen', 'toBeDone', 'overdue'], to: 'incomplete', signals: [], when: (eb) => eb('is_ended', '=', eb.lit(1)) },
  { from: ['toBeSeen', 'toBeDone'], to: 'overdue', signals: [], when: (eb, p) => eb('deadline', '<=', eb.val(p.now)) },
  { from: ['overdue'], to: 'toBeDone', signals: [], when: (eb, p) => eb('deadline', '>', eb.val(p.now)) },
];

/** What /docs says of it. */
export const monitorTaskDoc: EntityDoc = {
  name: 'monitorTask',
  resource: 'monitor-tasks',
  source: 'schemas/monitor-task.yaml',
  route: { YXF: '/adv_super/tasks_list' },
  fields: [
    { name: 'photos', json: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } } },
    { name: 'note', json: { maxLength: 500 } },
    { name: 'expectedIds', json: { type: 'array', items: { type: 'string' } } },
  ],
  forms: {
    finish: [
      { name: 'photos', json: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } }, kind: 'files', required: true },
      { name: 'result', json: {}, kind: 'enum', required: true, values: ['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'] },
      { name: 'note', json: { maxLength: 500 }, kind: 'text', required: false },
    ],
    handOn: [{ name: 'handlerId', json: {}, filter: "status == 'enabled'", kind: 'ref', required: true }],
  },
  rules: [{ id: 'beforeDeadline', at: 'deadline', on: ['finish'], assert: 'deadline == null || deadline > now()' }],
  conditions: { see: 'handlerId == me.userId', finish: 'handlerId == me.userId' },
  system: ['isEnded', 'deadline <= now()', 'deadline > now()'],
  views: { my_tasks: "handlerId == me.userId && status in ['toBeSeen', 'toBeDone', 'overdue']" },
  columns: ['status', 'name', 'number', 'deviceId', 'handlerId', 'deadline', 'result', 'finishedAt', 'planId'],
  indexes: [['createdAt'], ['name'], ['planId', 'status'], ['deviceId', 'createdAt'], ['handlerId', 'status'], ['status', 'deadline'], ['deadline'], ['finishedAt'], ['result'], ['deptId']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    see: { ids: ['01900000-0000-7000-8000-000000000001'] },
    finish: { ids: ['01900000-0000-7000-8000-000000000001'], photos: ['01900000-0000-7000-8000-000000000001'], result: 'normal' },
    handOn: { ids: ['01900000-0000-7000-8000-000000000001'], handlerId: '01900000-0000-7000-8000-000000000001' },
    export: { sort: 'createdAt', order: 'desc' },
    link: { id: 'Sample text of a field' },
    look: { code: 'Sample text of a field' },
    handIn: { code: 'Sample text of a field', photos: ['Sample text of a field'], result: 'normal' },
  },
};
