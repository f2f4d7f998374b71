// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { warningRuleMeta } from '#generated/model/warning-rules/meta.gen.ts';
import { warningRuleCreate, warningRuleUpdate } from '#generated/model/warning-rules/types.gen.ts';

/** What each call takes. */
export const warningRuleInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(warningRuleMeta.sortable)),
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
        kind: z.optional(
          z.union([
            z.nullable(z.enum(['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture'])),
            z.strictObject({ in: z.array(z.enum(['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture'])).check(z.maxLength(500)) }),
          ]),
        ),
        isOn: z.optional(z.union([z.nullable(z.boolean()), z.strictObject({ in: z.array(z.boolean()).check(z.maxLength(500)) })])),
        receiverIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: warningRuleCreate,
  update: warningRuleUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
