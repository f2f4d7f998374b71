// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import * as z from 'zod/mini';
import { isUnique, saysSomething } from '#core/entity/formats.ts';
import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { adSlotCreate, adSlotUpdate } from '#generated/model/ad-slots/types.gen.ts';

/** What each call takes. */
export const adSlotInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(adSlotMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        opening: z.optional(z.union([z.nullable(z.enum(['always', 'hours'])), z.strictObject({ in: z.array(z.enum(['always', 'hours'])).check(z.maxLength(500)) })])),
        mode: z.optional(z.union([z.nullable(z.enum(['shared', 'exclusive'])), z.strictObject({ in: z.array(z.enum(['shared', 'exclusive'])).check(z.maxLength(500)) })])),
        transition: z.optional(z.union([z.nullable(z.enum(['none', 'fade', 'slide'])), z.strictObject({ in: z.array(z.enum(['none', 'fade', 'slide'])).check(z.maxLength(500)) })])),
        sellingMode: z.optional(z.union([z.nullable(z.enum(['cpt', 'cpm', 'rtb', 'scan'])), z.strictObject({ in: z.array(z.enum(['cpt', 'cpm', 'rtb', 'scan'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: adSlotCreate,
  update: adSlotUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z
      .pick(adSlotUpdate, { carouselPlaces: true, transition: true, showingS: true, sellingMode: true, cptPriceFen: true, cpmPriceFen: true, rtb: true, rtbPriceFen: true, scanToCast: true, maxSellable: true })
      .check(z.refine(saysSomething, { error: 'required' })),
  }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  openSale: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  closeSale: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  areas: z.strictObject({ layoutId: z.string().check(z.maxLength(64)) }),
};

/** What each call with a shape of its own answers. */
export const adSlotOutputs = {
  areas: z.strictObject({
    selling: z.strictObject({ rtb: z.boolean(), cpmPriceFen: z.nullable(z.int()) }),
    areas: z.array(z.strictObject({ id: z.string(), name: z.string(), width: z.int(), height: z.int(), page: z.string(), home: z.boolean(), published: z.boolean() })),
  }),
};
