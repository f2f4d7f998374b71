// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import * as z from 'zod/mini';
import { isInstant } from '#core/entity/formats.ts';
import { layoutDraftMeta } from '#generated/model/layout-drafts/meta.gen.ts';

/** What each call takes. */
export const layoutDraftInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(layoutDraftMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        materialIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        savedById: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  open: z.strictObject({ layoutId: z.string().check(z.maxLength(64)) }),
  save: z.strictObject({ layoutId: z.string().check(z.maxLength(64)), rev: z.int().check(z.gte(0)), document: z.record(z.string(), z.unknown()) }),
  presence: z.strictObject({ layoutId: z.string().check(z.maxLength(64)), window: z.string().check(z.minLength(1), z.maxLength(40)), leaves: z.optional(z.boolean()) }),
  impact: z.strictObject({ layoutId: z.string().check(z.maxLength(64)) }),
  publish: z.strictObject({ layoutId: z.string().check(z.maxLength(64)), rev: z.int().check(z.gte(1)), name: z.optional(z.string().check(z.maxLength(50))) }),
};

/** What each call with a shape of its own answers. */
export const layoutDraftOutputs = {
  open: z.strictObject({
    document: z.record(z.string(), z.unknown()),
    published: z.record(z.string(), z.unknown()),
    rev: z.int(),
    savedAt: z.nullable(z.stringFormat('datetime', isInstant)),
    savedBy: z.nullable(z.string()),
    version: z.nullable(z.int()),
  }),
  save: z.strictObject({ rev: z.int(), savedAt: z.stringFormat('datetime', isInstant) }),
  presence: z.strictObject({ rev: z.int(), savedBy: z.nullable(z.string()), version: z.nullable(z.int()), gone: z.array(z.string()), others: z.array(z.strictObject({ window: z.string(), name: z.string(), isMe: z.boolean() })) }),
  impact: z.strictObject({
    screens: z.int(),
    online: z.int(),
    groups: z.int(),
    slots: z.int(),
    soldSlots: z.int(),
    runningAds: z.int(),
    orders: z.int(),
    lost: z.array(z.strictObject({ id: z.string(), name: z.string(), ads: z.int(), orders: z.int() })),
    moved: z.array(z.strictObject({ id: z.string(), name: z.string(), page: z.string(), ads: z.int(), orders: z.int() })),
    resized: z.array(z.strictObject({ id: z.string(), name: z.string(), width: z.int(), height: z.int() })),
  }),
  publish: z.strictObject({ version: z.int(), screens: z.int() }),
};
