// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import * as z from 'zod/mini';
import { isDate, isInstant, isUnique, isUri } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { add, eq, ge, gt, instant, isMissing, le, lengthOf, ne, oneOf } from '#core/entity/rule.ts';

export interface AdRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  coverUrl?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'takenDown' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success';
  campaignId?: string | null;
  promotionPlanId?: string | null;
  promotionGroupId?: string | null;
  ownHold: boolean;
  heldBy?: 'plan' | 'group' | 'ad' | null;
  orderId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  layoutId?: string | null;
  slotSize?: string | null;
  startsApproved?: boolean | null;
  startAt?: string | null;
  endAt: string;
  daysLeft?: number | null;
  durationS?: number | null;
  ofCast: boolean;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  kind: 'file' | 'text' | 'url';
  landingUrl?: string | null;
  codeCorner?: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null;
  impressions?: number | null;
  interactionCount?: number | null;
  editorId?: string | null;
  editorIds?: string[] | null;
}

export interface AdDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  coverUrl?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'takenDown' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success';
  campaignId?: string | null;
  promotionPlanId?: string | null;
  promotionGroupId?: string | null;
  ownHold: boolean;
  heldBy?: 'plan' | 'group' | 'ad' | null;
  orderId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  layoutId?: string | null;
  slotSize?: string | null;
  startsApproved?: boolean | null;
  startAt?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt: string;
  daysLeft?: number | null;
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  dates?: string[] | null;
  durationS?: number | null;
  ofCast: boolean;
  position?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  playCount?: number | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  kind: 'file' | 'text' | 'url';
  materials?: string[] | null;
  materialTimes?:
    | {
        /**
         * One of the materials
         */
        material: string;
        weekdays?: number[] | null;
        windows?: { from: string; to: string }[] | null;
        dates?: string[] | null;
      }[]
    | null;
  url?: string | null;
  landingUrl?: string | null;
  codeCorner?: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null;
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
  impressions?: number | null;
  interactionCount?: number | null;
  qrCode?: string | null;
  reviewerId?: string | null;
  reviewedAt?: string | null;
  reason?: string | null;
  contentHash?: string | null;
  editorId?: string | null;
  editorIds?: string[] | null;
}

export interface AdCreate {
  name: string;
  type?: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  startsApproved?: boolean | null;
  startAt?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt: string;
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  dates?: string[] | null;
  durationS?: number | null;
  copyOf?: string | null;
  position?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  playCount?: number | null;
  targetType?: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  kind?: 'file' | 'text' | 'url';
  materials?: string[] | null;
  materialTimes?:
    | {
        /**
         * One of the materials
         */
        material: string;
        weekdays?: number[] | null;
        windows?: { from: string; to: string }[] | null;
        dates?: string[] | null;
      }[]
    | null;
  url?: string | null;
  landingUrl?: string | null;
  codeCorner?: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null;
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
}

export interface AdUpdate {
  id: string;
  rev?: number;
  name?: string;
  campaignId?: string | null;
  slotId?: string;
  startsApproved?: boolean | null;
  startAt?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt?: string;
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  dates?: string[] | null;
  durationS?: number | null;
  position?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  playCount?: number | null;
  targetIds?: string[];
  kind?: 'file' | 'text' | 'url';
  materials?: string[] | null;
  materialTimes?:
    | {
        /**
         * One of the materials
         */
        material: string;
        weekdays?: number[] | null;
        windows?: { from: string; to: string }[] | null;
        dates?: string[] | null;
      }[]
    | null;
  url?: string | null;
  landingUrl?: string | null;
  codeCorner?: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null;
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
}

export interface AdUpdateMany {
  ids: string[];
  set: {
    campaignId?: string | null;
    startAt?: string | null;
    endAt?: string;
    weekdays?: number[] | null;
    windows?: { from: string; to: string }[] | null;
    dates?: string[] | null;
    durationS?: number | null;
    mute?: boolean | null;
    playCycleS?: number | null;
  };
}

export interface AdSeeInput {
  id: string;
  /**
   * As the ad had it that was looked at, to the end
   */
  contentHash: string;
}

export interface AdSeenInput {
  ids: string[];
}

export interface AdSeenOutput {
  /**
   * Those that the caller saw as they are now
   */
  ids: string[];
}

export interface AdHistoryInput {
  id: string;
}

