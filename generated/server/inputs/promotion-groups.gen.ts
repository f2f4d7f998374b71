// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { promotionGroupMeta } from '#generated/model/promotion-groups/meta.gen.ts';
import { promotionGroupCreate, promotionGroupUpdate } from '#generated/model/promotion-groups/types.gen.ts';

/** What each call takes. */
export const promotionGroupInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(promotionGroupMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    totals: z.optional(z.boolean()),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        campaignId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['enabled', 'paused'])), z.strictObject({ in: z.array(z.enum(['enabled', 'paused'])).check(z.maxLength(500)) })])),
        promotion: z.optional(
          z.union([z.nullable(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])), z.strictObject({ in: z.array(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])).check(z.maxLength(500)) })]),
        ),
        scene: z.optional(
          z.union([
            z.nullable(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
            z.strictObject({ in: z.array(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])).check(z.maxLength(500)) }),
          ]),
        ),
        sellingMode: z.optional(z.union([z.nullable(z.enum(['cpt', 'cpm', 'rtb'])), z.strictObject({ in: z.array(z.enum(['cpt', 'cpm', 'rtb'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: promotionGroupCreate,
  update: promotionGroupUpdate,
  start: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  pause: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
