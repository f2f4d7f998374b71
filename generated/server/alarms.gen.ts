// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AlarmStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  information: string;
  kind: 'help' | 'fire' | 'intrusion' | 'tamper' | 'overheat' | 'other';
  deviceId: string;
  happenedAt: number | null;
  video: string | null;
  videoMs: number | null;
  videoBytes: number | null;
  source: 'screen' | 'person' | null;
  serial: string | null;
}

export const alarmTable: TableMeta = {
  name: 'alarms',
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
    { name: 'information', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'happenedAt', type: 'integer' },
    { name: 'video', type: 'text' },
    { name: 'videoMs', type: 'integer' },
    { name: 'videoBytes', type: 'integer' },
    { name: 'source', type: 'text' },
    { name: 'serial', type: 'text' },
  ],
  indexes: [['happenedAt'], ['deviceId', 'happenedAt'], ['kind'], ['source'], ['videoMs'], ['videoBytes'], ['createdAt']],
  unique: [['deviceId', 'serial']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const alarmViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const alarmRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const alarmSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const alarmDoc: EntityDoc = {
  name: 'alarm',
  resource: 'alarms',
  source: 'schemas/alarm.yaml',
  route: { YXF: '/alarm_system' },
  fields: [{ name: 'information', json: { minLength: 1, maxLength: 200 } }],
  forms: {},
  rules: [],
  fixed: ['video'],
  system: [],
  views: {},
  columns: ['kind', 'information', 'deviceId', 'happenedAt', 'videoMs', 'videoBytes', 'source', 'createdAt'],
  indexes: [['happenedAt'], ['deviceId', 'happenedAt'], ['kind'], ['source'], ['videoMs'], ['videoBytes'], ['createdAt']],
  unique: [['deviceId', 'serial']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'happenedAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { information: 'Sample text of a field', kind: 'help', deviceId: '01900000-0000-7000-8000-000000000001' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'happenedAt', order: 'desc' },
  },
};
