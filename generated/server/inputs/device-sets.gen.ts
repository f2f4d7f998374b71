// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { deviceSetCreate, deviceSetUpdate } from '#generated/model/device-sets/types.gen.ts';

/** What each call takes. */
export const deviceSetInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceSetMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: deviceSetCreate,
  update: deviceSetUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  addMembers: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  removeMembers: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};

/** What each call with a shape of its own answers. */
export const deviceSetOutputs = {
  addMembers: z.strictObject({ results: z.array(z.strictObject({ id: z.string(), code: z.int(), message: z.string(), field: z.optional(z.string()) })) }),
  removeMembers: z.strictObject({ results: z.array(z.strictObject({ id: z.string(), code: z.int(), message: z.string(), field: z.optional(z.string()) })) }),
};