export interface AdHistoryOutput {
  /**
   * Whose ad it is; who reviews need not see accounts and enterprises
   */
  maker: string | null;
  advertiser: string | null;
  /**
   * Of the decision that holds
   */
  reviewer: string | null;
  /**
   * Earlier reviews, the latest first
   */
  decisions: { verb: 'approve' | 'reject'; at: string; by: string; reason: string | null }[];
  /**
   * What differs from what was reviewed last; empty where nothing was
   */
  changes: {
    field: string;
    /**
     * JSON
     */
    before: string;
    /**
     * JSON
     */
    after: string;
  }[];
}

export interface AdIssueInput {
  adIds: string[];
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
}

export interface AdIssueOutput {
  /**
   * One of each ad and target
   */
  results: {
    adId: string;
    targetId: string;
    /**
     * 0: done
     */
    code: number;
    message: string;
    /**
     * An ad that waits for review takes the target along; any other goes on as it is, and a copy of it waits for review
     */
    how: 'added' | 'copied' | null;
    /**
     * The ad that now has the target
     */
    issuedId: string | null;
  }[];
}

export interface AdIssuableInput {
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  q?: string | null;
  page?: number;
  pageSize?: number;
}

export interface AdIssuableOutput {
  total: number;
  list: {
    id: string;
    name: string;
    cover: string | null;
    type: string;
    status: string;
    startAt: string | null;
    endAt: string | null;
    /**
     * Its name
     */
    slot: string | null;
    /**
     * As issue would do it
     */
    how: 'added' | 'copied';
  }[];
}

export interface AdPreflightInput {
  /**
   * The saved ad in whose stead it would play
   */
  id?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  slotId?: string | null;
  deliveryMode?: 'precise' | 'matching' | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  /**
   * null: now
   */
  startAt?: string | null;
  endAt?: string | null;
  weekdays?: number[];
  windows?: { from: string; to: string }[];
  dates?: string[];
  durationS?: number | null;
  position?: number | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  playCount?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  materials?: string[];
  materialTimes?: { material: string; weekdays?: number[]; windows?: { from: string; to: string }[]; dates?: string[] }[];
}

export interface AdPreflightOutput {
  /**
   * All that the target means now
   */
  screens: number;
  /**
   * Those that show it at some time of the days that were looked at
   */
  showing: number;
  /**
   * Screens of further programmes, which were not looked at
   */
  unasked: number;
  /**
   * Where an ad of one's own takes a turn from what advertisers bought: all places are taken (AD-13)
   */
  crowded: {
    screens: number;
    days: number;
    /**
     * The first of the days
     */
    from: string;
  } | null;
  /**
   * Screens that show the same stand together; those that do not show it first, then the most screens
   */
  programmes: {
    screens: number;
    /**
     * Some of them, of those that the caller may see
     */
    named: { id: string; name: string }[];
    zone: string;
    layout: string | null;
    /**
     * Name of the page that somebody must open to see it; null: it plays on the home page
     */
    page: string | null;
    /**
     * Why it never plays there: pointExpired, closed, noLayout, or the rule that beats it; null: it plays
     */
    why: string | null;
    /**
     * Name of the ad that plays instead
     */
    by: string | null;
    /**
     * A week from its first day on, by the clock of these screens
     */
    days: {
      day: string;
      /**
       * Midnight
       */
      from: string;
      to: string;
      /**
       * How often a screen shows it on that day
       */
      plays: number;
      /**
       * How long in all
       */
      seconds: number;
      /**
       * At each start of the player
       */
      starts: boolean;
      parts: { from: string; to: string }[];
    }[];
  }[];
}

export interface AdReachInput {
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  slotId?: string | null;
  deliveryMode?: 'precise' | 'matching' | null;
  /**
   * Kind of the ad: an emergency has the whole screen, and needs no slot
   */
  type?: string | null;
  /**
   * Screens that expire before are counted
   */
  endAt?: string | null;
}

