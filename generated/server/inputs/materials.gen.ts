// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { materialForms, materialUpdate } from '#generated/model/materials/types.gen.ts';

/** What each call takes. */
export const materialInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(materialMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    totals: z.optional(z.boolean()),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['image', 'video', 'audio', 'archive', 'document'])), z.strictObject({ in: z.array(z.enum(['image', 'video', 'audio', 'archive', 'document'])).check(z.maxLength(500)) })])),
        format: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        folderId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        categoryId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  update: materialUpdate,
  move: z.extend(materialForms.move, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  classify: z.extend(materialForms.classify, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  copy: z.extend(materialForms.copy, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  takeDown: z.extend(materialForms.takeDown, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(materialMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['name', 'type', 'format', 'folderId', 'categoryId', 'size', 'durationMs', 'width', 'height', 'pages', 'playable', 'creatorId', 'createdAt'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['image', 'video', 'audio', 'archive', 'document'])), z.strictObject({ in: z.array(z.enum(['image', 'video', 'audio', 'archive', 'document'])).check(z.maxLength(500)) })])),
        format: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        folderId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        categoryId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  check: z.strictObject({ md5: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))), size: z.int().check(z.gte(1)) }),
  apply: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(100)), size: z.int().check(z.gte(1)), md5: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))) }),
  parts: z.strictObject({ uploadId: z.string() }),
  picture: z.strictObject({ id: z.string(), uploadId: z.string() }),
  frames: z.strictObject({ id: z.string(), uploadId: z.string(), count: z.int().check(z.gte(1), z.lte(120)), everyMs: z.int().check(z.gte(1), z.lte(86400000)) }),
  counts: z.strictObject({}),
  verify: z.strictObject({ uploadId: z.string(), name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))), folderId: z.optional(z.nullable(z.string())) }),
};

/** What each call with a shape of its own answers. */
export const materialOutputs = {
  check: z.strictObject({ materialId: z.nullable(z.string()) }),
  apply: z.strictObject({ uploadId: z.string(), url: z.string(), fields: z.array(z.strictObject({ name: z.string(), value: z.string() })) }),
  parts: z.strictObject({ partSize: z.int(), missing: z.array(z.int()), forms: z.array(z.strictObject({ part: z.int(), url: z.string(), fields: z.array(z.strictObject({ name: z.string(), value: z.string() })) })) }),
  picture: z.strictObject({ thumbnail: z.string() }),
  frames: z.strictObject({ count: z.int() }),
  counts: z.strictObject({ total: z.int(), unfiled: z.int(), folders: z.array(z.strictObject({ id: z.string(), count: z.int() })) }),
  verify: z.strictObject({ id: z.string(), name: z.string(), type: z.enum(['image', 'video', 'audio', 'archive', 'document']), playable: z.boolean() }),
};
