// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import * as z from 'zod/mini';
import { isInstant, isTime, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { add, eq, ge, instant, isMissing, le, lt, ne, oneOf, sub, timeOfDay } from '#core/entity/rule.ts';

export interface DeviceTimerRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'power' | 'volume' | 'brightness' | 'restart' | 'restartMachine';
  status: 'enabled' | 'paused' | 'over';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  repeat: 'daily' | 'weekly' | 'once';
  offTime?: string | null;
  onDay?: 'same' | 'next' | null;
  onTime?: string | null;
  offAt?: string | null;
  onAt?: string | null;
  time?: string | null;
  at?: string | null;
  level?: number | null;
}

export interface DeviceTimerDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'power' | 'volume' | 'brightness' | 'restart' | 'restartMachine';
  status: 'enabled' | 'paused' | 'over';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  repeat: 'daily' | 'weekly' | 'once';
  weekdays?: number[] | null;
  offTime?: string | null;
  onDay?: 'same' | 'next' | null;
  onTime?: string | null;
  offAt?: string | null;
  onAt?: string | null;
  time?: string | null;
  at?: string | null;
  level?: number | null;
}

export interface DeviceTimerCreate {
  name: string;
  kind?: 'power' | 'volume' | 'brightness' | 'restart' | 'restartMachine';
  targetType?: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  repeat?: 'daily' | 'weekly' | 'once';
  weekdays?: number[] | null;
  offTime?: string | null;
  onDay?: 'same' | 'next' | null;
  onTime?: string | null;
  offAt?: string | null;
  onAt?: string | null;
  time?: string | null;
  at?: string | null;
  level?: number | null;
}

export interface DeviceTimerUpdate {
  id: string;
  rev?: number;
  name?: string;
  targetIds?: string[];
  repeat?: 'daily' | 'weekly' | 'once';
  weekdays?: number[] | null;
  offTime?: string | null;
  onDay?: 'same' | 'next' | null;
  onTime?: string | null;
  offAt?: string | null;
  onAt?: string | null;
  time?: string | null;
  at?: string | null;
  level?: number | null;
}

export interface DeviceTimerWeekInput {
  /**
   * Screens
   */
  ids: string[];
}

export interface DeviceTimerWeekOutput {
  screens: {
    id: string;
    name: string;
    zone: string;
    /**
     * Today, by its own clock
     */
    from: string;
    events: {
      at: string;
      /**
       * By the clock of the screen
       */
      date: string;
      /**
       * Since its midnight
       */
      minute: number;
      action: 'powerOff' | 'powerOn' | 'volume' | 'brightness' | 'restart' | 'restartMachine';
      level: number | null;
      timerId: string;
      timerName: string;
      /**
       * Its own timer; else that of its group, set, tag or store
       */
      own: boolean;
      /**
       * It declared that it can do this
       */
      able: boolean;
    }[];
    /**
     * What its timers for power do together that is likely not meant; nothing is refused
     */
    doubts: {
      /**
       * overlap: two take turns within each other's time; gap: minutes lie between them; staysOff: nothing switches it on again
       */
      kind: 'overlap' | 'gap' | 'staysOff';
      /**
       * The first time, by the clock of the screen
       */
      date: string;
      /**
       * Since its midnight
       */
      minute: number;
      /**
       * Of a gap: its length
       */
      minutes: number | null;
      /**
       * Names of the timers; null: the one that is asked about
       */
      timers: (string | null)[];
    }[];
  }[];
}

export interface DeviceTimerDoubtsInput {
  /**
   * Of one that is changed: as it is kept it does not count
   */
  id?: string | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  repeat: 'daily' | 'weekly' | 'once';
  weekdays?: number[] | null;
  offTime?: string | null;
  onDay?: 'same' | 'next' | null;
  onTime?: string | null;
  offAt?: string | null;
  onAt?: string | null;
}

