// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { firmwareTaskWhens } from '#generated/model/firmware-tasks/types.gen.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

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
  status: 'first' | 'rest' | 'stopped' | 'halted' | 'completed';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  targetIds: string[];
  startWith: 'all' | 'count' | 'share' | null;
  firstCount: number | null;
  firstShare: number | null;
  stopShare: number;
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
  rules: [],
  conditions: { retry: 'failed > 0' },
  system: ['isHalted', 'waiting == 0 && running == 0', 'isRest'],
  views: {},
  columns: ['status', 'firmwareId', 'done', 'failed', 'waiting', 'running', 'refused', 'total', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['firmwareId', 'createdAt'], ['firmwareName'], ['deptId']],
  unique: [],
  global: [],
  limits: [],
  diagram: {
    size: [1323, 256],
    start: [
      [792, 22],
      [792, 37],
      [792, 52],
    ],
    states: [
      { name: 'first', at: [792, 68], size: [140, 32] },
      { name: 'rest', at: [697, 148], size: [112, 32] },
      { name: 'stopped', at: [359, 228], size: [84, 32] },
      { name: 'halted', at: [669, 228], size: [224, 32] },
      { name: 'completed', at: [1148, 228], size: [112, 32] },
    ],
    edges: [
      {
        from: 'first',
        to: 'stopped',
        action: 'stop',
        points: [
          [722, 78],
          [518, 108],
          [518, 148],
          [518, 188],
          [401, 217],
        ],
        label: [518, 148],
      },
      {
        from: 'rest',
        to: 'stopped',
        action: 'stop',
        points: [
          [641, 158],
          [472, 188],
          [401, 213],
        ],
        label: [472, 188],
      },
      {
        from: 'stopped',
        to: 'first',
        action: 'resume',
        points: [
          [386, 212],
          [426, 188],
          [426, 148],
          [426, 108],
          [722, 76],
        ],
        label: [426, 148],
      },
      {
        from: 'halted',
        to: 'first',
        action: 'resume',
        points: [
          [781, 213],
          [963, 188],
          [963, 148],
          [963, 108],
          [860, 84],
        ],
        label: [963, 148],
      },
      {
        from: 'first',
        to: 'first',
        action: 'retry',
        points: [
          [1043, 52],
          [1043, 52],
          [973, 68],
          [903, 84],
          [903, 84],
          [973, 68],
          [973, 68],
        ],
        label: [973, 68],
      },
      {
        from: 'rest',
        to: 'first',
        action: 'retry',
        points: [
          [668, 132],
          [625, 108],
          [725, 84],
        ],
        label: [625, 108],
      },
      {
        from: 'stopped',
        to: 'first',
        action: 'retry',
        points: [
          [328, 212],
          [282, 188],
          [282, 148],
          [282, 108],
          [722, 73],
        ],
        label: [282, 148],
      },
      {
        from: 'halted',
        to: 'first',
        action: 'retry',
        points: [
          [557, 220],
          [96, 188],
          [96, 148],
          [96, 108],
          [722, 72],
        ],
        label: [96, 148],
      },
      {
        from: 'completed',
        to: 'first',
        action: 'retry',
        points: [
          [1180, 212],
          [1227, 188],
          [1227, 148],
          [1227, 108],
          [862, 74],
        ],
        label: [1227, 148],
      },
      {
        from: 'first',
        to: 'halted',
        system: 0,
        points: [
          [819, 84],
          [861, 108],
          [861, 148],
          [861, 188],
          [746, 212],
        ],
        label: [861, 148],
      },
      {
        from: 'rest',
        to: 'halted',
        system: 0,
        points: [
          [697, 164],
          [697, 188],
          [680, 212],
        ],
        label: [697, 188],
      },
      {
        from: 'first',
        to: 'completed',
        system: 1,
        points: [
          [862, 78],
          [1083, 108],
          [1083, 148],
          [1083, 188],
          [1122, 212],
        ],
        label: [1083, 148],
      },
      {
        from: 'rest',
        to: 'completed',
        system: 1,
        points: [
          [753, 155],
          [1023, 188],
          [1098, 212],
        ],
        label: [1023, 188],
      },
      {
        from: 'first',
        to: 'rest',
        system: 2,
        points: [
          [782, 84],
          [769, 108],
          [725, 132],
        ],
        label: [769, 108],
      },
    ],
  },
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { firmwareId: '01900000-0000-7000-8000-000000000001', targetType: 'device', targetIds: ['01900000-0000-7000-8000-000000000001'], firstCount: 1, firstShare: 10, stopShare: 20 },
    stop: { ids: ['01900000-0000-7000-8000-000000000001'] },
    resume: { ids: ['01900000-0000-7000-8000-000000000001'] },
    retry: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
