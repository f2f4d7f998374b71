// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import * as z from 'zod/mini';
import { isDate, isInstant, isTime, isUnique } from '#core/entity/formats.ts';
import { deviceTimerMeta } from '#generated/model/device-timers/meta.gen.ts';
import { deviceTimerCreate, deviceTimerUpdate } from '#generated/model/device-timers/types.gen.ts';

/** What each call takes. */
export const deviceTimerInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceTimerMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        kind: z.optional(
          z.union([z.nullable(z.enum(['power', 'volume', 'brightness', 'restart', 'restartMachine'])), z.strictObject({ in: z.array(z.enum(['power', 'volume', 'brightness', 'restart', 'restartMachine'])).check(z.maxLength(500)) })]),
        ),
        status: z.optional(z.union([z.nullable(z.enum(['enabled', 'paused', 'over'])), z.strictObject({ in: z.array(z.enum(['enabled', 'paused', 'over'])).check(z.maxLength(500)) })])),
        targetType: z.optional(z.union([z.nullable(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])), z.strictObject({ in: z.array(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])).check(z.maxLength(500)) })])),
        targetIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        repeat: z.optional(z.union([z.nullable(z.enum(['daily', 'weekly', 'once'])), z.strictObject({ in: z.array(z.enum(['daily', 'weekly', 'once'])).check(z.maxLength(500)) })])),
        onDay: z.optional(z.union([z.nullable(z.enum(['same', 'next'])), z.strictObject({ in: z.array(z.enum(['same', 'next'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: deviceTimerCreate,
  update: deviceTimerUpdate,
  start: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  pause: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  week: z.strictObject({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(20)) }),
  doubts: z.strictObject({
    id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']),
    targetIds: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)),
    repeat: z.enum(['daily', 'weekly', 'once']),
    weekdays: z.optional(z.nullable(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)))),
    offTime: z.optional(z.nullable(z.stringFormat('time', isTime))),
    onDay: z.optional(z.nullable(z.enum(['same', 'next']))),
    onTime: z.optional(z.nullable(z.stringFormat('time', isTime))),
    offAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
    onAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
  }),
};

/** What each call with a shape of its own answers. */
export const deviceTimerOutputs = {
  week: z.strictObject({
    screens: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        zone: z.string(),
        from: z.stringFormat('date', isDate),
        events: z.array(
          z.strictObject({
            at: z.stringFormat('datetime', isInstant),
            date: z.stringFormat('date', isDate),
            minute: z.int(),
            action: z.enum(['powerOff', 'powerOn', 'volume', 'brightness', 'restart', 'restartMachine']),
            level: z.nullable(z.int()),
            timerId: z.string(),
            timerName: z.string(),
            own: z.boolean(),
            able: z.boolean(),
          }),
        ),
        doubts: z.array(z.strictObject({ kind: z.enum(['overlap', 'gap', 'staysOff']), date: z.stringFormat('date', isDate), minute: z.int(), minutes: z.nullable(z.int()), timers: z.array(z.nullable(z.string())) })),
      }),
    ),
  }),
  doubts: z.strictObject({
    doubts: z.array(z.strictObject({ kind: z.enum(['overlap', 'gap', 'staysOff']), date: z.stringFormat('date', isDate), minute: z.int(), minutes: z.nullable(z.int()), screens: z.int(), timers: z.array(z.nullable(z.string())) })),
  }),
};
