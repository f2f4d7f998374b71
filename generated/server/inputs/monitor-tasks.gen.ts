// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import { monitorTaskForms } from '#generated/model/monitor-tasks/types.gen.ts';

/** What each call takes. */
export const monitorTaskInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(monitorTaskMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'my_tasks'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        planId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        handlerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deadline: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        status: z.optional(
          z.union([z.nullable(z.enum(['toBeSeen', 'toBeDone', 'overdue', 'completed', 'incomplete'])), z.strictObject({ in: z.array(z.enum(['toBeSeen', 'toBeDone', 'overdue', 'completed', 'incomplete'])).check(z.maxLength(500)) })]),
        ),
        result: z.optional(z.union([z.nullable(z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'])), z.strictObject({ in: z.array(z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'])).check(z.maxLength(500)) })])),
        expectedIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  see: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  finish: z.extend(monitorTaskForms.finish, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  handOn: z.extend(monitorTaskForms.handOn, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(monitorTaskMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'my_tasks'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['status', 'name', 'number', 'deviceId', 'handlerId', 'deadline', 'result', 'finishedAt', 'planId'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        planId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        handlerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deadline: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        status: z.optional(
          z.union([z.nullable(z.enum(['toBeSeen', 'toBeDone', 'overdue', 'completed', 'incomplete'])), z.strictObject({ in: z.array(z.enum(['toBeSeen', 'toBeDone', 'overdue', 'completed', 'incomplete'])).check(z.maxLength(500)) })]),
        ),
        result: z.optional(z.union([z.nullable(z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'])), z.strictObject({ in: z.array(z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'])).check(z.maxLength(500)) })])),
        expectedIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  link: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), renew: z.optional(z.boolean()), mail: z.optional(z.boolean()) }),
  look: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  handIn: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(100)),
    photos: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(3), z.refine(isUnique, 'uniqueItems')),
    result: z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing']),
    note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  }),
};

/** What each call with a shape of its own answers. */
export const monitorTaskOutputs = {
  link: z.strictObject({ path: z.string(), canMail: z.boolean(), mailed: z.boolean() }),
  look: z.strictObject({
    owner: z.string(),
    number: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    screen: z.string(),
    address: z.nullable(z.string()),
    deadline: z.nullable(z.stringFormat('datetime', isInstant)),
    zone: z.string(),
    most: z.int(),
    results: z.array(z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'])),
    noteLength: z.int(),
    expected: z.array(z.strictObject({ name: z.string(), cover: z.nullable(z.string()) })),
  }),
  handIn: z.strictObject({ finishedAt: z.stringFormat('datetime', isInstant) }),
};
