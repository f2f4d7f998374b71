// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { adWhens } from '#generated/model/ads/types.gen.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AdStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  name: string;
  coverUrl: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'takenDown' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success' | null;
  campaignId: string | null;
  promotionPlanId: string | null;
  promotionGroupId: string | null;
  ownHold: boolean | null;
  heldBy: 'plan' | 'group' | 'ad' | null;
  orderId: string | null;
  auctioned: boolean | null;
  advertiserId: string | null;
  slotId: string;
  layoutId: string | null;
  slotSize: string | null;
  startsApproved: boolean | null;
  startAt: number | null;
  promotion: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt: number;
  weekdays: unknown;
  windows: unknown;
  dates: unknown;
  durationS: number | null;
  ofCast: boolean | null;
  copyOf: string | null;
  position: number | null;
  mute: boolean | null;
  deliveryMode: 'precise' | 'matching' | null;
  insertionType: 'cycle' | 'times' | null;
  playCycleS: number | null;
  firstStartAt: number | null;
  firstEndAt: number | null;
  playCount: number | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  kind: 'file' | 'text' | 'url';
  materials: string[];
  materialTimes: unknown;
  url: string | null;
  landingUrl: string | null;
  codeCorner: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null;
  text: string | null;
  textColor: string | null;
  backgroundColor: string | null;
  fontSize: number | null;
  impressions: number | null;
  interactionCount: number | null;
  qrCode: string | null;
  reviewerId: string | null;
  reviewedAt: number | null;
  reason: string | null;
  contentHash: string | null;
  editorId: string | null;
  editorIds: unknown;
}

export const adTable: TableMeta = {
  name: 'ads',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'coverUrl', type: 'text' },
    { name: 'type', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'downloadStatus', type: 'text' },
    { name: 'campaignId', type: 'text' },
    { name: 'promotionPlanId', type: 'text' },
    { name: 'promotionGroupId', type: 'text' },
    { name: 'ownHold', type: 'boolean' },
    { name: 'heldBy', type: 'text' },
    { name: 'orderId', type: 'text' },
    { name: 'auctioned', type: 'boolean' },
    { name: 'advertiserId', type: 'text' },
    { name: 'slotId', type: 'text' },
    { name: 'layoutId', type: 'text' },
    { name: 'slotSize', type: 'text' },
    { name: 'startsApproved', type: 'boolean' },
    { name: 'startAt', type: 'integer' },
    { name: 'promotion', type: 'text' },
    { name: 'endAt', type: 'integer' },
    { name: 'weekdays', type: 'json' },
    { name: 'windows', type: 'json' },
    { name: 'dates', type: 'json' },
    { name: 'durationS', type: 'integer' },
    { name: 'ofCast', type: 'boolean' },
    { name: 'copyOf', type: 'text' },
    { name: 'position', type: 'integer' },
    { name: 'mute', type: 'boolean' },
    { name: 'deliveryMode', type: 'text' },
    { name: 'insertionType', type: 'text' },
    { name: 'playCycleS', type: 'integer' },
    { name: 'firstStartAt', type: 'integer' },
    { name: 'firstEndAt', type: 'integer' },
    { name: 'playCount', type: 'integer' },
    { name: 'targetType', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'materialTimes', type: 'json' },
    { name: 'url', type: 'text' },
    { name: 'landingUrl', type: 'text' },
    { name: 'codeCorner', type: 'text' },
    { name: 'text', type: 'text' },
    { name: 'textColor', type: 'text' },
    { name: 'backgroundColor', type: 'text' },
    { name: 'fontSize', type: 'integer' },
    { name: 'impressions', type: 'integer' },
    { name: 'interactionCount', type: 'integer' },
    { name: 'qrCode', type: 'text' },
    { name: 'reviewerId', type: 'text' },
    { name: 'reviewedAt', type: 'integer' },
    { name: 'reason', type: 'text' },
    { name: 'contentHash', type: 'text' },
    { name: 'editorId', type: 'text' },
    { name: 'editorIds', type: 'json' },
  ],
  indexes: [
    ['qrCode'],
    ['status', 'endAt'],
    ['status', 'startAt'],
    ['status', 'downloadStatus'],
    ['deptId'],
    ['creatorId'],
    ['slotId'],
    ['campaignId'],
    ['startAt'],
    ['endAt'],
    ['type'],
    ['name'],
    ['createdAt'],
    ['advertiserId'],
    ['downloadStatus'],
    ['impressions'],
    ['reviewedAt'],
    ['heldBy'],
    ['orderId'],
    ['targetType'],
    ['deliveryMode'],
  ],
  across: [['id'], ['promotionGroupId'], ['promotionPlanId']],
  unique: [['number']],
  global: [],
  links: [
    { field: 'targetIds', table: 'ads__target_ids' },
    { field: 'materials', table: 'ads__materials' },
  ],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const adViews: Readonly<Record<string, Predicate>> = {
  adv_audit: (eb) => eb('status', '=', 'pendingApproval'),
  adv_audit_approved: (eb) => eb.and([eb('reviewed_at', 'is not', null), eb('status', '!=', 'disapproved')]),
  adv_audit_disapproved: (eb) => eb.and([eb('reviewed_at', 'is not', null), eb('status', '=', 'disapproved')]),
};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const adRefFilters: Readonly<Record<string, Predicate>> = { advertiserId: (eb) => eb('customer_type', 'in', ['advertiser', 'agent']) };

