// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import * as z from 'zod/mini';
import { isDate, isInstant, isUnique, saysSomething } from '#core/entity/formats.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adCreate, adForms, adUpdate } from '#generated/model/ads/types.gen.ts';

/** What each call takes. */
export const adInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(adMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'adv_audit', 'adv_audit_approved', 'adv_audit_disapproved', 'bin'])),
    totals: z.optional(z.boolean()),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(
          z.union([
            z.nullable(z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'])),
            z.strictObject({ in: z.array(z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'])).check(z.maxLength(500)) }),
          ]),
        ),
        status: z.optional(
          z.union([
            z.nullable(z.enum(['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'takenDown', 'expired', 'deleted'])),
            z.strictObject({ in: z.array(z.enum(['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'takenDown', 'expired', 'deleted'])).check(z.maxLength(500)) }),
          ]),
        ),
        downloadStatus: z.optional(z.union([z.nullable(z.enum(['pending', 'downloading', 'failed', 'success'])), z.strictObject({ in: z.array(z.enum(['pending', 'downloading', 'failed', 'success'])).check(z.maxLength(500)) })])),
        campaignId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        promotionPlanId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        promotionGroupId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        heldBy: z.optional(z.union([z.nullable(z.enum(['plan', 'group', 'ad'])), z.strictObject({ in: z.array(z.enum(['plan', 'group', 'ad'])).check(z.maxLength(500)) })])),
        advertiserId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        slotId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        startAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        promotion: z.optional(
          z.union([z.nullable(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])), z.strictObject({ in: z.array(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])).check(z.maxLength(500)) })]),
        ),
        deliveryMode: z.optional(z.union([z.nullable(z.enum(['precise', 'matching'])), z.strictObject({ in: z.array(z.enum(['precise', 'matching'])).check(z.maxLength(500)) })])),
        insertionType: z.optional(z.union([z.nullable(z.enum(['cycle', 'times'])), z.strictObject({ in: z.array(z.enum(['cycle', 'times'])).check(z.maxLength(500)) })])),
        targetType: z.optional(z.union([z.nullable(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])), z.strictObject({ in: z.array(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])).check(z.maxLength(500)) })])),
        targetIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        kind: z.optional(z.union([z.nullable(z.enum(['file', 'text', 'url'])), z.strictObject({ in: z.array(z.enum(['file', 'text', 'url'])).check(z.maxLength(500)) })])),
        materials: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        codeCorner: z.optional(
          z.union([z.nullable(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])), z.strictObject({ in: z.array(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])).check(z.maxLength(500)) })]),
        ),
        reviewerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        editorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: adCreate,
  update: adUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z.pick(adUpdate, { campaignId: true, startAt: true, endAt: true, durationS: true, mute: true, playCycleS: true, weekdays: true, windows: true, dates: true }).check(z.refine(saysSomething, { error: 'required' })),
  }),
  approve: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  reject: z.extend(adForms.reject, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  takeDown: z.extend(adForms.takeDown, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  see: z.strictObject({ id: z.string(), contentHash: z.string().check(z.maxLength(64)) }),
  seen: z.strictObject({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(200)) }),
  history: z.strictObject({ id: z.string() }),
  hold: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  resume: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  arrange: z.extend(adForms.arrange, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  revise: z.extend(adForms.revise, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  withdraw: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  pause: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  start: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  repush: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(adMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'adv_audit', 'adv_audit_approved', 'adv_audit_disapproved'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(
      z
        .array(
          z.enum([
            'number',
            'name',
            'type',
            'status',
            'campaignId',
            'advertiserId',
            'slotId',
            'layoutId',
            'slotSize',
            'targetType',
            'targetIds',
            'kind',
            'durationS',
            'mute',
            'deliveryMode',
            'startAt',
            'endAt',
            'daysLeft',
            'downloadStatus',
            'impressions',
            'creatorId',
            'deptId',
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
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(
          z.union([
            z.nullable(z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'])),
            z.strictObject({ in: z.array(z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'])).check(z.maxLength(500)) }),
          ]),
        ),
        status: z.optional(
          z.union([
            z.nullable(z.enum(['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'takenDown', 'expired', 'deleted'])),
            z.strictObject({ in: z.array(z.enum(['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'takenDown', 'expired', 'deleted'])).check(z.maxLength(500)) }),
          ]),
        ),
        downloadStatus: z.optional(z.union([z.nullable(z.enum(['pending', 'downloading', 'failed', 'success'])), z.strictObject({ in: z.array(z.enum(['pending', 'downloading', 'failed', 'success'])).check(z.maxLength(500)) })])),
        campaignId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        promotionPlanId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        promotionGroupId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        heldBy: z.optional(z.union([z.nullable(z.enum(['plan', 'group', 'ad'])), z.strictObject({ in: z.array(z.enum(['plan', 'group', 'ad'])).check(z.maxLength(500)) })])),
        advertiserId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        slotId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        startAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        promotion: z.optional(
          z.union([z.nullable(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])), z.strictObject({ in: z.array(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])).check(z.maxLength(500)) })]),
        ),
        deliveryMode: z.optional(z.union([z.nullable(z.enum(['precise', 'matching'])), z.strictObject({ in: z.array(z.enum(['precise', 'matching'])).check(z.maxLength(500)) })])),
        insertionType: z.optional(z.union([z.nullable(z.enum(['cycle', 'times'])), z.strictObject({ in: z.array(z.enum(['cycle', 'times'])).check(z.maxLength(500)) })])),
        targetType: z.optional(z.union([z.nullable(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])), z.strictObject({ in: z.array(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])).check(z.maxLength(500)) })])),
        targetIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        kind: z.optional(z.union([z.nullable(z.enum(['file', 'text', 'url'])), z.strictObject({ in: z.array(z.enum(['file', 'text', 'url'])).check(z.maxLength(500)) })])),
        materials: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        codeCorner: z.optional(
          z.union([z.nullable(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])), z.strictObject({ in: z.array(z.enum(['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])).check(z.maxLength(500)) })]),
        ),
        reviewerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        editorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  issue: z.strictObject({
    adIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20), z.refine(isUnique, 'uniqueItems')),
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']),
    targetIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100), z.refine(isUnique, 'uniqueItems')),
  }),
  issuable: z.strictObject({
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']),
    targetIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
    q: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    page: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
  }),
  preflight: z.strictObject({
    id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    type: z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler']),
    slotId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    deliveryMode: z.optional(z.nullable(z.enum(['precise', 'matching']))),
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']),
    targetIds: z.array(z.string()).check(z.maxLength(500)),
    startAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
    endAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
    weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
    windows: z.optional(
      z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
    ),
    dates: z.optional(z.array(z.stringFormat('date', isDate)).check(z.maxLength(366))),
    durationS: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(86400)))),
    position: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(9999)))),
    insertionType: z.optional(z.nullable(z.enum(['cycle', 'times']))),
    playCycleS: z.optional(z.nullable(z.int().check(z.gte(10), z.lte(86400)))),
    playCount: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100000)))),
    firstStartAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
    firstEndAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
    materials: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20))),
    materialTimes: z.optional(
      z
        .array(
          z.strictObject({
            material: z.string().check(z.maxLength(64)),
            weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
            windows: z.optional(
              z.array(z.strictObject({ from: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))), to: z.string().check(z.regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'))) })).check(z.maxLength(24)),
            ),
            dates: z.optional(z.array(z.stringFormat('date', isDate)).check(z.maxLength(366))),
          }),
        )
        .check(z.maxLength(20)),
    ),
  }),
  reach: z.strictObject({
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']),
    targetIds: z.array(z.string()).check(z.maxLength(500)),
    slotId: z.optional(z.nullable(z.string())),
    deliveryMode: z.optional(z.nullable(z.enum(['precise', 'matching']))),
    type: z.optional(z.nullable(z.string())),
    endAt: z.optional(z.nullable(z.stringFormat('datetime', isInstant))),
  }),
};

