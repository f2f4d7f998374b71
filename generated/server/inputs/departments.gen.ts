// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { departmentCreate, departmentUpdate } from '#generated/model/departments/types.gen.ts';

/** What each call takes. */
export const departmentInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(departmentMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        parentId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: departmentCreate,
  update: departmentUpdate,
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  tree: z.strictObject({ corpId: z.optional(z.string()), parentId: z.optional(z.string()), page: z.int().check(z.gte(1), z.lte(100000)) }),
  find: z.strictObject({ q: z.string().check(z.minLength(1), z.maxLength(60)) }),
  locate: z.strictObject({ id: z.string() }),
};

/** What each call with a shape of its own answers. */
export const departmentOutputs = {
  tree: z.strictObject({
    total: z.int(),
    list: z.array(z.strictObject({ kind: z.enum(['corporation', 'department']), id: z.string(), corpId: z.string(), parentId: z.nullable(z.string()), name: z.string(), children: z.int(), people: z.int(), devices: z.int() })),
  }),
  find: z.strictObject({
    found: z.array(
      z.strictObject({
        kind: z.enum(['department', 'account', 'device']),
        id: z.string(),
        name: z.string(),
        node: z.strictObject({ kind: z.enum(['corporation', 'department']), id: z.string(), corpId: z.string(), parentId: z.nullable(z.string()), name: z.string(), children: z.int(), people: z.int(), devices: z.int() }),
        path: z.array(z.string()),
      }),
    ),
  }),
  locate: z.strictObject({
    node: z.strictObject({ kind: z.enum(['corporation', 'department']), id: z.string(), corpId: z.string(), parentId: z.nullable(z.string()), name: z.string(), children: z.int(), people: z.int(), devices: z.int() }),
    path: z.array(z.string()),
  }),
};
