// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface MonitorPlanStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  name: string;
  taskName: string;
  description: string | null;
  deviceIds: string[];
  handlerId: string;
  deadline: number;
  status: 'open' | 'done' | 'ended';
  tasks: number | null;
  completed: number | null;
  wrong: number | null;
}

export const monitorPlanTable: TableMeta = {
  name: 'monitor_plans',
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
    { name: 'taskName', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'handlerId', type: 'text' },
    { name: 'deadline', type: 'integer' },
    { name: 'status', type: 'text' },
    { name: 'tasks', type: 'integer' },
    { name: 'completed', type: 'integer' },
    { name: 'wrong', type: 'integer' },
  ],
  indexes: [['createdAt'], ['name'], ['deadline'], ['status', 'createdAt'], ['handlerId'], ['deptId']],
  unique: [['number']],
  global: [],
  links: [{ field: 'deviceIds', table: 'monitor_plans__device_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const monitorPlanViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const monitorPlanRefFilters: Readonly<Record<string, Predicate>> = { handlerId: (eb) => eb('status', '=', 'enabled') };

/** Transitions that nobody clicks, in the order in which they are tried. */
export const monitorPlanSystem: readonly SystemTransition[] = [{ from: ['open'], to: 'done', signals: [], when: (eb) => eb('completed', '>=', eb.ref('tasks')) }];

/** What /docs says of it. */
export const monitorPlanDoc: EntityDoc = {
  name: 'monitorPlan',
  resource: 'monitor-plans',
  source: 'schemas/monitor-plan.yaml',
  route: { YXF: '/adv_super' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'taskName', json: { minLength: 1, maxLength: 40 } },
    { name: 'description', json: { maxLength: 500 } },
    { name: 'deviceIds', json: { type: 'array', minItems: 1, maxItems: 200, items: { type: 'string' } } },
    { name: 'handlerId', json: {}, filter: "status == 'enabled'" },
    { name: 'remaining', json: {}, derive: 'tasks - completed' },
  ],
  forms: { extend: [{ name: 'deadline', json: {}, kind: 'instant', required: true }] },
  rules: [{ id: 'deadlineAhead', at: 'deadline', on: ['create', 'extend'], assert: 'deadline > now()' }],
  fixed: ['description', 'deviceIds'],
  system: ['completed >= tasks'],
  views: {},
  columns: ['status', 'name', 'number', 'handlerId', 'deadline', 'tasks', 'completed', 'wrong', 'remaining', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['name'], ['deadline'], ['status', 'createdAt'], ['handlerId'], ['deptId']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', taskName: 'Sample text of a field', deviceIds: ['01900000-0000-7000-8000-000000000001'], handlerId: '01900000-0000-7000-8000-000000000001', deadline: '2030-01-02T00:00:00.000Z' },
    extend: { ids: ['01900000-0000-7000-8000-000000000001'], deadline: '2030-01-01T00:00:00.000Z' },
    end: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
  },
};
