// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import * as z from 'zod/mini';
import { isUnique, isUri } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface AdsOrderRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  adId?: string | null;
  adNumber?: string | null;
  advertiserId?: string | null;
  advertiserName?: string | null;
  ownerName?: string | null;
  slotName?: string | null;
  showingS: number;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  priceFen?: number | null;
  dayBudgetFen?: number | null;
  amountFen?: number | null;
  startDay?: string | null;
  endDay?: string | null;
  screens?: number | null;
  plays?: number | null;
  delivered: number;
  payBefore?: string | null;
  settledAt?: string | null;
  earnedFen?: number | null;
  creditFen?: number | null;
  refundedFen: number;
  refundableFen?: number | null;
  promotionGroupId?: string | null;
  status: 'toBePaid' | 'toBeUploaded' | 'ongoing' | 'finished' | 'cancelled';
}

export interface AdsOrderDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  adId?: string | null;
  adNumber?: string | null;
  advertiserId?: string | null;
  advertiserName?: string | null;
  ownerName?: string | null;
  slotName?: string | null;
  dimension?: string | null;
  showingS: number;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  priceFen?: number | null;
  dayBudgetFen?: number | null;
  pacing?: 'even' | 'fast' | null;
  partnerName?: string | null;
  auctions?: number | null;
  wins?: number | null;
  spentFen?: number | null;
  averageFen?: number | null;
  amountFen?: number | null;
  startDay?: string | null;
  endDay?: string | null;
  screens?: number | null;
  screenList?: { id: string; name: string; place: string }[] | null;
  expectedPlays?: number | null;
  plays?: number | null;
  delivered: number;
  payBefore?: string | null;
  paidAt?: string | null;
  uploadedAt?: string | null;
  settledAt?: string | null;
  earnedFen?: number | null;
  creditFen?: number | null;
  refundedFen: number;
  refundableFen?: number | null;
  makeGoodDays: number;
  promotionGroupId?: string | null;
  status: 'toBePaid' | 'toBeUploaded' | 'ongoing' | 'finished' | 'cancelled';
}

export interface AdsOrderPaymentInput {
  id: string;
  /**
   * One payment for all that was placed with it and waits to be paid
   */
  together?: boolean;
  /**
   * Made by the caller, anew for each intention: the same again answers the same, and moves nothing twice
   */
  key: string;
}

export interface AdsOrderPaymentOutput {
  /**
   * Number of the payment; its state is asked of /pay/status/query
   */
  payment: string;
}

export interface AdsOrderPaceInput {
  id: string;
}

export interface AdsOrderPaceOutput {
  /**
   * Unit of what was sold: plays, or by CPT a screen on a day, delivered by its first play
   */
  of: 'plays' | 'places';
  /**
   * null: no order by CPM, or one that is over
   */
  standing: 'waiting' | 'onPace' | 'behind' | 'done' | null;
  /**
   * Plays at its end
   */
  expected: number;
  /**
   * From the first to the last
   */
  days: {
    day: string;
    /**
     * Its part of what was sold; null: it was sold by auction
     */
    planned: number | null;
    /**
     * null: the day is still to come
     */
    delivered: number | null;
    plays: number;
  }[];
}

export interface AdsOrderBuyersInput {
  page?: number;
  pageSize?: number;
  /**
   * Part of the name or the number
   */
  q?: string;
}

export interface AdsOrderBuyersOutput {
  /**
   * The caller is an agent: each order names one of these. Others place for themselves, and the list is empty
   */
  mustName: boolean;
  total: number;
  list: {
    /**
     * Takes advertiserId of place
     */
    id: string;
    name: string;
    /**
     * Nothing can be placed for one that is not verified
     */
    identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
    paused: boolean;
  }[];
}

export interface AdsOrderSearchInput {
  page?: number;
  pageSize?: number;
  /**
   * A province, a city or a district
   */
  districtCode?: string | null;
  scenes?: ('mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other')[];
  /**
   * Of the slot, as in 1920x1080
   */
  dimension?: string | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  /**
   * Of the selling mode that was asked for, else of either
   */
  maxPriceFen?: number | null;
  /**
   * First day
   */
  from?: string | null;
  /**
   * Last day
   */
  to?: string | null;
  /**
   * Only screens with a place on each of these days
   */
  freeOnly?: boolean;
  /**
   * Part of the name or the address
   */
  q?: string | null;
}

export interface AdsOrderSearchOutput {
  total: number;
  /**
   * Those that are for sale at all
   */
  dimensions: string[];
  list: {
    goodsId: string;
    deviceId: string;
    name: string;
    /**
     * Name of the media owner
     */
    owner: string;
    slotName: string;
    /**
     * Page of the layout that somebody must open to see the slot; null: the home page
     */
    page: string | null;
    scene: string | null;
    districtCode: string | null;
    address: string | null;
    inches: number | null;
    resolution: string | null;
    dimension: string;
    /**
     * Seconds of one showing: no video may be longer
     */
    showingS: number;
    /**
     * Per thousand plays
     */
    priceFen: number | null;
    /**
     * Per slot and day
     */
    cptPriceFen: number | null;
    /**
     * The least bid for a thousand plays, where it is sold by auction
     */
    floorFen: number | null;
    /**
     * Places a day
     */
    places: number;
    /**
     * When the slot is open; null: always
     */
    opens: {
      /**
       * 1 Monday to 7 Sunday; none: each
       */
      weekdays: number[];
      hours: { from: string; to: string }[];
    } | null;
    /**
     * While it is open, no other slot of its place plays
     */
    exclusive: boolean;
    /**
     * Of the days that were asked for
     */
    days: {
      day: string;
      free: number;
      /**
       * The slot has turns on that day
       */
      open: boolean;
      /**
       * Between which it has them, where that is not the whole day
       */
      hours: { from: string; to: string }[];
    }[];
  }[];
}

