// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import * as z from 'zod/mini';
import { isDate, isDistrictCode, isInstant, isUnique } from '#core/entity/formats.ts';
import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { adsOrderForms } from '#generated/model/ads-orders/types.gen.ts';

/** What each call takes. */
export const adsOrderInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(adsOrderMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
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
        adId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        adNumber: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        advertiserId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        sellingMode: z.optional(z.union([z.nullable(z.enum(['cpt', 'cpm'])), z.strictObject({ in: z.array(z.enum(['cpt', 'cpm'])).check(z.maxLength(500)) })])),
        promotionGroupId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        status: z.optional(
          z.union([z.nullable(z.enum(['toBePaid', 'toBeUploaded', 'ongoing', 'finished', 'cancelled'])), z.strictObject({ in: z.array(z.enum(['toBePaid', 'toBeUploaded', 'ongoing', 'finished', 'cancelled'])).check(z.maxLength(500)) })]),
        ),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  pay: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  upload: z.extend(adsOrderForms.upload, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  cancel: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  makeGood: z.extend(adsOrderForms.makeGood, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  refund: z.extend(adsOrderForms.refund, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  payment: z.strictObject({ id: z.string() }),
  pace: z.strictObject({ id: z.string() }),
  export: z.strictObject({
    sort: z.optional(z.enum(adsOrderMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(
      z
        .array(
          z.enum([
            'number',
            'adNumber',
            'status',
            'ownerName',
            'advertiserName',
            'slotName',
            'sellingMode',
            'priceFen',
            'amountFen',
            'startDay',
            'endDay',
            'screens',
            'plays',
            'delivered',
            'earnedFen',
            'creditFen',
            'refundedFen',
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
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        number: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        adId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        adNumber: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        advertiserId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        sellingMode: z.optional(z.union([z.nullable(z.enum(['cpt', 'cpm'])), z.strictObject({ in: z.array(z.enum(['cpt', 'cpm'])).check(z.maxLength(500)) })])),
        promotionGroupId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        status: z.optional(
          z.union([z.nullable(z.enum(['toBePaid', 'toBeUploaded', 'ongoing', 'finished', 'cancelled'])), z.strictObject({ in: z.array(z.enum(['toBePaid', 'toBeUploaded', 'ongoing', 'finished', 'cancelled'])).check(z.maxLength(500)) })]),
        ),
      }),
    ),
  }),
  buyers: z.strictObject({ page: z.optional(z.int().check(z.gte(1), z.lte(10000))), pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))), q: z.optional(z.string().check(z.maxLength(50))) }),
  search: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(10000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
    districtCode: z.optional(z.nullable(z.stringFormat('district', isDistrictCode))),
    scenes: z.optional(z.array(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])).check(z.maxLength(9))),
    dimension: z.optional(z.nullable(z.string().check(z.maxLength(11)))),
    sellingMode: z.optional(z.nullable(z.enum(['cpt', 'cpm']))),
    maxPriceFen: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1000000)))),
    from: z.optional(z.nullable(z.stringFormat('date', isDate))),
    to: z.optional(z.nullable(z.stringFormat('date', isDate))),
    freeOnly: z.optional(z.boolean()),
    q: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  }),
  quote: z.strictObject({
    lines: z.array(z.strictObject({ goodsId: z.string(), deviceIds: z.array(z.string()).check(z.minLength(1), z.maxLength(200)) })).check(z.minLength(1), z.maxLength(20)),
    from: z.stringFormat('date', isDate),
    to: z.stringFormat('date', isDate),
    sellingMode: z.enum(['cpt', 'cpm']),
    plays: z.optional(z.nullable(z.int().check(z.gte(1000), z.lte(100000000)))),
  }),
  place: z.strictObject({
    lines: z.array(z.strictObject({ goodsId: z.string(), deviceIds: z.array(z.string()).check(z.minLength(1), z.maxLength(200)) })).check(z.minLength(1), z.maxLength(20)),
    from: z.stringFormat('date', isDate),
    to: z.stringFormat('date', isDate),
    sellingMode: z.enum(['cpt', 'cpm']),
    plays: z.optional(z.nullable(z.int().check(z.gte(1000), z.lte(100000000)))),
    amountFen: z.int().check(z.gte(1)),
    advertiserId: z.optional(z.nullable(z.string())),
    promotionGroupId: z.optional(z.nullable(z.string())),
  }),
};

/** What each call with a shape of its own answers. */
export const adsOrderOutputs = {
  payment: z.strictObject({ payment: z.string() }),
  pace: z.strictObject({ standing: z.nullable(z.enum(['waiting', 'onPace', 'behind', 'done'])), expected: z.int(), days: z.array(z.strictObject({ day: z.stringFormat('date', isDate), planned: z.int(), delivered: z.nullable(z.int()) })) }),
  buyers: z.strictObject({
    mustName: z.boolean(),
    total: z.int(),
    list: z.array(z.strictObject({ id: z.string(), name: z.string(), identityState: z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn']), paused: z.boolean() })),
  }),
  search: z.strictObject({
    total: z.int(),
    dimensions: z.array(z.string()),
    list: z.array(
      z.strictObject({
        goodsId: z.string(),
        deviceId: z.string(),
        name: z.string(),
        owner: z.string(),
        slotName: z.string(),
        scene: z.nullable(z.string()),
        districtCode: z.nullable(z.string()),
        address: z.nullable(z.string()),
        inches: z.nullable(z.number()),
        resolution: z.nullable(z.string()),
        dimension: z.string(),
        priceFen: z.nullable(z.int()),
        cptPriceFen: z.nullable(z.int()),
        places: z.int(),
        opens: z.nullable(z.strictObject({ weekdays: z.array(z.int()), hours: z.array(z.strictObject({ from: z.string(), to: z.string() })) })),
        exclusive: z.boolean(),
        days: z.array(z.strictObject({ day: z.stringFormat('date', isDate), free: z.int(), open: z.boolean() })),
      }),
    ),
  }),
  quote: z.strictObject({
    amountFen: z.int(),
    expectedPlays: z.int(),
    days: z.int(),
    lines: z.array(z.strictObject({ goodsId: z.string(), slotName: z.string(), owner: z.string(), screens: z.int(), days: z.int(), priceFen: z.int(), plays: z.nullable(z.int()), amountFen: z.int(), expectedPlays: z.int() })),
    busy: z.array(z.strictObject({ deviceId: z.string(), day: z.stringFormat('date', isDate) })),
    free: z.array(z.strictObject({ from: z.stringFormat('date', isDate), to: z.stringFormat('date', isDate) })),
  }),
  place: z.strictObject({ orders: z.array(z.strictObject({ id: z.string(), number: z.string(), amountFen: z.int(), payBefore: z.stringFormat('datetime', isInstant) })) }),
};
