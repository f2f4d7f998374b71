// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import * as z from 'zod/mini';
import { isInstant, isUnique, saysSomething } from '#core/entity/formats.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceCreate, deviceUpdate } from '#generated/model/devices/schema.gen.ts';

/** What each call takes. */
export const deviceInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'expiring', 'exception'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['android', 'windows'])), z.strictObject({ in: z.array(z.enum(['android', 'windows'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])), z.strictObject({ in: z.array(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])).check(z.maxLength(500)) })])),
        fault: z.optional(
          z.union([
            z.nullable(z.enum(['cannotShow', 'manifestBroken', 'leftOut', 'playRefused', 'storageFull', 'gone', 'hashWrong', 'sizeWrong'])),
            z.strictObject({ in: z.array(z.enum(['cannotShow', 'manifestBroken', 'leftOut', 'playRefused', 'storageFull', 'gone', 'hashWrong', 'sizeWrong'])).check(z.maxLength(500)) }),
          ]),
        ),
        scene: z.optional(
          z.union([
            z.nullable(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
            z.strictObject({ in: z.array(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])).check(z.maxLength(500)) }),
          ]),
        ),
        groupId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        setIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        tagIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        expireAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: deviceCreate,
  update: deviceUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z
      .pick(deviceUpdate, { groupId: true, setIds: true, tagIds: true, deptId: true, layoutId: true, scene: true, province: true, city: true, district: true, region: true, leader: true, zone: true, lockPassword: true })
      .check(z.refine(saysSomething, { error: 'required' })),
  }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(deviceMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'expiring', 'exception'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(
      z
        .array(
          z.enum([
            'uuid',
            'name',
            'type',
            'status',
            'fault',
            'scene',
            'groupId',
            'setIds',
            'tagIds',
            'deptId',
            'layoutId',
            'zone',
            'province',
            'city',
            'district',
            'address',
            'region',
            'leader',
            'screenInches',
            'frameSize',
            'boundAt',
            'expireAt',
            'daysLeft',
            'heartbeatAt',
            'systemType',
            'systemVersion',
            'apkVersion',
            'resolution',
            'createdAt',
          ]),
        )
        .check(z.minLength(1), z.refine(isUnique, 'uniqueItems')),
    ),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['android', 'windows'])), z.strictObject({ in: z.array(z.enum(['android', 'windows'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])), z.strictObject({ in: z.array(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])).check(z.maxLength(500)) })])),
        fault: z.optional(
          z.union([
            z.nullable(z.enum(['cannotShow', 'manifestBroken', 'leftOut', 'playRefused', 'storageFull', 'gone', 'hashWrong', 'sizeWrong'])),
            z.strictObject({ in: z.array(z.enum(['cannotShow', 'manifestBroken', 'leftOut', 'playRefused', 'storageFull', 'gone', 'hashWrong', 'sizeWrong'])).check(z.maxLength(500)) }),
          ]),
        ),
        scene: z.optional(
          z.union([
            z.nullable(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
            z.strictObject({ in: z.array(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])).check(z.maxLength(500)) }),
          ]),
        ),
        groupId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        setIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        tagIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        expireAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
      }),
    ),
  }),
  import: z.strictObject({ uploadId: z.string().check(z.minLength(1), z.maxLength(64)), zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  importTemplate: z.strictObject({}),
  attention: z.strictObject({}),
};

/** What each call with a shape of its own answers. */
export const deviceOutputs = {
  attention: z.strictObject({
    total: z.int(),
    list: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        reasons: z.array(z.strictObject({ kind: z.enum(['fault', 'storage', 'offline', 'expired', 'download', 'expiring']), at: z.nullable(z.stringFormat('datetime', isInstant)), detail: z.nullable(z.string()) })),
      }),
    ),
  }),
};
