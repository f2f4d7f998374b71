// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { demandPartnerMeta } from '#generated/model/demand-partners/meta.gen.ts';
import { demandPartnerCreate, demandPartnerUpdate } from '#generated/model/demand-partners/types.gen.ts';

/** What each call takes. */
export const demandPartnerInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(demandPartnerMeta.sortable)),
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
        enabled: z.optional(z.union([z.nullable(z.boolean()), z.strictObject({ in: z.array(z.boolean()).check(z.maxLength(500)) })])),
        lastAnswer: z.optional(
          z.union([z.nullable(z.enum(['bid', 'noBid', 'noAnswer', 'unreachable', 'malformed'])), z.strictObject({ in: z.array(z.enum(['bid', 'noBid', 'noAnswer', 'unreachable', 'malformed'])).check(z.maxLength(500)) })]),
        ),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: demandPartnerCreate,
  update: demandPartnerUpdate,
  test: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
