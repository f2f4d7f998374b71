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
  samples: { list: { page: 1, pageSize: 20, sort: 'finishedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