export interface AdReachOutput {
  /**
   * All that the target means now
   */
  screens: number;
  /**
   * In how many groups they are
   */
  groups: number;
  /**
   * Those that have the place, and have not expired
   */
  showing: number;
  offline: number;
  /**
   * Never connected
   */
  inactive: number;
  expired: number;
  /**
   * Not expired yet, but before the end that was asked for
   */
  expiring: number;
  /**
   * Their layout has no such slot; none while no slot was asked for
   */
  withoutSlot: number;
  /**
   * Each time zone once
   */
  zones: string[];
  /**
   * The first few that will not show it, or not now, of those that the caller may see
   */
  named: { id: string; name: string; why: 'withoutSlot' | 'expired' | 'offline' | 'inactive' }[];
  /**
   * The shapes that occur, the most frequent first
   */
  shapes: {
    screens: number;
    /**
     * A layout with this page; null where the caller may see none, or where the ad takes the whole screen
     */
    layoutId: string | null;
    /**
     * Design pixels
     */
    width: number;
    height: number;
    background: string;
    /**
     * What the page has, from back to front
     */
    boxes: {
      x: number;
      y: number;
      width: number;
      height: number;
      /**
       * "slot" is where the ad plays
       */
      kind: string;
      fit: 'contain' | 'cover' | 'fill';
      background: string;
    }[];
  }[];
}

export const adCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  type: z.optional(z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'])),
  campaignId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  advertiserId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  slotId: z.string().check(z.minLength(1), z.maxLength(64)),
  startsApproved: z.nullish(z.boolean()),
  startAt: z.nullish(z.stringFormat('datetime', isInstant)),
  promotion: z.nullish(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])),
  endAt: z.stringFormat('datetime', isInstant),
  weekdays: z.nullish(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
  windows: z.nullish(
    z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
  ),
  dates: z.nullish(z.array(z.stringFormat('date', isDate)).check(z.maxLength(366))),
  durationS: z.nullish(z.int().check(z.gte(1), z.lte(86400))),
  copyOf: z.nullish(z.string().check(z.maxLength(40))),
  position: z.nullish(z.int().check(z.gte(0), z.lte(9999))),
  mute: z.nullish(z.boolean()),
  deliveryMode: z.nullish(z.enum(['precise', 'matching'])),
  insertionType: z.nullish(z.enum(['cycle', 'times'])),
  playCycleS: z.nullish(z.int().check(z.gte(10), z.lte(86400))),
  firstStartAt: z.nullish(z.stringFormat('datetime', isInstant)),
  firstEndAt: z.nullish(z.stringFormat('datetime', isInstant)),
  playCount: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
  targetType: z.optional(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])),
  targetIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems')),
  kind: z.optional(z.enum(['file', 'text', 'url'])),
  materials: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  materialTimes: z.nullish(
    z
      .array(
        z.strictObject({
          material: z.string().check(z.minLength(1), z.maxLength(64)),
          weekdays: z.optional(z.nullable(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)))),
          windows: z.optional(
            z.nullable(
              z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
            ),
          ),
          dates: z.optional(z.nullable(z.array(z.stringFormat('date', isDate)).check(z.maxLength(366)))),
        }),
      )
      .check(z.maxLength(20)),
  ),
  url: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  landingUrl: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  codeCorner: z.nullish(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])),
  text: z.nullish(z.string().check(z.minLength(1), z.maxLength(500))),
  textColor: z.nullish(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  backgroundColor: z.nullish(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  fontSize: z.nullish(z.int().check(z.gte(8), z.lte(400))),
});

/** What is absent stays; null clears. */
export const adUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  campaignId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  slotId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  startsApproved: z.nullish(z.boolean()),
  startAt: z.nullish(z.stringFormat('datetime', isInstant)),
  promotion: z.nullish(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])),
  endAt: z.optional(z.stringFormat('datetime', isInstant)),
  weekdays: z.nullish(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
  windows: z.nullish(
    z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
  ),
  dates: z.nullish(z.array(z.stringFormat('date', isDate)).check(z.maxLength(366))),
  durationS: z.nullish(z.int().check(z.gte(1), z.lte(86400))),
  position: z.nullish(z.int().check(z.gte(0), z.lte(9999))),
  mute: z.nullish(z.boolean()),
  deliveryMode: z.nullish(z.enum(['precise', 'matching'])),
  insertionType: z.nullish(z.enum(['cycle', 'times'])),
  playCycleS: z.nullish(z.int().check(z.gte(10), z.lte(86400))),
  firstStartAt: z.nullish(z.stringFormat('datetime', isInstant)),
  firstEndAt: z.nullish(z.stringFormat('datetime', isInstant)),
  playCount: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
  targetIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
  kind: z.optional(z.enum(['file', 'text', 'url'])),
  materials: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  materialTimes: z.nullish(
    z
      .array(
        z.strictObject({
          material: z.string().check(z.minLength(1), z.maxLength(64)),
          weekdays: z.optional(z.nullable(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)))),
          windows: z.optional(
            z.nullable(
              z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
            ),
          ),
          dates: z.optional(z.nullable(z.array(z.stringFormat('date', isDate)).check(z.maxLength(366)))),
        }),
      )
      .check(z.maxLength(20)),
  ),
  url: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  landingUrl: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  codeCorner: z.nullish(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])),
  text: z.nullish(z.string().check(z.minLength(1), z.maxLength(500))),
  textColor: z.nullish(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  backgroundColor: z.nullish(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  fontSize: z.nullish(z.int().check(z.gte(8), z.lte(400))),
});

