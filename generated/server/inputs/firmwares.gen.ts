// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { firmwareMeta } from '#generated/model/firmwares/meta.gen.ts';
import { firmwareCreate, firmwareUpdate } from '#generated/model/firmwares/types.gen.ts';

/** What each call takes. */
export const firmwareInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(firmwareMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'firmware', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        kind: z.optional(z.union([z.nullable(z.enum(['apk', 'firmware', 'agent'])), z.strictObject({ in: z.array(z.enum(['apk', 'firmware', 'agent'])).check(z.maxLength(500)) })])),
        platform: z.optional(z.union([z.nullable(z.enum(['linux', 'android', 'windows'])), z.strictObject({ in: z.array(z.enum(['linux', 'android', 'windows'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: firmwareCreate,
  update: firmwareUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
