// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { alarmMeta } from '#generated/model/alarms/meta.gen.ts';
import { alarmCreate } from '#generated/model/alarms/types.gen.ts';

/** What each call takes. */
export const alarmInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(alarmMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        information: z.optional(z.union([z.nullable(z.string().check(z.maxLength(200))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(200)) })])),
        kind: z.optional(
          z.union([z.nullable(z.enum(['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'])), z.strictObject({ in: z.array(z.enum(['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'])).check(z.maxLength(500)) })]),
        ),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        happenedAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        source: z.optional(z.union([z.nullable(z.enum(['screen', 'person'])), z.strictObject({ in: z.array(z.enum(['screen', 'person'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: alarmCreate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(alarmMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['kind', 'information', 'deviceId', 'happenedAt', 'videoMs', 'videoBytes', 'source', 'createdAt'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        information: z.optional(z.union([z.nullable(z.string().check(z.maxLength(200))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(200)) })])),
        kind: z.optional(
          z.union([z.nullable(z.enum(['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'])), z.strictObject({ in: z.array(z.enum(['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'])).check(z.maxLength(500)) })]),
        ),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        happenedAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        source: z.optional(z.union([z.nullable(z.enum(['screen', 'person'])), z.strictObject({ in: z.array(z.enum(['screen', 'person'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
};