/** What actions ask for. */
export const adForms = {
  reject: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
  takeDown: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
  arrange: z.strictObject({ groupId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  revise: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(50)),
    files: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems')),
    landingUrl: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
    codeCorner: z.nullish(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])),
  }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const adWhens: Whens = {
  startAt: (v) => isMissing(v.startsApproved) || eq(v.startsApproved, false),
  insertionType: (v) => eq(v.type, 'insertion'),
  playCycleS: (v) => eq(v.type, 'insertion'),
  firstStartAt: (v) => eq(v.type, 'insertion'),
  firstEndAt: (v) => eq(v.type, 'insertion'),
  playCount: (v) => eq(v.type, 'insertion') && eq(v.insertionType, 'times'),
  materials: (v) => eq(v.kind, 'file'),
  materialTimes: (v) => eq(v.kind, 'file'),
  url: (v) => eq(v.kind, 'url'),
  text: (v) => eq(v.kind, 'text'),
  textColor: (v) => eq(v.kind, 'text'),
  backgroundColor: (v) => eq(v.kind, 'text'),
  fontSize: (v) => eq(v.kind, 'text'),
};

/** Rules across fields, in the order in which they are asked. */
export const adRules: readonly Rule[] = [
  { id: 'required', at: 'startAt', reads: ['startsApproved', 'startAt'], assert: (v) => !(isMissing(v.startsApproved) || eq(v.startsApproved, false)) || !isMissing(v.startAt) },
  { id: 'required', at: 'playCycleS', reads: ['type', 'playCycleS'], assert: (v) => !eq(v.type, 'insertion') || !isMissing(v.playCycleS) },
  { id: 'required', at: 'materials', reads: ['kind', 'materials'], assert: (v) => !eq(v.kind, 'file') || (!isMissing(v.materials) && lengthOf(v.materials) !== 0) },
  { id: 'required', at: 'url', reads: ['kind', 'url'], assert: (v) => !eq(v.kind, 'url') || !isMissing(v.url) },
  { id: 'required', at: 'text', reads: ['kind', 'text'], assert: (v) => !eq(v.kind, 'text') || !isMissing(v.text) },
  { id: 'ad.startLead', at: 'startAt', on: ['create'], reads: ['startAt', 'type'], assert: (v, c) => eq(v.type, 'emergency') || isMissing(instant(v.startAt)) || ge(instant(v.startAt), c.now + 300000) },
  { id: 'ad.endLead', at: 'endAt', reads: ['endAt', 'startAt'], assert: (v) => isMissing(instant(v.startAt)) || ge(instant(v.endAt), add(instant(v.startAt), 300000)) },
  { id: 'ad.endAhead', at: 'endAt', reads: ['endAt'], assert: (v, c) => ge(instant(v.endAt), c.now + 300000) },
  { id: 'ad.oneMaterial', at: 'materials', reads: ['kind', 'materials', 'type'], assert: (v) => (!isMissing(v.type) && !oneOf(v.type, ['bootUp', 'launcher'])) || ne(v.kind, 'file') || le(lengthOf(v.materials), 1) },
  { id: 'ad.firstPlay', at: 'firstEndAt', reads: ['firstEndAt', 'firstStartAt'], assert: (v) => isMissing(instant(v.firstStartAt)) || isMissing(instant(v.firstEndAt)) || gt(instant(v.firstEndAt), instant(v.firstStartAt)) },
  { id: 'ad.firstInPeriod', at: 'firstStartAt', reads: ['firstStartAt', 'startAt'], assert: (v) => isMissing(instant(v.firstStartAt)) || isMissing(instant(v.startAt)) || ge(instant(v.firstStartAt), instant(v.startAt)) },
  { id: 'ad.codePage', at: 'landingUrl', on: ['create', 'update', 'revise'], reads: ['codeCorner', 'kind', 'landingUrl'], assert: (v) => isMissing(v.codeCorner) || eq(v.codeCorner, 'none') || !isMissing(v.landingUrl) || eq(v.kind, 'url') },
];
