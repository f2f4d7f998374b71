// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { dictWordMeta } from '#generated/model/dict-words/meta.gen.ts';
import { dictWordCreate, dictWordUpdate } from '#generated/model/dict-words/types.gen.ts';

/** What each call takes. */
export const dictWordInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(dictWordMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'dictionary', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        list: z.optional(
          z.union([
            z.nullable(z.enum(['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord'])),
            z.strictObject({ in: z.array(z.enum(['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord'])).check(z.maxLength(500)) }),
          ]),
        ),
        word: z.optional(z.union([z.nullable(z.string().check(z.maxLength(200))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(200)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: dictWordCreate,
  update: dictWordUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