export interface DeviceTimerDoubtsOutput {
  /**
   * What its timers for power do together that is likely not meant; nothing is refused
   */
  doubts: {
    /**
     * overlap: two take turns within each other's time; gap: minutes lie between them; staysOff: nothing switches it on again
     */
    kind: 'overlap' | 'gap' | 'staysOff';
    /**
     * The first time, by the clock of the screen
     */
    date: string;
    /**
     * Since its midnight
     */
    minute: number;
    /**
     * Of a gap: its length
     */
    minutes: number | null;
    /**
     * How many of its screens are meant
     */
    screens: number;
    /**
     * Names of the timers; null: the one that is asked about
     */
    timers: (string | null)[];
  }[];
}

export const deviceTimerCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: z.optional(z.enum(['power', 'volume', 'brightness', 'restart', 'restartMachine'])),
  targetType: z.optional(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])),
  targetIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
  repeat: z.optional(z.enum(['daily', 'weekly', 'once'])),
  weekdays: z.nullish(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7), z.refine(isUnique, 'uniqueItems'))),
  offTime: z.nullish(z.stringFormat('time', isTime)),
  onDay: z.nullish(z.enum(['same', 'next'])),
  onTime: z.nullish(z.stringFormat('time', isTime)),
  offAt: z.nullish(z.stringFormat('datetime', isInstant)),
  onAt: z.nullish(z.stringFormat('datetime', isInstant)),
  time: z.nullish(z.stringFormat('time', isTime)),
  at: z.nullish(z.stringFormat('datetime', isInstant)),
  level: z.nullish(z.int().check(z.gte(0), z.lte(100))),
});

