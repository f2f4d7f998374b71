// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { castMeta } from '#generated/model/casts/meta.gen.ts';
import { castForms } from '#generated/model/casts/types.gen.ts';

/** What each call takes. */
export const castInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(castMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'cast_review'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        number: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        status: z.optional(
          z.union([z.nullable(z.enum(['unpaid', 'waiting', 'queued', 'played', 'refused', 'expired'])), z.strictObject({ in: z.array(z.enum(['unpaid', 'waiting', 'queued', 'played', 'refused', 'expired'])).check(z.maxLength(500)) })]),
        ),
        kind: z.optional(z.union([z.nullable(z.enum(['picture', 'text'])), z.strictObject({ in: z.array(z.enum(['picture', 'text'])).check(z.maxLength(500)) })])),
        slotId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        refund: z.optional(z.union([z.nullable(z.enum(['none', 'due', 'done'])), z.strictObject({ in: z.array(z.enum(['none', 'due', 'done'])).check(z.maxLength(500)) })])),
        adId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        reviewerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  approve: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(50), z.refine(isUnique, 'uniqueItems')) }),
  reject: z.extend(castForms.reject, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(50), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(castMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'cast_review'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['number', 'status', 'kind', 'text', 'slotId', 'deviceId', 'amountFen', 'refund', 'createdAt', 'playedAt'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        number: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        status: z.optional(
          z.union([z.nullable(z.enum(['unpaid', 'waiting', 'queued', 'played', 'refused', 'expired'])), z.strictObject({ in: z.array(z.enum(['unpaid', 'waiting', 'queued', 'played', 'refused', 'expired'])).check(z.maxLength(500)) })]),
        ),
        kind: z.optional(z.union([z.nullable(z.enum(['picture', 'text'])), z.strictObject({ in: z.array(z.enum(['picture', 'text'])).check(z.maxLength(500)) })])),
        slotId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        refund: z.optional(z.union([z.nullable(z.enum(['none', 'due', 'done'])), z.strictObject({ in: z.array(z.enum(['none', 'due', 'done'])).check(z.maxLength(500)) })])),
        adId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        reviewerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  open: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  send: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(100)),
    kind: z.enum(['picture', 'text']),
    text: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))),
    uploadId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    wishId: z.optional(z.string().check(z.minLength(16), z.maxLength(64))),
    amountFen: z.int().check(z.gte(0)),
  }),
  follow: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(100)) }),
};

/** What each call with a shape of its own answers. */
export const castOutputs = {
  open: z.strictObject({
    owner: z.string(),
    screen: z.string(),
    slot: z.string(),
    width: z.int(),
    height: z.int(),
    priceFen: z.int(),
    needsReview: z.boolean(),
    isOn: z.boolean(),
    canPay: z.boolean(),
    waiting: z.int(),
    seconds: z.int(),
    minutes: z.int(),
  }),
  send: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(100)) }),
  follow: z.strictObject({
    number: z.string(),
    status: z.enum(['unpaid', 'waiting', 'queued', 'played', 'refused', 'expired']),
    screen: z.string(),
    slot: z.string(),
    kind: z.enum(['picture', 'text']),
    text: z.nullable(z.string()),
    amountFen: z.int(),
    reason: z.nullable(z.string()),
    refund: z.enum(['none', 'due', 'done']),
    payment: z.enum(['none', 'open', 'paid', 'closed']),
    payUrl: z.nullable(z.string()),
    before: z.int(),
    until: z.stringFormat('datetime', isInstant),
    playedAt: z.nullable(z.stringFormat('datetime', isInstant)),
    zone: z.string(),
  }),
};
