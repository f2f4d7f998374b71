// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import * as z from 'zod/mini';
import { isUnique, saysSomething } from '#core/entity/formats.ts';
import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountCreate, accountUpdate } from '#generated/model/accounts/types.gen.ts';

/** What each call takes. */
export const accountInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(accountMeta.sortable)),
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
        userName: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        realName: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        roleId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        roleType: z.optional(z.union([z.nullable(z.enum(['administrator', 'manager', 'staff', 'keeper'])), z.strictObject({ in: z.array(z.enum(['administrator', 'manager', 'staff', 'keeper'])).check(z.maxLength(500)) })])),
        customerType: z.optional(z.union([z.nullable(z.enum(['mediaOwner', 'advertiser', 'agent'])), z.strictObject({ in: z.array(z.enum(['mediaOwner', 'advertiser', 'agent'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['enabled', 'paused'])), z.strictObject({ in: z.array(z.enum(['enabled', 'paused'])).check(z.maxLength(500)) })])),
        identityState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        qualificationState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        language: z.optional(z.union([z.nullable(z.enum(['zh_cn', 'en_us'])), z.strictObject({ in: z.array(z.enum(['zh_cn', 'en_us'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: accountCreate,
  update: accountUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z.pick(accountUpdate, { roleId: true, deptId: true }).check(z.refine(saysSomething, { error: 'required' })),
  }),
  enable: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  pause: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  resetPassword: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(accountMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(
      z
        .array(z.enum(['status', 'realName', 'userName', 'roleId', 'roleType', 'deptId', 'phone', 'email', 'corpId', 'customerType', 'identityState', 'qualificationState', 'creatorId', 'lastLoginAt', 'createdAt']))
        .check(z.minLength(1), z.refine(isUnique, 'uniqueItems')),
    ),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        userName: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        realName: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        roleId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        roleType: z.optional(z.union([z.nullable(z.enum(['administrator', 'manager', 'staff', 'keeper'])), z.strictObject({ in: z.array(z.enum(['administrator', 'manager', 'staff', 'keeper'])).check(z.maxLength(500)) })])),
        customerType: z.optional(z.union([z.nullable(z.enum(['mediaOwner', 'advertiser', 'agent'])), z.strictObject({ in: z.array(z.enum(['mediaOwner', 'advertiser', 'agent'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['enabled', 'paused'])), z.strictObject({ in: z.array(z.enum(['enabled', 'paused'])).check(z.maxLength(500)) })])),
        identityState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        qualificationState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        language: z.optional(z.union([z.nullable(z.enum(['zh_cn', 'en_us'])), z.strictObject({ in: z.array(z.enum(['zh_cn', 'en_us'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