/** Transitions that nobody clicks, in the order in which they are tried. */
export const adSystem: readonly SystemTransition[] = [
  { from: ['pendingPlay', 'playing'], to: 'takenDown', signals: ['takenDown'], when: (eb, p) => p.signals.takenDown!(eb) },
  { from: ['takenDown'], to: 'pendingPlay', signals: ['takenDown'], when: (eb, p) => eb.not(p.signals.takenDown!(eb)) },
  { from: ['pendingPlay'], to: 'playing', signals: ['planPaused'], when: (eb, p) => eb.and([eb('start_at', '<=', eb.val(p.now)), eb('download_status', '=', 'success'), eb.not(p.signals.planPaused!(eb)), eb('held_by', 'is', null)]) },
  { from: ['playing'], to: 'pendingPlay', signals: ['planPaused'], when: (eb, p) => eb.or([eb('download_status', 'in', ['pending', 'downloading', 'failed']), p.signals.planPaused!(eb), eb('held_by', 'is not', null)]) },
  { from: ['pendingPlay', 'playing', 'paused', 'takenDown'], to: 'expired', signals: [], when: (eb, p) => eb('end_at', '<=', eb.val(p.now)) },
];

/** Rows that keep a record from being deleted. */
export const adKeeps: readonly Keep[] = [
  { field: 'campaignId', of: 'campaign', refuse: 'CAMPAIGN_IN_USE', word: { zh: '广告', en: 'Ad' } },
  { field: 'promotionGroupId', of: 'promotionGroup', across: true, refuse: 'GROUP_IN_USE', word: { zh: '广告', en: 'Ad' } },
  { field: 'slotId', of: 'adSlot', refuse: 'SLOT_IN_USE', word: { zh: '广告', en: 'Ad' }, while: (eb) => eb('status', 'not in', ['expired', 'disapproved']) },
  { field: 'materials', of: 'material', refuse: 'MATERIAL_IN_USE', word: { zh: '广告', en: 'Ad' } },
];

