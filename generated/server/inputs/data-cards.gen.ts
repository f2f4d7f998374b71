// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import * as z from 'zod/mini';
import { isInstant, isUnique, saysSomething } from '#core/entity/formats.ts';
import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
import { dataCardCreate, dataCardUpdate } from '#generated/model/data-cards/types.gen.ts';

/** What each call takes. */
export const dataCardInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(dataCardMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    totals: z.optional(z.boolean()),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        iccid: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        operator: z.optional(z.union([z.nullable(z.enum(['mobile', 'unicom', 'telecom', 'broadnet'])), z.strictObject({ in: z.array(z.enum(['mobile', 'unicom', 'telecom', 'broadnet'])).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        activatedAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        askResult: z.optional(z.union([z.nullable(z.enum(['told', 'unknown', 'refused', 'unanswered'])), z.strictObject({ in: z.array(z.enum(['told', 'unknown', 'refused', 'unanswered'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: dataCardCreate,
  update: dataCardUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z.pick(dataCardUpdate, { operator: true, packageMb: true }).check(z.refine(saysSomething, { error: 'required' })),
  }),
  ask: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  import: z.strictObject({ uploadId: z.string().check(z.minLength(1), z.maxLength(64)), zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  importTemplate: z.strictObject({}),
  export: z.strictObject({
    sort: z.optional(z.enum(dataCardMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['iccid', 'operator', 'deviceId', 'packageMb', 'usedMb', 'remainingMb', 'usedShare', 'activatedAt', 'remark'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        iccid: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        operator: z.optional(z.union([z.nullable(z.enum(['mobile', 'unicom', 'telecom', 'broadnet'])), z.strictObject({ in: z.array(z.enum(['mobile', 'unicom', 'telecom', 'broadnet'])).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        activatedAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        askResult: z.optional(z.union([z.nullable(z.enum(['told', 'unknown', 'refused', 'unanswered'])), z.strictObject({ in: z.array(z.enum(['told', 'unknown', 'refused', 'unanswered'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
};
