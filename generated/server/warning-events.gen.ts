// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface WarningEventStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  status: 'open' | 'ended';
  kind: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture' | null;
  subject: string | null;
  ruleId: string | null;
  deviceId: string | null;
  temperatureDeviceId: string | null;
  handwashingDeviceId: string | null;
  measured: string | null;
  beganAt: number | null;
  endedAt: number | null;
  toldIds: string[];
}

export const warningEventTable: TableMeta = {
  name: 'warning_events',
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
    { name: 'status', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'ruleId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'temperatureDeviceId', type: 'text' },
    { name: 'handwashingDeviceId', type: 'text' },
    { name: 'measured', type: 'text' },
    { name: 'beganAt', type: 'integer' },
    { name: 'endedAt', type: 'integer' },
  ],
  indexes: [['status', 'beganAt'], ['beganAt'], ['endedAt'], ['kind', 'beganAt'], ['deviceId', 'beganAt'], ['temperatureDeviceId'], ['handwashingDeviceId'], ['ruleId'], ['subject'], ['createdAt']],
  unique: [],
  global: [],
  links: [{ field: 'toldIds', table: 'warning_events__told_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const warningEventViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const warningEventRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const warningEventSystem: readonly SystemTransition[] = [{ from: ['open'], to: 'ended', signals: [], when: (eb) => eb('ended_at', 'is not', null) }];

/** What /docs says of it. */
export const warningEventDoc: EntityDoc = {
  name: 'warningEvent',
  resource: 'warning-events',
  source: 'schemas/warning-event.yaml',
  route: { YXF: '/alarm_center' },
  fields: [{ name: 'toldIds', json: { type: 'array', items: { type: 'string' } } }],
  forms: {},
  rules: [],
  system: ['endedAt != null'],
  views: {},
  columns: ['status', 'kind', 'subject', 'measured', 'beganAt', 'endedAt', 'deviceId'],
  indexes: [['status', 'beganAt'], ['beganAt'], ['endedAt'], ['kind', 'beganAt'], ['deviceId', 'beganAt'], ['temperatureDeviceId'], ['handwashingDeviceId'], ['ruleId'], ['subject'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'beganAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'beganAt', order: 'desc' } },
};
