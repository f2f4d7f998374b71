// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import * as z from 'zod/mini';
import { firmwareTaskScreenMeta } from '#generated/model/firmware-task-screens/meta.gen.ts';

/** What each call takes. */
export const firmwareTaskScreenInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(firmwareTaskScreenMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        taskId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        status: z.optional(
          z.union([
            z.nullable(z.enum(['waiting', 'outside', 'downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'left'])),
            z.strictObject({ in: z.array(z.enum(['waiting', 'outside', 'downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'left'])).check(z.maxLength(500)) }),
          ]),
        ),
        outcome: z.optional(
          z.union([
            z.nullable(z.enum(['downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'again', 'silent', 'left', 'outside', 'inside'])),
            z.strictObject({ in: z.array(z.enum(['downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'again', 'silent', 'left', 'outside', 'inside'])).check(z.maxLength(500)) }),
          ]),
        ),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
};
