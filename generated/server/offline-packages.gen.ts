// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface OfflinePackageStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  deviceId: string;
  name: string | null;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  ads: number | null;
  files: number | null;
  size: number | null;
  enrols: boolean | null;
  problem: 'deviceGone' | 'noLayout' | 'tooLarge' | 'fileBroken' | 'serverFault' | 'takenDown' | null;
  startedAt: number | null;
  finishedAt: number | null;
  expiresAt: number | null;
}

export const offlinePackageTable: TableMeta = {
  name: 'offline_packages',
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
    { name: 'deviceId', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'ads', type: 'integer' },
    { name: 'files', type: 'integer' },
    { name: 'size', type: 'integer' },
    { name: 'enrols', type: 'boolean' },
    { name: 'problem', type: 'text' },
    { name: 'startedAt', type: 'integer' },
    { name: 'finishedAt', type: 'integer' },
    { name: 'expiresAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['status', 'expiresAt'], ['deviceId', 'createdAt'], ['deptId'], ['name'], ['creatorId']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const offlinePackageViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const offlinePackageRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const offlinePackageSystem: readonly SystemTransition[] = [
  { from: ['waiting'], to: 'running', signals: [], when: (eb) => eb('started_at', 'is not', null) },
  { from: ['running'], to: 'done', signals: [], when: (eb) => eb.and([eb('finished_at', 'is not', null), eb('problem', 'is', null)]) },
  { from: ['running'], to: 'failed', signals: [], when: (eb) => eb('problem', 'is not', null) },
  { from: ['done'], to: 'expired', signals: [], when: (eb, p) => eb('expires_at', '<=', eb.val(p.now)) },
];

/** What /docs says of it. */
export const offlinePackageDoc: EntityDoc = {
  name: 'offlinePackage',
  resource: 'offline-packages',
  source: 'schemas/offline-package.yaml',
  route: { YXF: '/dev_mag/offline_packages' },
  fields: [],
  forms: {},
  rules: [],
  system: ['startedAt != null', 'finishedAt != null && problem == null', 'problem != null', 'expiresAt <= now()'],
  views: {},
  columns: ['status', 'name', 'size', 'ads', 'files', 'enrols', 'problem', 'expiresAt', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['status', 'expiresAt'], ['deviceId', 'createdAt'], ['deptId'], ['name'], ['creatorId']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { deviceId: '01900000-0000-7000-8000-000000000001' },
    retry: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    link: { id: 'Sample text of a field' },
  },
};
