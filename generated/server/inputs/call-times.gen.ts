// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import * as z from 'zod/mini';
import { isDate, isUnique } from '#core/entity/formats.ts';
import { callTimeMeta } from '#generated/model/call-times/meta.gen.ts';

/** What each call takes. */
export const callTimeInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(callTimeMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    totals: z.optional(z.boolean()),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        day: z.optional(z.union([z.nullable(z.stringFormat('date', isDate)), z.strictObject({ gte: z.optional(z.stringFormat('date', isDate)), lte: z.optional(z.stringFormat('date', isDate)) })])),
        call: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        changes: z.optional(z.union([z.nullable(z.boolean()), z.strictObject({ in: z.array(z.boolean()).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  export: z.strictObject({
    sort: z.optional(z.enum(callTimeMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['day', 'call', 'changes', 'times', 'slow', 'failed', 'p50Ms', 'p95Ms', 'maxMs'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        day: z.optional(z.union([z.nullable(z.stringFormat('date', isDate)), z.strictObject({ gte: z.optional(z.stringFormat('date', isDate)), lte: z.optional(z.stringFormat('date', isDate)) })])),
        call: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        changes: z.optional(z.union([z.nullable(z.boolean()), z.strictObject({ in: z.array(z.boolean()).check(z.maxLength(500)) })])),
      }),
    ),
  }),
};