/** What each call with a shape of its own answers. */
export const adOutputs = {
  see: z.strictObject({}),
  seen: z.strictObject({ ids: z.array(z.string()) }),
  history: z.strictObject({
    maker: z.nullable(z.string()),
    advertiser: z.nullable(z.string()),
    reviewer: z.nullable(z.string()),
    decisions: z.array(z.strictObject({ verb: z.enum(['approve', 'reject']), at: z.stringFormat('datetime', isInstant), by: z.string(), reason: z.nullable(z.string()) })),
    changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  }),
  issue: z.strictObject({ results: z.array(z.strictObject({ adId: z.string(), targetId: z.string(), code: z.int(), message: z.string(), how: z.nullable(z.enum(['added', 'copied'])), issuedId: z.nullable(z.string()) })) }),
  issuable: z.strictObject({
    total: z.int(),
    list: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        cover: z.nullable(z.string()),
        type: z.string(),
        status: z.string(),
        startAt: z.nullable(z.stringFormat('datetime', isInstant)),
        endAt: z.nullable(z.stringFormat('datetime', isInstant)),
        slot: z.nullable(z.string()),
        how: z.enum(['added', 'copied']),
      }),
    ),
  }),
  preflight: z.strictObject({
    screens: z.int(),
    showing: z.int(),
    unasked: z.int(),
    crowded: z.nullable(z.strictObject({ screens: z.int(), days: z.int(), from: z.stringFormat('date', isDate) })),
    programmes: z.array(
      z.strictObject({
        screens: z.int(),
        named: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        zone: z.string(),
        layout: z.nullable(z.string()),
        page: z.nullable(z.string()),
        why: z.nullable(z.string()),
        by: z.nullable(z.string()),
        days: z.array(
          z.strictObject({
            day: z.stringFormat('date', isDate),
            from: z.stringFormat('datetime', isInstant),
            to: z.stringFormat('datetime', isInstant),
            plays: z.int(),
            seconds: z.int(),
            starts: z.boolean(),
            parts: z.array(z.strictObject({ from: z.stringFormat('datetime', isInstant), to: z.stringFormat('datetime', isInstant) })),
          }),
        ),
      }),
    ),
  }),
  reach: z.strictObject({
    screens: z.int(),
    groups: z.int(),
    showing: z.int(),
    offline: z.int(),
    inactive: z.int(),
    expired: z.int(),
    expiring: z.int(),
    withoutSlot: z.int(),
    zones: z.array(z.string()),
    named: z.array(z.strictObject({ id: z.string(), name: z.string(), why: z.enum(['withoutSlot', 'expired', 'offline', 'inactive']) })),
    shapes: z.array(
      z.strictObject({
        screens: z.int(),
        layoutId: z.nullable(z.string()),
        width: z.int(),
        height: z.int(),
        background: z.string(),
        boxes: z.array(z.strictObject({ x: z.int(), y: z.int(), width: z.int(), height: z.int(), kind: z.string(), fit: z.enum(['contain', 'cover', 'fill']), background: z.string() })),
      }),
    ),
  }),
};