/** What is absent stays; null clears. */
export const deviceTimerUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  targetIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems'))),
  repeat: z.optional(z.enum(['daily', 'weekly', 'once'])),
  weekdays: z.nullish(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7), z.refine(isUnique, 'uniqueItems'))),
  offTime: z.nullish(z.stringFormat('time', isTime)),
  onDay: z.nullish(z.enum(['same', 'next'])),
  onTime: z.nullish(z.stringFormat('time', isTime)),
  offAt: z.nullish(z.stringFormat('datetime', isInstant)),
  onAt: z.nullish(z.stringFormat('datetime', isInstant)),
  time: z.nullish(z.stringFormat('time', isTime)),
  at: z.nullish(z.stringFormat('datetime', isInstant)),
  level: z.nullish(z.int().check(z.gte(0), z.lte(100))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceTimerWhens: Whens = {
  weekdays: (v) => eq(v.repeat, 'weekly'),
  offTime: (v) => eq(v.kind, 'power') && ne(v.repeat, 'once'),
  onDay: (v) => eq(v.kind, 'power') && ne(v.repeat, 'once'),
  onTime: (v) => eq(v.kind, 'power') && ne(v.repeat, 'once'),
  offAt: (v) => eq(v.kind, 'power') && eq(v.repeat, 'once'),
  onAt: (v) => eq(v.kind, 'power') && eq(v.repeat, 'once'),
  time: (v) => ne(v.kind, 'power') && ne(v.repeat, 'once'),
  at: (v) => ne(v.kind, 'power') && eq(v.repeat, 'once'),
  level: (v) => oneOf(v.kind, ['volume', 'brightness']),
};

/** Rules across fields, in the order in which they are asked. */
export const deviceTimerRules: readonly Rule[] = [
  { id: 'required', at: 'weekdays', reads: ['repeat', 'weekdays'], assert: (v) => !eq(v.repeat, 'weekly') || !isMissing(v.weekdays) },
  { id: 'required', at: 'offTime', reads: ['kind', 'repeat', 'offTime'], assert: (v) => !(eq(v.kind, 'power') && ne(v.repeat, 'once')) || !isMissing(v.offTime) },
  { id: 'required', at: 'onTime', reads: ['kind', 'repeat', 'onTime'], assert: (v) => !(eq(v.kind, 'power') && ne(v.repeat, 'once')) || !isMissing(v.onTime) },
  { id: 'required', at: 'offAt', reads: ['kind', 'repeat', 'offAt'], assert: (v) => !(eq(v.kind, 'power') && eq(v.repeat, 'once')) || !isMissing(v.offAt) },
  { id: 'required', at: 'onAt', reads: ['kind', 'repeat', 'onAt'], assert: (v) => !(eq(v.kind, 'power') && eq(v.repeat, 'once')) || !isMissing(v.onAt) },
  { id: 'required', at: 'time', reads: ['kind', 'repeat', 'time'], assert: (v) => !(ne(v.kind, 'power') && ne(v.repeat, 'once')) || !isMissing(v.time) },
  { id: 'required', at: 'at', reads: ['kind', 'repeat', 'at'], assert: (v) => !(ne(v.kind, 'power') && eq(v.repeat, 'once')) || !isMissing(v.at) },
  { id: 'deviceTimer.offBeforeOn', at: 'onTime', reads: ['offTime', 'onDay', 'onTime'], assert: (v) => ne(v.onDay, 'same') || isMissing(v.offTime) || isMissing(v.onTime) || lt(v.offTime, v.onTime) },
  { id: 'deviceTimer.powerGap', at: 'onTime', reads: ['offTime', 'onDay', 'onTime'], assert: (v) => ne(v.onDay, 'same') || isMissing(v.offTime) || isMissing(v.onTime) || ge(sub(timeOfDay(v.onTime), timeOfDay(v.offTime)), 300000) },
  {
    id: 'deviceTimer.powerGapNight',
    at: 'onTime',
    reads: ['offTime', 'onDay', 'onTime'],
    assert: (v) => ne(v.onDay, 'next') || isMissing(v.offTime) || isMissing(v.onTime) || ge(sub(add(timeOfDay(v.onTime), 86400000), timeOfDay(v.offTime)), 300000),
  },
  {
    id: 'deviceTimer.powerGapBack',
    at: 'offTime',
    reads: ['offTime', 'onDay', 'onTime'],
    assert: (v) => ne(v.onDay, 'same') || isMissing(v.offTime) || isMissing(v.onTime) || ge(sub(add(timeOfDay(v.offTime), 86400000), timeOfDay(v.onTime)), 300000),
  },
  {
    id: 'deviceTimer.powerGapBackNight',
    at: 'offTime',
    reads: ['offTime', 'onDay', 'onTime'],
    assert: (v) => ne(v.onDay, 'next') || isMissing(v.offTime) || isMissing(v.onTime) || ge(sub(timeOfDay(v.offTime), timeOfDay(v.onTime)), 300000),
  },
  { id: 'deviceTimer.offAhead', at: 'offAt', on: ['create', 'update', 'start'], reads: ['offAt'], assert: (v, c) => isMissing(instant(v.offAt)) || ge(instant(v.offAt), c.now) },
  { id: 'deviceTimer.onAhead', at: 'onAt', on: ['create', 'update', 'start'], reads: ['onAt'], assert: (v, c) => isMissing(instant(v.onAt)) || ge(instant(v.onAt), c.now) },
  { id: 'deviceTimer.atAhead', at: 'at', on: ['create', 'update', 'start'], reads: ['at'], assert: (v, c) => isMissing(instant(v.at)) || ge(instant(v.at), c.now) },
  { id: 'deviceTimer.offNotAfterOn', at: 'onAt', reads: ['offAt', 'onAt'], assert: (v) => isMissing(instant(v.offAt)) || isMissing(instant(v.onAt)) || le(instant(v.offAt), instant(v.onAt)) },
  { id: 'deviceTimer.powerGapOnce', at: 'onAt', reads: ['offAt', 'onAt'], assert: (v) => isMissing(instant(v.offAt)) || isMissing(instant(v.onAt)) || ge(instant(v.onAt), add(instant(v.offAt), 300000)) },
];
