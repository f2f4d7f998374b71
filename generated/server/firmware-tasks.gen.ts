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
  system: ['isHalted', 'waiting == 0 && running == 0', 'isRest'],
  views: {},
  columns: ['status', 'firmwareId', 'done', 'failed', 'waiting', 'running', 'refused', 'total', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['firmwareId', 'createdAt'], ['firmwareName'], ['deptId']],
  unique: [],
  global: [],
  limits: [],
  diagram: {
    size: [1337, 336],
    start: [
      [806, 22],
      [806, 37],
      [806, 52],
    ],
    states: [
      { name: 'first', at: [806, 68], size: [168, 32] },
      { name: 'rest', at: [711, 148], size: [112, 32] },
      { name: 'stopped', at: [669, 228], size: [84, 32] },
      { name: 'halted', at: [359, 228], size: [224, 32] },
      { name: 'completed', at: [1169, 228], size: [112, 32] },
      { name: 'closed', at: [546, 308], size: [84, 32] },
    ],
    edges: [
      {
        from: 'first',
        to: 'stopped',
        action: 'stop',
        points: [
          [839, 84],
          [889, 108],
          [889, 148],
          [889, 188],
          [711, 220],
        ],
        label: [889, 148],
      },
      {
        from: 'rest',
        to: 'stopped',
        action: 'stop',
        points: [
          [711, 164],
          [711, 188],
          [685, 212],
        ],
        label: [711, 188],
      },
      {
        from: 'stopped',
        to: 'first',
        action: 'resume',
        points: [
          [711, 223],
          [977, 188],
          [977, 148],
          [977, 108],
          [874, 84],
        ],
        label: [977, 148],
      },
      {
        from: 'halted',
        to: 'first',
        action: 'resume',
        points: [
          [386, 212],
          [426, 188],
          [426, 148],
          [426, 108],
          [722, 77],
        ],
        label: [426, 148],
      },
      {
        from: 'stopped',
        to: 'closed',
        action: 'close',
        points: [
          [669, 244],
          [669, 268],
          [588, 294],
        ],
        label: [669, 268],
      },
      {
        from: 'halted',
        to: 'closed',
        action: 'close',
        points: [
          [359, 244],
          [359, 268],
          [504, 299],
        ],
        label: [359, 268],
      },
      {
        from: 'first',
        to: 'first',
        action: 'retry',
        points: [
          [1085, 52],
          [1085, 52],
          [1001, 68],
          [917, 84],
          [917, 84],
          [1001, 68],
          [1001, 68],
        ],
        label: [1001, 68],
      },
      {
        from: 'rest',
        to: 'first',
        action: 'retry',
        points: [
          [739, 132],
          [783, 108],
          [796, 84],
        ],
        label: [783, 108],
      },
      {
        from: 'stopped',
        to: 'first',
        action: 'retry',
        points: [
          [627, 225],
          [96, 188],
          [96, 148],
          [96, 108],
          [722, 73],
        ],
        label: [96, 148],
      },
      {
        from: 'halted',
        to: 'first',
        action: 'retry',
        points: [
          [328, 212],
          [282, 188],
          [282, 148],
          [282, 108],
          [722, 74],
        ],
        label: [282, 148],
      },
      {
        from: 'completed',
        to: 'first',
        action: 'retry',
        points: [
          [1198, 212],
          [1241, 188],
          [1241, 148],
          [1241, 108],
          [890, 76],
        ],
        label: [1241, 148],
      },
      {
        from: 'first',
        to: 'halted',
        system: 0,
        points: [
          [722, 81],
          [546, 108],
          [546, 148],
          [546, 188],
          [434, 212],
        ],
        label: [546, 148],
      },
      {
        from: 'rest',
        to: 'halted',
        system: 0,
        points: [
          [655, 158],
          [486, 188],
          [410, 212],
        ],
        label: [486, 188],
      },
      {
        from: 'first',
        to: 'completed',
        system: 1,
        points: [
          [890, 80],
          [1097, 108],
          [1097, 148],
          [1097, 188],
          [1140, 212],
        ],
        label: [1097, 148],
      },
      {
        from: 'rest',
        to: 'completed',
        system: 1,
        points: [
          [767, 155],
          [1037, 188],
          [1116, 212],
        ],
        label: [1037, 188],
      },
      {
        from: 'first',
        to: 'rest',
        system: 2,
        points: [
          [739, 84],
          [639, 108],
          [682, 132],
        ],
        label: [639, 108],
      },
    ],
  },
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
