// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { firmwareTaskWhens } from '#generated/model/firmware-tasks/types.gen.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface FirmwareTaskStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  firmwareId: string;
  firmwareName: string | null;
  status: 'first' | 'rest' | 'stopped' | 'halted' | 'completed' | 'closed';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  startWith: 'all' | 'count' | 'share' | null;
  firstCount: number | null;
  firstShare: number | null;
  stopShare: number;
  fromTime: string | null;
  toTime: string | null;
  total: number | null;
  waiting: number | null;
  running: number | null;
  done: number | null;
  failed: number | null;
  refused: number | null;
  tolerated: number | null;
  isRest: boolean | null;
  isHalted: boolean | null;
}

export const firmwareTaskTable: TableMeta = {
  name: 'firmware_tasks',
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
    { name: 'firmwareId', type: 'text' },
    { name: 'firmwareName', type: 'text', copy: { ref: 'firmwareId', table: 'firmwares', of: 'name' } },
    { name: 'status', type: 'text' },
    { name: 'targetType', type: 'text' },
    { name: 'startWith', type: 'text' },
    { name: 'firstCount', type: 'integer' },
    { name: 'firstShare', type: 'integer' },
    { name: 'stopShare', type: 'integer' },
    { name: 'fromTime', type: 'text' },
    { name: 'toTime', type: 'text' },
    { name: 'total', type: 'integer' },
    { name: 'waiting', type: 'integer' },
    { name: 'running', type: 'integer' },
    { name: 'done', type: 'integer' },
    { name: 'failed', type: 'integer' },
    { name: 'refused', type: 'integer' },
    { name: 'tolerated', type: 'integer' },
    { name: 'isRest', type: 'boolean' },
    { name: 'isHalted', type: 'boolean' },
  ],
  indexes: [['createdAt'], ['status', 'createdAt'], ['firmwareId', 'createdAt'], ['firmwareName'], ['deptId']],
  unique: [],
  global: [],
  links: [{ field: 'targetIds', table: 'firmware_tasks__target_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const firmwareTaskViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const firmwareTaskRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const firmwareTaskSystem: readonly SystemTransition[] = [
  { from: ['first', 'rest'], to: 'halted', signals: [], when: (eb) => eb('is_halted', '=', eb.lit(1)) },
  { from: ['first', 'rest'], to: 'completed', signals: [], when: (eb) => eb.and([eb('waiting', '=', eb.lit(0)), eb('running', '=', eb.lit(0))]) },
  { from: ['first'], to: 'rest', signals: [], when: (eb) => eb('is_rest', '=', eb.lit(1)) },
];

/** Rows that keep a record from being deleted. */
export const firmwareTaskKeeps: readonly Keep[] = [{ field: 'firmwareId', of: 'firmware', refuse: 'FIRMWARE_IN_USE', word: { zh: '推送任务', en: 'Roll-out' }, while: (eb) => eb('status', 'in', ['first', 'rest', 'stopped', 'halted']) }];

/** What /docs says of it. */
export const firmwareTaskDoc: EntityDoc = {
  whens: firmwareTaskWhens,
  name: 'firmwareTask',
  resource: 'firmware-tasks',
  source: 'schemas/firmware-task.yaml',
  route: { YXF: '/dev_mag/apk_tasks' },
  fields: [
    { name: 'firmwareId', json: {}, keeps: { of: 'firmware', refuse: 'FIRMWARE_IN_USE', while: "status in ['first', 'rest', 'stopped', 'halted']" } },
    { name: 'targetIds', json: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'string' } } },
    { name: 'firstCount', json: { minimum: 1, maximum: 500 }, when: "startWith == 'count'" },
    { name: 'firstShare', json: { minimum: 1, maximum: 99 }, when: "startWith == 'share'" },
    { name: 'stopShare', json: { minimum: 0, maximum: 100 } },
  ],
  forms: {},
  rules: [
    { id: 'untilMissing', at: 'toTime', on: ['create', 'update'], assert: 'fromTime == null || toTime != null' },
    { id: 'fromMissing', at: 'fromTime', on: ['create', 'update'], assert: 'toTime == null || fromTime != null' },
    { id: 'noHours', at: 'toTime', on: ['create', 'update'], assert: 'fromTime == null || toTime == null || fromTime != toTime' },
  ],
  conditions: { retry: 'failed > 0' },
  fixed: ['targetIds', 'startWith', 'firstCount', 'firstShare', 'stopShare', 'fromTime', 'toTime'],
  system: ['isHalted', 'waiting == 0 && running == 0', 'isRest'],
  views: {},
  columns: ['status', 'firmwareId', 'done', 'failed', 'waiting', 'running', 'refused', 'total', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['firmwareId', 'createdAt'], ['firmwareName'], ['deptId']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { firmwareId: '01900000-0000-7000-8000-000000000001', targetType: 'device', targetIds: ['01900000-0000-7000-8000-000000000001'], firstCount: 1, firstShare: 10, stopShare: 20 },
    stop: { ids: ['01900000-0000-7000-8000-000000000001'] },
    resume: { ids: ['01900000-0000-7000-8000-000000000001'] },
    close: { ids: ['01900000-0000-7000-8000-000000000001'] },
    retry: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
