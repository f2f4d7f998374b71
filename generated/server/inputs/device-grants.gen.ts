// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

import * as z from 'zod/mini';
import { deviceGrantMeta } from '#generated/model/device-grants/meta.gen.ts';

/** What each call takes. */
export const deviceGrantInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceGrantMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        accountId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  auth: z.strictObject({ accountId: z.string(), deviceIds: z.optional(z.array(z.string()).check(z.maxLength(200))), groupIds: z.optional(z.array(z.string()).check(z.maxLength(200))) }),
  unauth: z.strictObject({ accountId: z.string(), deviceIds: z.optional(z.array(z.string()).check(z.maxLength(200))), groupIds: z.optional(z.array(z.string()).check(z.maxLength(200))) }),
  rights: z.strictObject({ accountId: z.string(), kind: z.enum(['device', 'deviceGroup']), page: z.int().check(z.gte(1), z.lte(100000)), q: z.optional(z.string().check(z.maxLength(60))), given: z.optional(z.boolean()) }),
};

/** What each call with a shape of its own answers. */
export const deviceGrantOutputs = {
  auth: z.strictObject({ changed: z.int() }),
  unauth: z.strictObject({ changed: z.int() }),
  rights: z.strictObject({ total: z.int(), given: z.int(), list: z.array(z.strictObject({ id: z.string(), name: z.string(), detail: z.nullable(z.string()), given: z.boolean(), by: z.nullable(z.enum(['range', 'store', 'group'])) })) }),
};