/** What /docs says of it. */
export const adDoc: EntityDoc = {
  whens: adWhens,
  name: 'ad',
  resource: 'ads',
  source: 'schemas/ad.yaml',
  route: { YXF: '/adv_mag', ADS: '/promotion/slot_list' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'campaignId', json: {}, keeps: { of: 'campaign', refuse: 'CAMPAIGN_IN_USE' } },
    { name: 'promotionGroupId', json: {}, keeps: { of: 'promotionGroup', refuse: 'GROUP_IN_USE' } },
    { name: 'advertiserId', json: {}, filter: "customerType in ['advertiser', 'agent']" },
    { name: 'slotId', json: {}, keeps: { of: 'adSlot', refuse: 'SLOT_IN_USE', while: "!(status in ['expired', 'disapproved'])" } },
    { name: 'startAt', json: {}, when: 'startsApproved == null || !startsApproved' },
    { name: 'daysLeft', json: {}, derive: 'days(endAt - now())' },
    { name: 'weekdays', json: { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 } } },
    {
      name: 'windows',
      json: {
        type: 'array',
        maxItems: 24,
        items: {
          type: 'object',
          required: ['from', 'to'],
          additionalProperties: false,
          properties: { from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, to: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } },
        },
      },
    },
    { name: 'dates', json: { type: 'array', maxItems: 366, items: { type: 'string', format: 'date' } } },
    { name: 'durationS', json: { minimum: 1, maximum: 86400 } },
    { name: 'copyOf', json: { maxLength: 40 } },
    { name: 'position', json: { minimum: 0, maximum: 9999 } },
    { name: 'insertionType', json: {}, when: "type == 'insertion'" },
    { name: 'playCycleS', json: { minimum: 10, maximum: 86400 }, when: "type == 'insertion'" },
    { name: 'firstStartAt', json: {}, when: "type == 'insertion'" },
    { name: 'firstEndAt', json: {}, when: "type == 'insertion'" },
    { name: 'playCount', json: { minimum: 1, maximum: 100000 }, when: "type == 'insertion' && insertionType == 'times'" },
    { name: 'targetIds', json: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'string' } } },
    { name: 'materials', json: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } }, when: "kind == 'file'", keeps: { of: 'material', refuse: 'MATERIAL_IN_USE' } },
    {
      name: 'materialTimes',
      json: {
        type: 'array',
        maxItems: 20,
        items: {
          type: 'object',
          required: ['material'],
          additionalProperties: false,
          properties: {
            material: { type: 'string', minLength: 1, maxLength: 64, description: 'One of the materials' },
            weekdays: { type: ['array', 'null'], maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 } },
            windows: {
              type: ['array', 'null'],
              maxItems: 24,
              items: {
                type: 'object',
                required: ['from', 'to'],
                additionalProperties: false,
                properties: { from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, to: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } },
              },
            },
            dates: { type: ['array', 'null'], maxItems: 366, items: { type: 'string', format: 'date' } },
          },
        },
      },
      when: "kind == 'file'",
    },
    { name: 'url', json: { format: 'uri', maxLength: 500 }, when: "kind == 'url'" },
    { name: 'landingUrl', json: { format: 'uri', maxLength: 500 } },
    { name: 'text', json: { minLength: 1, maxLength: 500 }, when: "kind == 'text'" },
    { name: 'textColor', json: { pattern: '^#[0-9a-fA-F]{6}$' }, when: "kind == 'text'" },
    { name: 'backgroundColor', json: { pattern: '^#[0-9a-fA-F]{6}$' }, when: "kind == 'text'" },
    { name: 'fontSize', json: { minimum: 8, maximum: 400 }, when: "kind == 'text'" },
    { name: 'editorIds', json: { type: 'array', items: { type: 'string' } } },
  ],
  forms: {
    reject: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }],
    takeDown: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }],
    arrange: [{ name: 'groupId', json: {}, kind: 'ref', required: true }],
    revise: [
      { name: 'name', json: { minLength: 1, maxLength: 50 }, kind: 'text', required: true },
      { name: 'files', json: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } }, kind: 'refs', required: true },
      { name: 'landingUrl', json: { format: 'uri', maxLength: 500 }, kind: 'text', required: false },
      { name: 'codeCorner', json: {}, kind: 'enum', required: false, values: ['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] },
    ],
  },
  rules: [
    { id: 'startLead', at: 'startAt', on: ['create'], assert: "type == 'emergency' || startAt == null || startAt >= now() + limits.scheduling" },
    { id: 'endLead', at: 'endAt', on: ['create', 'update'], assert: 'startAt == null || endAt >= startAt + limits.scheduling' },
    { id: 'endAhead', at: 'endAt', on: ['create', 'update'], assert: 'endAt >= now() + limits.scheduling' },
    { id: 'oneMaterial', at: 'materials', on: ['create', 'update'], assert: "!(type in ['bootUp', 'launcher']) || kind != 'file' || len(materials) <= 1" },
    { id: 'firstPlay', at: 'firstEndAt', on: ['create', 'update'], assert: 'firstStartAt == null || firstEndAt == null || firstEndAt > firstStartAt' },
    { id: 'firstInPeriod', at: 'firstStartAt', on: ['create', 'update'], assert: 'firstStartAt == null || startAt == null || firstStartAt >= startAt' },
    { id: 'codePage', at: 'landingUrl', on: ['create', 'update', 'revise'], assert: "codeCorner == null || codeCorner == 'none' || landingUrl != null || kind == 'url'" },
  ],
  conditions: { update: 'orderId == null || endAt > now()', duplicate: 'ofCast == null || !ofCast', hold: 'ownHold == null || !ownHold', resume: 'ownHold' },
  fixed: ['type', 'targetType', 'advertiserId'],
  locks: ['orderId != null'],
  system: ['takenDown()', '!takenDown()', "startAt <= now() && downloadStatus == 'success' && !planPaused() && heldBy == null", "downloadStatus in ['pending', 'downloading', 'failed'] || planPaused() || heldBy != null", 'endAt <= now()'],
  views: { adv_audit: "status == 'pendingApproval'", adv_audit_approved: "reviewedAt != null && status != 'disapproved'", adv_audit_disapproved: "reviewedAt != null && status == 'disapproved'" },
  columns: [
    'status',
    'coverUrl',
    'name',
    'type',
    'downloadStatus',
    'startAt',
    'endAt',
    'daysLeft',
    'slotId',
    'campaignId',
    'promotionGroupId',
    'promotionPlanId',
    'heldBy',
    'impressions',
    'interactionCount',
    'targetType',
    'advertiserId',
    'durationS',
    'creatorId',
    'createdAt',
  ],
  indexes: [
    ['qrCode'],
    ['status', 'endAt'],
    ['status', 'startAt'],
    ['status', 'downloadStatus'],
    ['deptId'],
    ['creatorId'],
    ['slotId'],
    ['campaignId'],
    ['startAt'],
    ['endAt'],
    ['type'],
    ['name'],
    ['createdAt'],
    ['advertiserId'],
    ['downloadStatus'],
    ['impressions'],
    ['reviewedAt'],
    ['heldBy'],
    ['orderId'],
    ['targetType'],
    ['deliveryMode'],
    ['id'],
    ['promotionGroupId'],
    ['promotionPlanId'],
  ],
  unique: [['number']],
  global: [],
  limits: ['scheduling'],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: {
      name: 'Sample text of a field',
      type: 'common',
      slotId: '01900000-0000-7000-8000-000000000001',
      startAt: '2030-01-02T00:00:00.000Z',
      endAt: '2030-01-03T00:00:00.000Z',
      playCycleS: 10,
      targetType: 'device',
      targetIds: ['01900000-0000-7000-8000-000000000001'],
      kind: 'file',
      materials: ['01900000-0000-7000-8000-000000000001'],
      url: 'https://example.com/page',
      text: 'Sample text of a field',
    },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { campaignId: '01900000-0000-7000-8000-000000000001' } },
    approve: { ids: ['01900000-0000-7000-8000-000000000001'] },
    reject: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
    takeDown: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
    see: { id: 'Sample text of a fie', contentHash: 'Sample text of a field' },
    seen: { ids: ['Sample text of a fie'] },
    history: { id: 'Sample text of a fie' },
    hold: { ids: ['01900000-0000-7000-8000-000000000001'] },
    resume: { ids: ['01900000-0000-7000-8000-000000000001'] },
    arrange: { ids: ['01900000-0000-7000-8000-000000000001'], groupId: '01900000-0000-7000-8000-000000000001' },
    revise: { ids: ['01900000-0000-7000-8000-000000000001'], name: 'Sample text of a field', files: ['01900000-0000-7000-8000-000000000001'] },
    withdraw: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    start: { ids: ['01900000-0000-7000-8000-000000000001'] },
    repush: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    issue: { adIds: ['Sample text of a field'], targetType: 'device', targetIds: ['Sample text of a field'] },
    issuable: { targetType: 'device', targetIds: ['Sample text of a field'] },
    preflight: { type: 'common', targetType: 'device', targetIds: [] },
    reach: { targetType: 'device', targetIds: [] },
  },
};
