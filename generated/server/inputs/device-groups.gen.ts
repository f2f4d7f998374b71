// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import * as z from 'zod/mini';
import { isUnique, saysSomething } from '#core/entity/formats.ts';
import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { deviceGroupCreate, deviceGroupForms, deviceGroupUpdate } from '#generated/model/device-groups/types.gen.ts';

/** What each call takes. */
export const deviceGroupInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceGroupMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        kind: z.optional(z.union([z.nullable(z.enum(['common', 'multiScreen'])), z.strictObject({ in: z.array(z.enum(['common', 'multiScreen'])).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: deviceGroupCreate,
  update: deviceGroupUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z.pick(deviceGroupUpdate, { rows: true, columns: true, inStep: true, layoutId: true }).check(z.refine(saysSomething, { error: 'required' })),
  }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  sync: z.extend(deviceGroupForms.sync, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  multi: z.strictObject({
    groups: z
      .array(
        z.strictObject({
          name: z.string().check(z.minLength(1), z.maxLength(40)),
          rows: z.int().check(z.gte(1), z.lte(16)),
          columns: z.int().check(z.gte(1), z.lte(16)),
          inStep: z.boolean(),
          layoutId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  addMembers: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  removeMembers: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};

/** What each call with a shape of its own answers. */
export const deviceGroupOutputs = {
  multi: z.strictObject({ results: z.array(z.strictObject({ id: z.nullable(z.string()), code: z.int(), message: z.string(), field: z.optional(z.string()) })) }),
  addMembers: z.strictObject({ results: z.array(z.strictObject({ id: z.string(), code: z.int(), message: z.string(), field: z.optional(z.string()) })) }),
  removeMembers: z.strictObject({ results: z.array(z.strictObject({ id: z.string(), code: z.int(), message: z.string(), field: z.optional(z.string()) })) }),
};
