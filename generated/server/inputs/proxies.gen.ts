// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { proxyMeta } from '#generated/model/proxies/meta.gen.ts';
import { proxyCreate, proxyUpdate } from '#generated/model/proxies/types.gen.ts';

/** What each call takes. */
export const proxyInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(proxyMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        advertiserId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['enterprise', 'personal', 'selfEmployed'])), z.strictObject({ in: z.array(z.enum(['enterprise', 'personal', 'selfEmployed'])).check(z.maxLength(500)) })])),
        identityState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: proxyCreate,
  update: proxyUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
