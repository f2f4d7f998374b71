// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface FirmwareTaskScreenStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  taskId: string | null;
  deviceId: string | null;
  isFirst: boolean | null;
  status: 'waiting' | 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed';
  outcome: 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'again' | null;
  percent: number | null;
  detail: string | null;
  orderId: string | null;
  startedAt: number | null;
  finishedAt: number | null;
}

export const firmwareTaskScreenTable: TableMeta = {
  name: 'firmware_task_screens',
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
    { name: 'taskId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'isFirst', type: 'boolean' },
    { name: 'status', type: 'text' },
    { name: 'outcome', type: 'text' },
    { name: 'percent', type: 'integer' },
    { name: 'detail', type: 'text' },
    { name: 'orderId', type: 'text' },
    { name: 'startedAt', type: 'integer' },
    { name: 'finishedAt', type: 'integer' },
  ],
  indexes: [['deviceId', 'status'], ['taskId', 'status'], ['finishedAt'], ['status', 'finishedAt']],
  unique: [['taskId', 'deviceId']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const firmwareTaskScreenViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const firmwareTaskScreenRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const firmwareTaskScreenSystem: readonly SystemTransition[] = [
  { from: ['waiting'], to: 'downloading', signals: [], when: (eb) => eb('outcome', '=', 'downloading') },
  { from: ['waiting', 'downloading'], to: 'installing', signals: [], when: (eb) => eb('outcome', '=', 'installing') },
  { from: ['waiting', 'downloading', 'installing'], to: 'done', signals: [], when: (eb) => eb('outcome', '=', 'done') },
  { from: ['waiting', 'downloading', 'installing'], to: 'failed', signals: [], when: (eb) => eb('outcome', '=', 'failed') },
  { from: ['waiting'], to: 'refused', signals: [], when: (eb) => eb('outcome', '=', 'refused') },
  { from: ['waiting', 'downloading', 'installing', 'failed'], to: 'removed', signals: [], when: (eb) => eb('outcome', '=', 'removed') },
  { from: ['failed'], to: 'waiting', signals: [], when: (eb) => eb('outcome', '=', 'again') },
];

/** What /docs says of it. */
export const firmwareTaskScreenDoc: EntityDoc = {
  name: 'firmwareTaskScreen',
  resource: 'firmware-task-screens',
  source: 'schemas/firmware-task-screen.yaml',
  route: { YXF: '/dev_mag/apk_task_screens' },
  fields: [],
  forms: {},
  rules: [],
  system: ["outcome == 'downloading'", "outcome == 'installing'", "outcome == 'done'", "outcome == 'failed'", "outcome == 'refused'", "outcome == 'removed'", "outcome == 'again'"],
  views: {},
  columns: ['status', 'deviceId', 'isFirst', 'percent', 'detail', 'startedAt', 'finishedAt', 'taskId'],
  indexes: [['deviceId', 'status'], ['taskId', 'status'], ['finishedAt'], ['status', 'finishedAt']],
  unique: [['taskId', 'deviceId']],
  global: [],
  limits: [],
  diagram: {
    size: [1045, 416],
    start: [
      [603, 22],
      [603, 37],
      [603, 52],
    ],
    states: [
      { name: 'waiting', at: [603, 68], size: [84, 32] },
      { name: 'downloading', at: [631, 148], size: [112, 32] },
      { name: 'installing', at: [506, 228], size: [112, 32] },
      { name: 'done', at: [86, 308], size: [56, 32] },
      { name: 'failed', at: [721, 308], size: [84, 32] },
      { name: 'refused', at: [313, 148], size: [224, 32] },
      { name: 'removed', at: [901, 388], size: [168, 32] },
    ],
    edges: [
      {
        from: 'waiting',
        to: 'downloading',
        system: 0,
        points: [
          [614, 84],
          [631, 108],
          [631, 132],
        ],
        label: [631, 108],
      },
      {
        from: 'waiting',
        to: 'installing',
        system: 1,
        points: [
          [561, 83],
          [494, 108],
          [494, 148],
          [494, 188],
          [501, 212],
        ],
        label: [494, 148],
      },
      {
        from: 'downloading',
        to: 'installing',
        system: 1,
        points: [
          [613, 164],
          [587, 188],
          [538, 212],
        ],
        label: [587, 188],
      },
      {
        from: 'waiting',
        to: 'done',
        system: 2,
        points: [
          [561, 72],
          [174, 108],
          [174, 148],
          [174, 188],
          [174, 228],
          [174, 268],
          [114, 295],
        ],
        label: [174, 188],
      },
      {
        from: 'downloading',
        to: 'done',
        system: 2,
        points: [
          [575, 152],
          [114, 188],
          [114, 228],
          [114, 268],
          [97, 292],
        ],
        label: [114, 228],
      },
      {
        from: 'installing',
        to: 'done',
        system: 2,
        points: [
          [450, 233],
          [54, 268],
          [73, 292],
        ],
        label: [54, 268],
      },
      {
        from: 'waiting',
        to: 'failed',
        system: 3,
        points: [
          [645, 79],
          [751, 108],
          [751, 148],
          [751, 188],
          [751, 228],
          [751, 268],
          [733, 292],
        ],
        label: [751, 188],
      },
      {
        from: 'downloading',
        to: 'failed',
        system: 3,
        points: [
          [650, 164],
          [679, 188],
          [679, 228],
          [679, 268],
          [704, 292],
        ],
        label: [679, 228],
      },
      {
        from: 'installing',
        to: 'failed',
        system: 3,
        points: [
          [506, 244],
          [506, 268],
          [679, 300],
        ],
        label: [506, 268],
      },
      {
        from: 'waiting',
        to: 'refused',
        system: 4,
        points: [
          [561, 74],
          [313, 108],
          [313, 132],
        ],
        label: [313, 108],
      },
      {
        from: 'waiting',
        to: 'removed',
        system: 5,
        points: [
          [645, 72],
          [991, 108],
          [991, 148],
          [991, 188],
          [991, 228],
          [991, 268],
          [991, 308],
          [991, 348],
          [937, 372],
        ],
        label: [991, 228],
      },
      {
        from: 'downloading',
        to: 'removed',
        system: 5,
        points: [
          [687, 155],
          [931, 188],
          [931, 228],
          [931, 268],
          [931, 308],
          [931, 348],
          [913, 372],
        ],
        label: [931, 268],
      },
      {
        from: 'installing',
        to: 'removed',
        system: 5,
        points: [
          [562, 234],
          [871, 268],
          [871, 308],
          [871, 348],
          [889, 372],
        ],
        label: [871, 308],
      },
      {
        from: 'failed',
        to: 'removed',
        system: 5,
        points: [
          [721, 324],
          [721, 348],
          [829, 372],
        ],
        label: [721, 348],
      },
      {
        from: 'failed',
        to: 'waiting',
        system: 6,
        points: [
          [763, 295],
          [853, 268],
          [853, 228],
          [853, 188],
          [853, 148],
          [853, 108],
          [645, 75],
        ],
        label: [853, 188],
      },
    ],
  },
  samples: { list: { page: 1, pageSize: 20, sort: 'finishedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
