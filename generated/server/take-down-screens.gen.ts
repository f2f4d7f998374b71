// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface TakeDownScreenStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  takeDownId: string | null;
  deviceId: string | null;
  status: 'told' | 'offline' | 'confirmed' | 'removed' | 'needless';
  lastSeenAt: number | null;
  confirmedAt: number | null;
  tookMs: number | null;
}

export const takeDownScreenTable: TableMeta = {
  name: 'take_down_screens',
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
    { name: 'takeDownId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'lastSeenAt', type: 'integer' },
    { name: 'confirmedAt', type: 'integer' },
    { name: 'tookMs', type: 'integer' },
  ],
  indexes: [['deviceId', 'status'], ['takeDownId', 'status'], ['status', 'lastSeenAt'], ['confirmedAt'], ['lastSeenAt']],
  unique: [['takeDownId', 'deviceId']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const takeDownScreenViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const takeDownScreenRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const takeDownScreenSystem: readonly SystemTransition[] = [
  { from: ['told', 'offline'], to: 'confirmed', signals: [], when: (eb) => eb('confirmed_at', 'is not', null) },
  { from: ['told', 'offline'], to: 'removed', signals: ['screenGone'], when: (eb, p) => p.signals.screenGone!(eb) },
  { from: ['told', 'offline'], to: 'needless', signals: ['orderLifted'], when: (eb, p) => p.signals.orderLifted!(eb) },
  { from: ['told'], to: 'offline', signals: [], when: (eb, p) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', eb.val(p.now - 90000))]) },
];

/** What /docs says of it. */
export const takeDownScreenDoc: EntityDoc = {
  name: 'takeDownScreen',
  resource: 'take-down-screens',
  source: 'schemas/take-down-screen.yaml',
  route: { YXF: '/adv_mag/take_down_screens' },
  fields: [],
  forms: {},
  rules: [],
  system: ['confirmedAt != null', 'screenGone()', 'orderLifted()', 'lastSeenAt == null || lastSeenAt <= now() - limits.heartbeatMissed'],
  views: {},
  columns: ['status', 'deviceId', 'lastSeenAt', 'confirmedAt', 'tookMs', 'takeDownId'],
  indexes: [['deviceId', 'status'], ['takeDownId', 'status'], ['status', 'lastSeenAt'], ['confirmedAt'], ['lastSeenAt']],
  unique: [['takeDownId', 'deviceId']],
  global: [],
  limits: ['heartbeatMissed'],
  samples: { list: { page: 1, pageSize: 20, sort: 'lastSeenAt', order: 'asc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
