// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, gt, isMissing, le, lengthOf, ne } from '#core/entity/rule.ts';

export interface AdSlotRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  layoutId: string;
  widgetId?: string | null;
  width: number;
  height: number;
  carouselPlaces: number;
  opening: 'always' | 'hours';
  mode: 'shared' | 'exclusive';
  sellingMode: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  showingS?: number | null;
  maxSellable?: number | null;
  onSale: boolean;
  bottomImage?: string | null;
  builtIn: boolean;
}

export interface AdSlotDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  layoutId: string;
  widgetId?: string | null;
  width: number;
  height: number;
  carouselPlaces: number;
  opening: 'always' | 'hours';
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  mode: 'shared' | 'exclusive';
  transition?: 'none' | 'fade' | 'slide' | null;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  castPriceFen?: number | null;
  castReview?: boolean | null;
  showingS?: number | null;
  maxSellable?: number | null;
  onSale: boolean;
  bottomImage?: string | null;
  builtIn: boolean;
}

export interface AdSlotCreate {
  name: string;
  layoutId: string;
  widgetId?: string | null;
  width: number;
  height: number;
  carouselPlaces?: number;
  opening?: 'always' | 'hours';
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  mode?: 'shared' | 'exclusive';
  transition?: 'none' | 'fade' | 'slide' | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  castPriceFen?: number | null;
  castReview?: boolean | null;
  showingS?: number | null;
  maxSellable?: number | null;
  bottomImage?: string | null;
}

export interface AdSlotUpdate {
  id: string;
  rev?: number;
  name?: string;
  layoutId?: string;
  widgetId?: string | null;
  width?: number;
  height?: number;
  carouselPlaces?: number;
  opening?: 'always' | 'hours';
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  mode?: 'shared' | 'exclusive';
  transition?: 'none' | 'fade' | 'slide' | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  castPriceFen?: number | null;
  castReview?: boolean | null;
  showingS?: number | null;
  maxSellable?: number | null;
  bottomImage?: string | null;
}

export interface AdSlotUpdateMany {
  ids: string[];
  set: {
    carouselPlaces?: number;
    transition?: 'none' | 'fade' | 'slide' | null;
    sellingMode?: 'cpt' | 'cpm' | 'rtb' | 'scan';
    cptPriceFen?: number | null;
    cpmPriceFen?: number | null;
    rtb?: boolean | null;
    rtbPriceFen?: number | null;
    scanToCast?: boolean | null;
    showingS?: number | null;
    maxSellable?: number | null;
  };
}

export interface AdSlotAreasInput {
  layoutId: string;
}

export interface AdSlotAreasOutput {
  /**
   * What a new slot in it begins with
   */
  selling: { rtb: boolean; cpmPriceFen: number | null };
  areas: {
    /**
     * As widgetId of a slot
     */
    id: string;
    name: string;
    /**
     * Design pixels
     */
    width: number;
    /**
     * Design pixels
     */
    height: number;
    /**
     * Name of its page
     */
    page: string;
    /**
     * On the home page: shown without anybody opening a page
     */
    home: boolean;
    /**
     * False: screens show it once the draft is published
     */
    published: boolean;
  }[];
}

export const adSlotCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  layoutId: z.string().check(z.minLength(1), z.maxLength(64)),
  widgetId: z.nullish(z.string().check(z.maxLength(40))),
  width: z.int().check(z.gte(1), z.lte(11520)),
  height: z.int().check(z.gte(1), z.lte(11520)),
  carouselPlaces: z.optional(z.int().check(z.gte(1), z.lte(100))),
  opening: z.optional(z.enum(['always', 'hours'])),
  weekdays: z.nullish(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
  windows: z.nullish(
    z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
  ),
  mode: z.optional(z.enum(['shared', 'exclusive'])),
  transition: z.nullish(z.enum(['none', 'fade', 'slide'])),
  sellingMode: z.optional(z.enum(['cpt', 'cpm', 'rtb', 'scan'])),
  cptPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(1000000))),
  cpmPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(1000000))),
  rtb: z.nullish(z.boolean()),
  rtbPriceFen: z.nullish(z.int().check(z.gte(1), z.lte(1000000))),
  scanToCast: z.nullish(z.boolean()),
  castPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(100000))),
  castReview: z.nullish(z.boolean()),
  showingS: z.nullish(z.int().check(z.gte(5), z.lte(300))),
  maxSellable: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  bottomImage: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** What is absent stays; null clears. */
export const adSlotUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  layoutId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  widgetId: z.nullish(z.string().check(z.maxLength(40))),
  width: z.optional(z.int().check(z.gte(1), z.lte(11520))),
  height: z.optional(z.int().check(z.gte(1), z.lte(11520))),
  carouselPlaces: z.optional(z.int().check(z.gte(1), z.lte(100))),
  opening: z.optional(z.enum(['always', 'hours'])),
  weekdays: z.nullish(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
  windows: z.nullish(
    z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
  ),
  mode: z.optional(z.enum(['shared', 'exclusive'])),
  transition: z.nullish(z.enum(['none', 'fade', 'slide'])),
  sellingMode: z.optional(z.enum(['cpt', 'cpm', 'rtb', 'scan'])),
  cptPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(1000000))),
  cpmPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(1000000))),
  rtb: z.nullish(z.boolean()),
  rtbPriceFen: z.nullish(z.int().check(z.gte(1), z.lte(1000000))),
  scanToCast: z.nullish(z.boolean()),
  castPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(100000))),
  castReview: z.nullish(z.boolean()),
  showingS: z.nullish(z.int().check(z.gte(5), z.lte(300))),
  maxSellable: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  bottomImage: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const adSlotWhens: Whens = {
  weekdays: (v) => eq(v.opening, 'hours'),
  windows: (v) => eq(v.opening, 'hours'),
  cptPriceFen: (v) => eq(v.sellingMode, 'cpt'),
  cpmPriceFen: (v) => eq(v.sellingMode, 'cpm'),
  rtbPriceFen: (v) => eq(v.rtb, true) || eq(v.sellingMode, 'rtb'),
  castPriceFen: (v) => eq(v.scanToCast, true) || eq(v.sellingMode, 'scan'),
  castReview: (v) => eq(v.scanToCast, true) || eq(v.sellingMode, 'scan'),
};

/** Rules across fields, in the order in which they are asked. */
export const adSlotRules: readonly Rule[] = [
  { id: 'required', at: 'cptPriceFen', reads: ['sellingMode', 'cptPriceFen'], assert: (v) => !eq(v.sellingMode, 'cpt') || !isMissing(v.cptPriceFen) },
  { id: 'required', at: 'cpmPriceFen', reads: ['sellingMode', 'cpmPriceFen'], assert: (v) => !eq(v.sellingMode, 'cpm') || !isMissing(v.cpmPriceFen) },
  { id: 'required', at: 'rtbPriceFen', reads: ['rtb', 'sellingMode', 'rtbPriceFen'], assert: (v) => !(eq(v.rtb, true) || eq(v.sellingMode, 'rtb')) || !isMissing(v.rtbPriceFen) },
  { id: 'adSlot.sellable', at: 'maxSellable', reads: ['carouselPlaces', 'maxSellable'], assert: (v) => isMissing(v.maxSellable) || le(v.maxSellable, v.carouselPlaces) },
  { id: 'adSlot.opens', at: 'windows', reads: ['opening', 'weekdays', 'windows'], assert: (v) => isMissing(v.opening) || ne(v.opening, 'hours') || gt(lengthOf(v.weekdays), 0) || gt(lengthOf(v.windows), 0) },
];