export interface AdsOrderRegionsInput {
  scenes?: ('mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other')[];
  /**
   * Of the slot, as in 1920x1080
   */
  dimension?: string | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  /**
   * Of the selling mode that was asked for, else of either
   */
  maxPriceFen?: number | null;
  /**
   * First day
   */
  from?: string | null;
  /**
   * Last day
   */
  to?: string | null;
  /**
   * Only screens with a place on each of these days
   */
  freeOnly?: boolean;
  /**
   * Part of the name or the address
   */
  q?: string | null;
}

export interface AdsOrderRegionsOutput {
  /**
   * Those without a division, too
   */
  total: number;
  /**
   * In the order of the codes, what lies below right behind
   */
  list: {
    code: string;
    name: string;
    depth: number;
    /**
     * In it and below it
     */
    count: number;
  }[];
}

export interface AdsOrderQuoteInput {
  lines: { goodsId: string; deviceIds: string[] }[];
  /**
   * First day, at the earliest tomorrow
   */
  from: string;
  /**
   * Last day
   */
  to: string;
  sellingMode: 'cpt' | 'cpm' | 'rtb';
  /**
   * CPM: how many in all; a quarter of what the places are expected to play, at least
   */
  plays?: number | null;
  /**
   * RTB: the most for a thousand plays
   */
  bidFen?: number | null;
  /**
   * RTB: in all, shared among the slots by their screens
   */
  budgetFen?: number | null;
  /**
   * RTB: on one day, shared alike; null: none of its own
   */
  dayBudgetFen?: number | null;
  /**
   * RTB: spread over its days and hours, or as fast as it wins; null: even
   */
  pacing?: 'even' | 'fast' | null;
  /**
   * RTB: of bid and budgets; CNY is the only one that is taken
   */
  currency?: string | null;
}

export interface AdsOrderQuoteOutput {
  /**
   * All lines
   */
  amountFen: number;
  /**
   * What these screens will play in their carousels
   */
  expectedPlays: number;
  days: number;
  /**
   * One order each
   */
  lines: {
    goodsId: string;
    slotName: string;
    owner: string;
    screens: number;
    /**
     * Those on which the slot is open
     */
    days: number;
    priceFen: number;
    plays: number | null;
    amountFen: number;
    expectedPlays: number;
  }[];
  /**
   * Days on which a screen has no place left
   */
  busy: { deviceId: string; day: string }[];
  /**
   * The nearest periods of that length with a place on every screen, where something is busy
   */
  free: { from: string; to: string }[];
}

export interface AdsOrderPlaceInput {
  lines: { goodsId: string; deviceIds: string[] }[];
  from: string;
  to: string;
  sellingMode: 'cpt' | 'cpm' | 'rtb';
  plays?: number | null;
  /**
   * RTB: the most for a thousand plays
   */
  bidFen?: number | null;
  /**
   * RTB: in all, shared among the slots by their screens
   */
  budgetFen?: number | null;
  /**
   * RTB: on one day, shared alike; null: none of its own
   */
  dayBudgetFen?: number | null;
  /**
   * RTB: spread over its days and hours, or as fast as it wins; null: even
   */
  pacing?: 'even' | 'fast' | null;
  /**
   * RTB: of bid and budgets; CNY is the only one that is taken
   */
  currency?: string | null;
  /**
   * As it was shown: another price is refused, and never taken from here
   */
  amountFen: number;
  /**
   * An agent names for whom it buys
   */
  advertiserId?: string | null;
  /**
   * Whose ads these become, within its days, its budget and what it names; null: the default group
   */
  promotionGroupId?: string | null;
  /**
   * Made by the caller, anew for each intention: the same again answers the same, and moves nothing twice
   */
  key: string;
}

export interface AdsOrderPlaceOutput {
  orders: { id: string; number: string; amountFen: number; payBefore: string }[];
}

/** What actions ask for. */
export const adsOrderForms = {
  upload: z.strictObject({
    materials: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems')),
    landingUrl: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
    codeCorner: z.nullish(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])),
  }),
  rebid: z.strictObject({ priceFen: z.int().check(z.gte(1), z.lte(1000000)), dayBudgetFen: z.nullish(z.int().check(z.gte(1), z.lte(1000000000))) }),
  outside: z.strictObject({ seat: z.nullish(z.string().check(z.regex(new RegExp('^[A-Za-z0-9_.-]{1,40}$', 'u')))) }),
  makeGood: z.strictObject({ days: z.int().check(z.gte(1), z.lte(31)) }),
  refund: z.strictObject({ fen: z.int().check(z.gte(1), z.lte(1000000000)) }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const adsOrderWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const adsOrderRules: readonly Rule[] = [];
