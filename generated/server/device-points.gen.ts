// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DevicePointStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  type: 'android' | 'windows' | null;
  status: 'free' | 'bound' | 'expired';
  deviceId: string | null;
  boundAt: number | null;
  years: number | null;
  expireAt: number | null;
  orderNumber: string | null;
  trial: boolean | null;
}

export const devicePointTable: TableMeta = {
  name: 'device_points',
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
    { name: 'type', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'boundAt', type: 'integer' },
    { name: 'years', type: 'integer' },
    { name: 'expireAt', type: 'integer' },
    { name: 'orderNumber', type: 'text' },
    { name: 'trial', type: 'boolean' },
  ],
  indexes: [['type', 'status', 'expireAt'], ['status', 'expireAt'], ['expireAt']],
  unique: [['number'], ['deviceId']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const devicePointViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const devicePointRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const devicePointSystem: readonly SystemTransition[] = [
  { from: ['free'], to: 'bound', signals: [], when: (eb) => eb('device_id', 'is not', null) },
  { from: ['bound'], to: 'free', signals: [], when: (eb) => eb('device_id', 'is', null) },
  { from: ['free', 'bound'], to: 'expired', signals: [], when: (eb, p) => eb('expire_at', '<=', eb.val(p.now)) },
];

/** What /docs says of it. */
export const devicePointDoc: EntityDoc = {
  name: 'devicePoint',
  resource: 'device-points',
  source: 'schemas/device-point.yaml',
  route: { YXF: '/device_points' },
  fields: [
    { name: 'years', json: { minimum: 1 } },
    { name: 'daysLeft', json: {}, derive: 'days(expireAt - now())' },
  ],
  forms: {},
  rules: [],
  conditions: { delete: 'corpId != me.corpId' },
  system: ['deviceId != null', 'deviceId == null', 'expireAt <= now()'],
  views: {},
  columns: ['status', 'number', 'type', 'deviceId', 'boundAt', 'years', 'expireAt', 'daysLeft', 'trial', 'orderNumber', 'corpId'],
  indexes: [['type', 'status', 'expireAt'], ['status', 'expireAt'], ['expireAt']],
  unique: [['number'], ['deviceId']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'expireAt', order: 'asc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, takeBack: { ids: ['01900000-0000-7000-8000-000000000001'] } },
};
