// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { handwashingDeviceMeta } from '#generated/model/handwashing-devices/meta.gen.ts';
import { handwashingDeviceCreate, handwashingDeviceForms, handwashingDeviceUpdate } from '#generated/model/handwashing-devices/types.gen.ts';

/** What each call takes. */
export const handwashingDeviceInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(handwashingDeviceMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        storeId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        lastAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: handwashingDeviceCreate,
  update: handwashingDeviceUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  warn: z.extend(handwashingDeviceForms.warn, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  newKey: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(handwashingDeviceMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['name', 'place', 'storeId', 'lastWater', 'waterLevel', 'washSeconds', 'lastAt', 'createdAt'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        storeId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        lastAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
      }),
    ),
  }),
  key: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
};

/** What each call with a shape of its own answers. */
export const handwashingDeviceOutputs = { key: z.strictObject({ key: z.string(), path: z.string() }) };
