// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { deviceTimerWhens } from '#generated/model/device-timers/types.gen.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceTimerStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  kind: 'power' | 'volume' | 'brightness' | 'restart' | 'restartMachine';
  status: 'enabled' | 'paused' | 'over';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  repeat: 'daily' | 'weekly' | 'once';
  weekdays: unknown;
  offTime: string | null;
  onDay: 'same' | 'next' | null;
  onTime: string | null;
  offAt: number | null;
  onAt: number | null;
  time: string | null;
  at: number | null;
  level: number | null;
}

export const deviceTimerTable: TableMeta = {
  name: 'device_timers',
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
    { name: 'name', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'targetType', type: 'text' },
    { name: 'repeat', type: 'text' },
    { name: 'weekdays', type: 'json' },
    { name: 'offTime', type: 'text' },
    { name: 'onDay', type: 'text' },
    { name: 'onTime', type: 'text' },
    { name: 'offAt', type: 'integer' },
    { name: 'onAt', type: 'integer' },
    { name: 'time', type: 'text' },
    { name: 'at', type: 'integer' },
    { name: 'level', type: 'integer' },
  ],
  indexes: [['createdAt'], ['kind', 'status'], ['status', 'at'], ['status', 'onAt'], ['repeat'], ['deptId'], ['name']],
  unique: [],
  global: [],
  links: [{ field: 'targetIds', table: 'device_timers__target_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceTimerViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceTimerRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceTimerSystem: readonly SystemTransition[] = [{ from: ['enabled'], to: 'over', signals: [], when: (eb, p) => eb.and([eb('repeat', '=', 'once'), eb.or([eb('on_at', '<=', eb.val(p.now)), eb('at', '<=', eb.val(p.now))])]) }];

/** What /docs says of it. */
export const deviceTimerDoc: EntityDoc = {
  whens: deviceTimerWhens,
  name: 'deviceTimer',
  resource: 'device-timers',
  source: 'schemas/device-timer.yaml',
  route: { YXF: '/device_timers' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'targetIds', json: { type: 'array', minItems: 1, maxItems: 200, items: { type: 'string' } } },
    { name: 'weekdays', json: { type: 'array', minItems: 1, maxItems: 7, uniqueItems: true, items: { type: 'integer', minimum: 1, maximum: 7 } }, when: "repeat == 'weekly'" },
    { name: 'offTime', json: {}, when: "kind == 'power' && repeat != 'once'" },
    { name: 'onDay', json: {}, when: "kind == 'power' && repeat != 'once'" },
    { name: 'onTime', json: {}, when: "kind == 'power' && repeat != 'once'" },
    { name: 'offAt', json: {}, when: "kind == 'power' && repeat == 'once'" },
    { name: 'onAt', json: {}, when: "kind == 'power' && repeat == 'once'" },
    { name: 'time', json: {}, when: "kind != 'power' && repeat != 'once'" },
    { name: 'at', json: {}, when: "kind != 'power' && repeat == 'once'" },
    { name: 'level', json: { minimum: 0, maximum: 100 }, when: "kind in ['volume', 'brightness']" },
  ],
  forms: {},
  rules: [
    { id: 'offBeforeOn', at: 'onTime', on: ['create', 'update'], assert: "onDay != 'same' || offTime == null || onTime == null || offTime < onTime" },
    { id: 'powerGap', at: 'onTime', on: ['create', 'update'], assert: "onDay != 'same' || offTime == null || onTime == null || timeOfDay(onTime) - timeOfDay(offTime) >= limits.powerGap" },
    { id: 'powerGapNight', at: 'onTime', on: ['create', 'update'], assert: "onDay != 'next' || offTime == null || onTime == null || timeOfDay(onTime) + days(1) - timeOfDay(offTime) >= limits.powerGap" },
    { id: 'powerGapBack', at: 'offTime', on: ['create', 'update'], assert: "onDay != 'same' || offTime == null || onTime == null || timeOfDay(offTime) + days(1) - timeOfDay(onTime) >= limits.powerGap" },
    { id: 'powerGapBackNight', at: 'offTime', on: ['create', 'update'], assert: "onDay != 'next' || offTime == null || onTime == null || timeOfDay(offTime) - timeOfDay(onTime) >= limits.powerGap" },
    { id: 'offAhead', at: 'offAt', on: ['create', 'update', 'start'], assert: 'offAt == null || offAt >= now()' },
    { id: 'onAhead', at: 'onAt', on: ['create', 'update', 'start'], assert: 'onAt == null || onAt >= now()' },
    { id: 'atAhead', at: 'at', on: ['create', 'update', 'start'], assert: 'at == null || at >= now()' },
    { id: 'offNotAfterOn', at: 'onAt', on: ['create', 'update'], assert: 'offAt == null || onAt == null || offAt <= onAt' },
    { id: 'powerGapOnce', at: 'onAt', on: ['create', 'update'], assert: 'offAt == null || onAt == null || onAt >= offAt + limits.powerGap' },
  ],
  fixed: ['kind', 'targetType'],
  system: ["repeat == 'once' && (onAt <= now() || at <= now())"],
  views: {},
  columns: ['status', 'name', 'kind', 'repeat', 'offTime', 'onTime', 'time', 'level', 'targetType', 'creatorId', 'offAt', 'onAt', 'at', 'createdAt'],
  indexes: [['createdAt'], ['kind', 'status'], ['status', 'at'], ['status', 'onAt'], ['repeat'], ['deptId'], ['name']],
  unique: [],
  global: [],
  limits: ['powerGap'],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: {
      name: 'Sample text of a field',
      kind: 'power',
      targetType: 'device',
      targetIds: ['01900000-0000-7000-8000-000000000001'],
      repeat: 'daily',
      weekdays: [1],
      offTime: '08:30',
      onDay: 'next',
      onTime: '08:30',
      offAt: '2030-01-02T00:00:00.000Z',
      onAt: '2030-01-03T00:00:00.000Z',
      time: '08:30',
      at: '2030-01-04T00:00:00.000Z',
      level: 50,
    },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    start: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    week: { ids: ['Sample text of a fie'] },
    doubts: { targetType: 'device', targetIds: [], repeat: 'daily' },
  },
};
