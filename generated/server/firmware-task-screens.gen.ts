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
  status: 'waiting' | 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'left';
  outcome: 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'again' | 'silent' | 'left' | null;
  percent: number | null;
  detail: string | null;
  orderId: string | null;
  startedAt: number | null;
  toldAt: number | null;
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
    { name: 'toldAt', type: 'integer' },
    { name: 'finishedAt', type: 'integer' },
  ],
  indexes: [['deviceId', 'status'], ['taskId', 'status'], ['finishedAt'], ['status', 'finishedAt'], ['status', 'toldAt']],
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
  { from: ['waiting', 'downloading', 'installing', 'failed'], to: 'done', signals: [], when: (eb) => eb('outcome', '=', 'done') },
  { from: ['waiting', 'downloading', 'installing'], to: 'failed', signals: [], when: (eb) => eb('outcome', '=', 'failed') },
  { from: ['downloading', 'installing'], to: 'failed', signals: [], when: (eb) => eb('outcome', '=', 'silent') },
  { from: ['waiting'], to: 'refused', signals: [], when: (eb) => eb('outcome', '=', 'refused') },
  { from: ['waiting', 'downloading', 'installing', 'failed'], to: 'removed', signals: [], when: (eb) => eb('outcome', '=', 'removed') },
  { from: ['failed'], to: 'waiting', signals: [], when: (eb) => eb('outcome', '=', 'again') },
  { from: ['waiting'], to: 'left', signals: [], when: (eb) => eb('outcome', '=', 'left') },
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
  system: ["outcome == 'downloading'", "outcome == 'installing'", "outcome == 'done'", "outcome == 'failed'", "outcome == 'silent'", "outcome == 'refused'", "outcome == 'removed'", "outcome == 'again'", "outcome == 'left'"],
  views: {},
  columns: ['status', 'deviceId', 'isFirst', 'percent', 'detail', 'startedAt', 'finishedAt', 'taskId'],
  indexes: [['deviceId', 'status'], ['taskId', 'status'], ['finishedAt'], ['status', 'finishedAt'], ['status', 'toldAt']],
  unique: [['taskId', 'deviceId']],
  global: [],
  limits: [],
  diagram: {
    size: [1355, 416],
    start: [
      [985, 22],
      [985, 37],
      [985, 52],
    ],
    states: [
      { name: 'waiting', at: [985, 68], size: [84, 32] },
      { name: 'downloading', at: [311, 148], size: [112, 32] },
      { name: 'installing', at: [800, 228], size: [112, 32] },
      { name: 'done', at: [232, 388], size: [56, 32] },
      { name: 'failed', at: [723, 308], size: [84, 32] },
      { name: 'refused', at: [515, 148], size: [224, 32] },
      { name: 'removed', at: [1259, 388], size: [168, 32] },
      { name: 'left', at: [705, 148], size: [84, 32] },
    ],
    edges: [
      {
        from: 'waiting',
        to: 'downloading',
        system: 0,
        points: [
          [943, 70],
          [311, 108],
          [311, 132],
        ],
        label: [311, 108],
      },
      {
        from: 'waiting',
        to: 'installing',
        system: 1,
        points: [
          [943, 78],
          [816, 108],
          [816, 148],
          [816, 188],
          [806, 212],
        ],
        label: [816, 148],
      },
      {
        from: 'downloading',
        to: 'installing',
        system: 1,
        points: [
          [367, 157],
          [559, 188],
          [744, 219],
        ],
        label: [559, 188],
      },
      {
        from: 'waiting',
        to: 'done',
        system: 2,
        points: [
          [1010, 84],
          [1049, 108],
          [1049, 148],
          [1049, 188],
          [1049, 228],
          [1049, 268],
          [1049, 308],
          [1049, 348],
          [260, 387],
        ],
        label: [1049, 228],
      },
      {
        from: 'downloading',
        to: 'done',
        system: 2,
        points: [
          [256, 164],
          [174, 188],
          [174, 228],
          [174, 268],
          [174, 308],
          [174, 348],
          [209, 372],
        ],
        label: [174, 268],
      },
      {
        from: 'installing',
        to: 'done',
        system: 2,
        points: [
          [744, 231],
          [114, 268],
          [114, 308],
          [114, 348],
          [204, 379],
        ],
        label: [114, 308],
      },
      {
        from: 'failed',
        to: 'done',
        system: 2,
        points: [
          [681, 311],
          [54, 348],
          [204, 382],
        ],
        label: [54, 348],
      },
      {
        from: 'waiting',
        to: 'failed',
        system: 3,
        points: [
          [946, 84],
          [887, 108],
          [887, 148],
          [887, 188],
          [887, 228],
          [887, 268],
          [765, 298],
        ],
        label: [887, 188],
      },
      {
        from: 'downloading',
        to: 'failed',
        system: 3,
        points: [
          [362, 164],
          [438, 188],
          [438, 228],
          [438, 268],
          [681, 302],
        ],
        label: [438, 228],
      },
      {
        from: 'installing',
        to: 'failed',
        system: 3,
        points: [
          [800, 244],
          [800, 268],
          [754, 292],
        ],
        label: [800, 268],
      },
      {
        from: 'downloading',
        to: 'failed',
        system: 4,
        points: [
          [321, 164],
          [336, 188],
          [336, 228],
          [336, 268],
          [681, 304],
        ],
        label: [336, 228],
      },
      {
        from: 'installing',
        to: 'failed',
        system: 4,
        points: [
          [744, 232],
          [276, 268],
          [681, 304],
        ],
        label: [276, 268],
      },
      {
        from: 'waiting',
        to: 'refused',
        system: 5,
        points: [
          [943, 72],
          [515, 108],
          [515, 132],
        ],
        label: [515, 108],
      },
      {
        from: 'waiting',
        to: 'removed',
        system: 6,
        points: [
          [1027, 74],
          [1289, 108],
          [1289, 148],
          [1289, 188],
          [1289, 228],
          [1289, 268],
          [1289, 308],
          [1289, 348],
          [1271, 372],
        ],
        label: [1289, 228],
      },
      {
        from: 'downloading',
        to: 'removed',
        system: 6,
        points: [
          [367, 150],
          [1229, 188],
          [1229, 228],
          [1229, 268],
          [1229, 308],
          [1229, 348],
          [1247, 372],
        ],
        label: [1229, 268],
      },
      {
        from: 'installing',
        to: 'removed',
        system: 6,
        points: [
          [856, 234],
          [1169, 268],
          [1169, 308],
          [1169, 348],
          [1223, 372],
        ],
        label: [1169, 308],
      },
      {
        from: 'failed',
        to: 'removed',
        system: 6,
        points: [
          [765, 312],
          [1109, 348],
          [1199, 372],
        ],
        label: [1109, 348],
      },
      {
        from: 'failed',
        to: 'waiting',
        system: 7,
        points: [
          [765, 302],
          [989, 268],
          [989, 228],
          [989, 188],
          [989, 148],
          [989, 108],
          [986, 84],
        ],
        label: [989, 188],
      },
      {
        from: 'waiting',
        to: 'left',
        system: 8,
        points: [
          [943, 74],
          [705, 108],
          [705, 132],
        ],
        label: [705, 108],
      },
    ],
  },
  samples: { list: { page: 1, pageSize: 20, sort: 'finishedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
