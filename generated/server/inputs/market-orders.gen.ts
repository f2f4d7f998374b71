// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { marketOrderMeta } from '#generated/model/market-orders/meta.gen.ts';
import { marketOrderCreate } from '#generated/model/market-orders/types.gen.ts';

/** What each call takes. */
export const marketOrderInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(marketOrderMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    totals: z.optional(z.boolean()),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        number: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        appType: z.optional(z.union([z.nullable(z.enum(['android', 'windows'])), z.strictObject({ in: z.array(z.enum(['android', 'windows'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['pending', 'paid', 'cancelled'])), z.strictObject({ in: z.array(z.enum(['pending', 'paid', 'cancelled'])).check(z.maxLength(500)) })])),
        method: z.optional(z.union([z.nullable(z.enum(['online', 'offline'])), z.strictObject({ in: z.array(z.enum(['online', 'offline'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: z.extend(marketOrderCreate, { key: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))) }),
  confirm: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')), key: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))) }),
  cancel: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(marketOrderMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(z.array(z.enum(['number', 'status', 'appType', 'quantity', 'years', 'unitPrice', 'payable', 'paid', 'method', 'createdAt', 'paidAt', 'endAt'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        number: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        appType: z.optional(z.union([z.nullable(z.enum(['android', 'windows'])), z.strictObject({ in: z.array(z.enum(['android', 'windows'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['pending', 'paid', 'cancelled'])), z.strictObject({ in: z.array(z.enum(['pending', 'paid', 'cancelled'])).check(z.maxLength(500)) })])),
        method: z.optional(z.union([z.nullable(z.enum(['online', 'offline'])), z.strictObject({ in: z.array(z.enum(['online', 'offline'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  apps: z.strictObject({}),
  pay: z.strictObject({ id: z.string().check(z.maxLength(64)), by: z.enum(['wallet', 'qr']), key: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))) }),
};

/** What each call with a shape of its own answers. */
export const marketOrderOutputs = {
  apps: z.strictObject({ apps: z.array(z.strictObject({ appType: z.enum(['android', 'windows']), unitPrice: z.int(), free: z.int(), bound: z.int(), waiting: z.int() })) }),
  pay: z.strictObject({ paid: z.boolean(), payment: z.nullable(z.string()) }),
};
