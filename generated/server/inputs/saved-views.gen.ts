// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { savedViewCreate, savedViewUpdate } from '#generated/model/saved-views/types.gen.ts';

/** What each call takes. */
export const savedViewInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(savedViewMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        entity: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        shared: z.optional(z.union([z.nullable(z.boolean()), z.strictObject({ in: z.array(z.boolean()).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: savedViewCreate,
  update: savedViewUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
