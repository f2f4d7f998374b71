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
  status: 'waiting' | 'outside' | 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'left';
  outcome: 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'again' | 'silent' | 'left' | 'outside' | 'inside' | null;
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
  { from: ['waiting'], to: 'outside', signals: [], when: (eb) => eb('outcome', '=', 'outside') },
  { from: ['outside'], to: 'waiting', signals: [], when: (eb) => eb('outcome', '=', 'inside') },
  { from: ['waiting', 'outside'], to: 'downloading', signals: [], when: (eb) => eb('outcome', '=', 'downloading') },
  { from: ['waiting', 'outside', 'downloading'], to: 'installing', signals: [], when: (eb) => eb('outcome', '=', 'installing') },
  { from: ['waiting', 'outside', 'downloading', 'installing', 'failed'], to: 'done', signals: [], when: (eb) => eb('outcome', '=', 'done') },
  { from: ['waiting', 'outside', 'downloading', 'installing'], to: 'failed', signals: [], when: (eb) => eb('outcome', '=', 'failed') },
  { from: ['downloading', 'installing'], to: 'failed', signals: [], when: (eb) => eb('outcome', '=', 'silent') },
  { from: ['waiting', 'outside'], to: 'refused', signals: [], when: (eb) => eb('outcome', '=', 'refused') },
  { from: ['waiting', 'outside', 'downloading', 'installing', 'failed'], to: 'removed', signals: [], when: (eb) => eb('outcome', '=', 'removed') },
  { from: ['failed'], to: 'waiting', signals: [], when: (eb) => eb('outcome', '=', 'again') },
  { from: ['waiting', 'outside'], to: 'left', signals: [], when: (eb) => eb('outcome', '=', 'left') },
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
  system: [
    "outcome == 'outside'",
    "outcome == 'inside'",
    "outcome == 'downloading'",
    "outcome == 'installing'",
    "outcome == 'done'",
    "outcome == 'failed'",
    "outcome == 'silent'",
    "outcome == 'refused'",
    "outcome == 'removed'",
    "outcome == 'again'",
    "outcome == 'left'",
  ],
  views: {},
  columns: ['status', 'deviceId', 'isFirst', 'percent', 'detail', 'startedAt', 'finishedAt', 'taskId'],
  indexes: [['deviceId', 'status'], ['taskId', 'status'], ['finishedAt'], ['status', 'finishedAt'], ['status', 'toldAt']],
  unique: [['taskId', 'deviceId']],
  global: [],
  limits: [],
  diagram: {
    size: [1823, 496],
    start: [
      [940, 22],
      [940, 37],
      [940, 52],
    ],
    states: [
      { name: 'waiting', at: [940, 68], size: [84, 32] },
      { name: 'outside', at: [1062, 148], size: [196, 32] },
      { name: 'downloading', at: [1259, 228], size: [112, 32] },
      { name: 'installing', at: [1062, 308], size: [112, 32] },
      { name: 'done', at: [1649, 468], size: [56, 32] },
      { name: 'failed', at: [841, 388], size: [84, 32] },
      { name: 'refused', at: [415, 228], size: [224, 32] },
      { name: 'removed', at: [174, 468], size: [168, 32] },
      { name: 'left', at: [605, 228], size: [84, 32] },
    ],
    edges: [
      {
        from: 'waiting',
        to: 'outside',
        system: 0,
        points: [
          [982, 78],
          [1116, 108],
          [1083, 132],
        ],
        label: [1116, 108],
      },
      {
        from: 'outside',
        to: 'waiting',
        system: 1,
        points: [
          [1042, 132],
          [1011, 108],
          [968, 84],
        ],
        label: [1011, 108],
      },
      {
        from: 'waiting',
        to: 'downloading',
        system: 2,
        points: [
          [982, 74],
          [1229, 108],
          [1229, 148],
          [1229, 188],
          [1247, 212],
        ],
        label: [1229, 148],
      },
      {
        from: 'outside',
        to: 'downloading',
        system: 2,
        points: [
          [1160, 163],
          [1319, 188],
          [1283, 212],
        ],
        label: [1319, 188],
      },
      {
        from: 'waiting',
        to: 'installing',
        system: 3,
        points: [
          [931, 84],
          [919, 108],
          [919, 148],
          [919, 188],
          [919, 228],
          [919, 268],
          [1006, 292],
        ],
        label: [919, 188],
      },
      {
        from: 'outside',
        to: 'installing',
        system: 3,
        points: [
          [1062, 164],
          [1062, 188],
          [1062, 228],
          [1062, 268],
          [1062, 292],
        ],
        label: [1062, 228],
      },
      {
        from: 'downloading',
        to: 'installing',
        system: 3,
        points: [
          [1232, 244],
          [1192, 268],
          [1114, 292],
        ],
        label: [1192, 268],
      },
      {
        from: 'waiting',
        to: 'done',
        system: 4,
        points: [
          [982, 70],
          [1769, 108],
          [1769, 148],
          [1769, 188],
          [1769, 228],
          [1769, 268],
          [1769, 308],
          [1769, 348],
          [1769, 388],
          [1769, 428],
          [1677, 459],
        ],
        label: [1769, 268],
      },
      {
        from: 'outside',
        to: 'done',
        system: 4,
        points: [
          [1160, 154],
          [1709, 188],
          [1709, 228],
          [1709, 268],
          [1709, 308],
          [1709, 348],
          [1709, 388],
          [1709, 428],
          [1673, 452],
        ],
        label: [1709, 308],
      },
      {
        from: 'downloading',
        to: 'done',
        system: 4,
        points: [
          [1315, 234],
          [1649, 268],
          [1649, 308],
          [1649, 348],
          [1649, 388],
          [1649, 428],
          [1649, 452],
        ],
        label: [1649, 348],
      },
      {
        from: 'installing',
        to: 'done',
        system: 4,
        points: [
          [1118, 312],
          [1589, 348],
          [1589, 388],
          [1589, 428],
          [1625, 452],
        ],
        label: [1589, 388],
      },
      {
        from: 'failed',
        to: 'done',
        system: 4,
        points: [
          [883, 390],
          [1529, 428],
          [1621, 459],
        ],
        label: [1529, 428],
      },
      {
        from: 'waiting',
        to: 'failed',
        system: 5,
        points: [
          [898, 70],
          [234, 108],
          [234, 148],
          [234, 188],
          [234, 228],
          [234, 268],
          [234, 308],
          [234, 348],
          [799, 385],
        ],
        label: [234, 228],
      },
      {
        from: 'outside',
        to: 'failed',
        system: 5,
        points: [
          [964, 162],
          [781, 188],
          [781, 228],
          [781, 268],
          [781, 308],
          [781, 348],
          [817, 372],
        ],
        label: [781, 268],
      },
      {
        from: 'downloading',
        to: 'failed',
        system: 5,
        points: [
          [1271, 244],
          [1289, 268],
          [1289, 308],
          [1289, 348],
          [883, 384],
        ],
        label: [1289, 308],
      },
      {
        from: 'installing',
        to: 'failed',
        system: 5,
        points: [
          [1006, 318],
          [841, 348],
          [841, 372],
        ],
        label: [841, 348],
      },
      {
        from: 'downloading',
        to: 'failed',
        system: 6,
        points: [
          [1203, 234],
          [901, 268],
          [901, 308],
          [901, 348],
          [865, 372],
        ],
        label: [901, 308],
      },
      {
        from: 'installing',
        to: 'failed',
        system: 6,
        points: [
          [1118, 316],
          [1349, 348],
          [883, 385],
        ],
        label: [1349, 348],
      },
      {
        from: 'waiting',
        to: 'refused',
        system: 7,
        points: [
          [898, 71],
          [355, 108],
          [355, 148],
          [355, 188],
          [391, 212],
        ],
        label: [355, 148],
      },
      {
        from: 'outside',
        to: 'refused',
        system: 7,
        points: [
          [964, 155],
          [480, 188],
          [441, 212],
        ],
        label: [480, 188],
      },
      {
        from: 'waiting',
        to: 'removed',
        system: 8,
        points: [
          [982, 71],
          [1469, 108],
          [1469, 148],
          [1469, 188],
          [1469, 228],
          [1469, 268],
          [1469, 308],
          [1469, 348],
          [1469, 388],
          [1469, 428],
          [258, 465],
        ],
        label: [1469, 268],
      },
      {
        from: 'outside',
        to: 'removed',
        system: 8,
        points: [
          [1160, 159],
          [1409, 188],
          [1409, 228],
          [1409, 268],
          [1409, 308],
          [1409, 348],
          [1409, 388],
          [1409, 428],
          [258, 465],
        ],
        label: [1409, 308],
      },
      {
        from: 'downloading',
        to: 'removed',
        system: 8,
        points: [
          [1203, 230],
          [174, 268],
          [174, 308],
          [174, 348],
          [174, 388],
          [174, 428],
          [174, 452],
        ],
        label: [174, 348],
      },
      {
        from: 'installing',
        to: 'removed',
        system: 8,
        points: [
          [1006, 310],
          [114, 348],
          [114, 388],
          [114, 428],
          [150, 452],
        ],
        label: [114, 388],
      },
      {
        from: 'failed',
        to: 'removed',
        system: 8,
        points: [
          [799, 390],
          [54, 428],
          [126, 452],
        ],
        label: [54, 428],
      },
      {
        from: 'failed',
        to: 'waiting',
        system: 9,
        points: [
          [799, 374],
          [721, 348],
          [721, 308],
          [721, 268],
          [721, 228],
          [721, 188],
          [721, 148],
          [721, 108],
          [898, 76],
        ],
        label: [721, 228],
      },
      {
        from: 'waiting',
        to: 'left',
        system: 10,
        points: [
          [898, 72],
          [540, 108],
          [540, 148],
          [540, 188],
          [579, 212],
        ],
        label: [540, 148],
      },
      {
        from: 'outside',
        to: 'left',
        system: 10,
        points: [
          [964, 157],
          [635, 188],
          [617, 212],
        ],
        label: [635, 188],
      },
    ],
  },
  samples: { list: { page: 1, pageSize: 20, sort: 'finishedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
