// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import * as z from 'zod/mini';
import { isDate, isUnique } from '#core/entity/formats.ts';
import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { layoutCreate, layoutUpdate } from '#generated/model/layouts/types.gen.ts';

/** What each call takes. */
export const layoutInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(layoutMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        materialIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        rtb: z.optional(z.union([z.nullable(z.boolean()), z.strictObject({ in: z.array(z.boolean()).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: layoutCreate,
  update: layoutUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  forecast: z.strictObject({ place: z.string().check(z.minLength(1), z.maxLength(60)) }),
};

/** What each call with a shape of its own answers. */
export const layoutOutputs = {
  forecast: z.strictObject({
    report: z.nullable(
      z.strictObject({
        place: z.string(),
        degrees: z.number(),
        sky: z.enum(['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm']),
        days: z.array(z.strictObject({ date: z.stringFormat('date', isDate), sky: z.enum(['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm']), low: z.number(), high: z.number() })),
      }),
    ),
  }),
};
