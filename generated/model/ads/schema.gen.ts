// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import * as z from 'zod/mini';
import { isDate, isInstant, isUnique, isUri } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { add, eq, ge, gt, instant, isMissing, le, lengthOf, ne, oneOf } from '#core/entity/rule.ts';

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
  position: z.nullish(z.int().check(z.gte(0), z.lte(9999))),
  mute: z.nullish(z.boolean()),
  deliveryMode: z.nullish(z.enum(['precise', 'matching'])),
  insertionType: z.nullish(z.enum(['cycle', 'times'])),
  playCycleS: z.nullish(z.int().check(z.gte(10), z.lte(86400))),
  firstStartAt: z.nullish(z.stringFormat('datetime', isInstant)),
  firstEndAt: z.nullish(z.stringFormat('datetime', isInstant)),
  playCount: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
  targetType: z.optional(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag'])),
  targetIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems')),
  kind: z.optional(z.enum(['file', 'text', 'url'])),
  materials: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  url: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  landingUrl: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
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
  url: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  landingUrl: z.nullish(z.stringFormat('uri', isUri).check(z.maxLength(500))),
  text: z.nullish(z.string().check(z.minLength(1), z.maxLength(500))),
  textColor: z.nullish(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  backgroundColor: z.nullish(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  fontSize: z.nullish(z.int().check(z.gte(8), z.lte(400))),
});

/** What actions ask for. */
export const adForms = { reject: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const adWhens: Whens = {
  startAt: (v) => isMissing(v.startsApproved) || eq(v.startsApproved, false),
  insertionType: (v) => eq(v.type, 'insertion'),
  playCycleS: (v) => eq(v.type, 'insertion'),
  firstStartAt: (v) => eq(v.type, 'insertion'),
  firstEndAt: (v) => eq(v.type, 'insertion'),
  playCount: (v) => eq(v.type, 'insertion') && eq(v.insertionType, 'times'),
  materials: (v) => eq(v.kind, 'file'),
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
  { id: 'ad.startLead', at: 'startAt', on: ['create'], reads: ['startAt'], assert: (v, c) => isMissing(instant(v.startAt)) || ge(instant(v.startAt), c.now + 300000) },
  { id: 'ad.endLead', at: 'endAt', reads: ['endAt', 'startAt'], assert: (v) => isMissing(instant(v.startAt)) || ge(instant(v.endAt), add(instant(v.startAt), 300000)) },
  { id: 'ad.endAhead', at: 'endAt', reads: ['endAt'], assert: (v, c) => ge(instant(v.endAt), c.now + 300000) },
  { id: 'ad.oneMaterial', at: 'materials', reads: ['kind', 'materials', 'type'], assert: (v) => (!isMissing(v.type) && !oneOf(v.type, ['bootUp', 'launcher'])) || ne(v.kind, 'file') || le(lengthOf(v.materials), 1) },
  { id: 'ad.firstPlay', at: 'firstEndAt', reads: ['firstEndAt', 'firstStartAt'], assert: (v) => isMissing(instant(v.firstStartAt)) || isMissing(instant(v.firstEndAt)) || gt(instant(v.firstEndAt), instant(v.firstStartAt)) },
  { id: 'ad.firstInPeriod', at: 'firstStartAt', reads: ['firstStartAt', 'startAt'], assert: (v) => isMissing(instant(v.firstStartAt)) || isMissing(instant(v.startAt)) || ge(instant(v.firstStartAt), instant(v.startAt)) },
];
