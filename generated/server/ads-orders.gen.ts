// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AdsOrderStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  adId: string | null;
  adNumber: string | null;
  advertiserId: string | null;
  advertiserName: string | null;
  payerId: string | null;
  ownerName: string | null;
  goodsId: string | null;
  slotId: string | null;
  slotName: string | null;
  dimension: string | null;
  showingS: number | null;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | null;
  priceFen: number | null;
  dayBudgetFen: number | null;
  pacing: 'even' | 'fast' | null;
  partnerId: string | null;
  partnerName: string | null;
  auctions: number | null;
  wins: number | null;
  spentMilli: number | null;
  charged: number | null;
  spentFen: number | null;
  averageFen: number | null;
  amountFen: number | null;
  startDay: string | null;
  endDay: string | null;
  startAt: number | null;
  endAt: number | null;
  screens: number | null;
  screenList: unknown;
  expectedPlays: number | null;
  plays: number | null;
  delivered: number | null;
  placedWith: string | null;
  payBefore: number | null;
  paidAt: number | null;
  uploadedAt: number | null;
  settledAt: number | null;
  earnedFen: number | null;
  creditFen: number | null;
  allottedAt: number | null;
  allotAgainAt: number | null;
  refundedFen: number | null;
  placeDays: number | null;
  makeGoodDays: number | null;
  promotionGroupId: string | null;
  promotionPlanId: string | null;
  status: 'toBePaid' | 'toBeUploaded' | 'ongoing' | 'finished' | 'cancelled';
  pacedAt: number | null;
}

export const adsOrderTable: TableMeta = {
  name: 'ads_orders',
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
    { name: 'adId', type: 'text' },
    { name: 'adNumber', type: 'text' },
    { name: 'advertiserId', type: 'text' },
    { name: 'advertiserName', type: 'text' },
    { name: 'payerId', type: 'text' },
    { name: 'ownerName', type: 'text' },
    { name: 'goodsId', type: 'text' },
    { name: 'slotId', type: 'text' },
    { name: 'slotName', type: 'text' },
    { name: 'dimension', type: 'text' },
    { name: 'showingS', type: 'integer' },
    { name: 'sellingMode', type: 'text' },
    { name: 'priceFen', type: 'integer' },
    { name: 'dayBudgetFen', type: 'integer' },
    { name: 'pacing', type: 'text' },
    { name: 'partnerId', type: 'text' },
    { name: 'partnerName', type: 'text' },
    { name: 'auctions', type: 'integer' },
    { name: 'wins', type: 'integer' },
    { name: 'spentMilli', type: 'integer' },
    { name: 'charged', type: 'integer' },
    { name: 'spentFen', type: 'integer' },
    { name: 'averageFen', type: 'integer' },
    { name: 'amountFen', type: 'integer' },
    { name: 'startDay', type: 'text' },
    { name: 'endDay', type: 'text' },
    { name: 'startAt', type: 'integer' },
    { name: 'endAt', type: 'integer' },
    { name: 'screens', type: 'integer' },
    { name: 'screenList', type: 'json' },
    { name: 'expectedPlays', type: 'integer' },
    { name: 'plays', type: 'integer' },
    { name: 'delivered', type: 'integer' },
    { name: 'placedWith', type: 'text' },
    { name: 'payBefore', type: 'integer' },
    { name: 'paidAt', type: 'integer' },
    { name: 'uploadedAt', type: 'integer' },
    { name: 'settledAt', type: 'integer' },
    { name: 'earnedFen', type: 'integer' },
    { name: 'creditFen', type: 'integer' },
    { name: 'allottedAt', type: 'integer' },
    { name: 'allotAgainAt', type: 'integer' },
    { name: 'refundedFen', type: 'integer' },
    { name: 'placeDays', type: 'integer' },
    { name: 'makeGoodDays', type: 'integer' },
    { name: 'promotionGroupId', type: 'text' },
    { name: 'promotionPlanId', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'pacedAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['status', 'createdAt'], ['status', 'payBefore'], ['status', 'endAt'], ['status', 'settledAt'], ['status', 'allottedAt'], ['advertiserId', 'createdAt'], ['slotId'], ['adId'], ['amountFen'], ['sellingMode']],
  across: [['id'], ['payerId', 'status'], ['placedWith'], ['promotionGroupId'], ['promotionPlanId']],
  unique: [['number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const adsOrderViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const adsOrderRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const adsOrderSystem: readonly SystemTransition[] = [
  { from: ['toBePaid'], to: 'cancelled', signals: [], when: (eb, p) => eb('pay_before', '<=', eb.val(p.now)) },
  { from: ['ongoing'], to: 'toBeUploaded', signals: ['adRefused'], when: (eb, p) => p.signals.adRefused!(eb) },
  { from: ['ongoing'], to: 'finished', signals: [], when: (eb) => eb('delivered', '>=', eb.ref('plays')) },
  { from: ['toBeUploaded', 'ongoing'], to: 'finished', signals: [], when: (eb, p) => eb('end_at', '<=', eb.val(p.now)) },
];

/** Rows that keep a record from being deleted. */
export const adsOrderKeeps: readonly Keep[] = [
  { field: 'slotId', of: 'adSlot', refuse: 'SLOT_SOLD', word: { zh: '广告订单', en: 'Ad order' }, while: (eb) => eb('status', 'not in', ['finished', 'cancelled']) },
  { field: 'partnerId', of: 'demandPartner', refuse: 'PARTNER_IN_USE', word: { zh: '广告订单', en: 'Ad order' }, while: (eb) => eb.and([eb('status', '!=', 'cancelled'), eb('settled_at', 'is', null)]) },
  { field: 'promotionGroupId', of: 'promotionGroup', across: true, refuse: 'GROUP_IN_USE', word: { zh: '广告订单', en: 'Ad order' }, while: (eb) => eb.and([eb('status', '!=', 'cancelled'), eb('settled_at', 'is', null)]) },
];

/** What /docs says of it. */
export const adsOrderDoc: EntityDoc = {
  name: 'adsOrder',
  resource: 'ads-orders',
  source: 'schemas/ads-order.yaml',
  route: { YXF: '/ads_order', ADS: '/finance_list/orders' },
  fields: [
    { name: 'slotId', json: {}, keeps: { of: 'adSlot', refuse: 'SLOT_SOLD', while: "!(status in ['finished', 'cancelled'])" } },
    { name: 'partnerId', json: {}, keeps: { of: 'demandPartner', refuse: 'PARTNER_IN_USE', while: "status != 'cancelled' && settledAt == null" } },
    { name: 'screenList', json: { type: 'array', items: { type: 'object', required: ['id', 'name', 'place'], additionalProperties: false, properties: { id: { type: 'string' }, name: { type: 'string' }, place: { type: 'string' } } } } },
    { name: 'refundableFen', json: {}, derive: 'earnedFen - refundedFen' },
    { name: 'promotionGroupId', json: {}, keeps: { of: 'promotionGroup', refuse: 'GROUP_IN_USE', while: "status != 'cancelled' && settledAt == null" } },
  ],
  forms: {
    upload: [
      { name: 'materials', json: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } }, kind: 'refs', required: true },
      { name: 'landingUrl', json: { format: 'uri', maxLength: 500 }, kind: 'text', required: false },
      { name: 'codeCorner', json: {}, kind: 'enum', required: false, values: ['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] },
    ],
    rebid: [
      { name: 'priceFen', json: { minimum: 1, maximum: 1000000 }, kind: 'money', required: true },
      { name: 'dayBudgetFen', json: { minimum: 1, maximum: 1000000000 }, kind: 'money', required: false },
    ],
    outside: [{ name: 'seat', json: { pattern: '^[A-Za-z0-9_.-]{1,40}$' }, kind: 'text', required: false }],
    makeGood: [{ name: 'days', json: { minimum: 1, maximum: 31 }, kind: 'integer', required: true }],
    refund: [{ name: 'fen', json: { minimum: 1, maximum: 1000000000 }, kind: 'money', required: true }],
  },
  rules: [],
  conditions: { rebid: "sellingMode == 'rtb'", outside: "sellingMode == 'rtb'", stop: "sellingMode == 'rtb'", makeGood: "sellingMode != 'rtb' && settledAt == null", refund: 'settledAt != null' },
  system: ['payBefore <= now()', 'adRefused()', 'delivered >= plays', 'endAt <= now()'],
  views: {},
  columns: [
    'status',
    'number',
    'adNumber',
    'ownerName',
    'advertiserId',
    'slotName',
    'sellingMode',
    'amountFen',
    'startDay',
    'endDay',
    'screens',
    'delivered',
    'plays',
    'priceFen',
    'earnedFen',
    'creditFen',
    'refundedFen',
    'payBefore',
    'promotionGroupId',
    'createdAt',
  ],
  indexes: [
    ['createdAt'],
    ['status', 'createdAt'],
    ['status', 'payBefore'],
    ['status', 'endAt'],
    ['status', 'settledAt'],
    ['status', 'allottedAt'],
    ['advertiserId', 'createdAt'],
    ['slotId'],
    ['adId'],
    ['amountFen'],
    ['sellingMode'],
    ['id'],
    ['payerId', 'status'],
    ['placedWith'],
    ['promotionGroupId'],
    ['promotionPlanId'],
  ],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    pay: { ids: ['01900000-0000-7000-8000-000000000001'] },
    upload: { ids: ['01900000-0000-7000-8000-000000000001'], materials: ['01900000-0000-7000-8000-000000000001'] },
    cancel: { ids: ['01900000-0000-7000-8000-000000000001'] },
    rebid: { ids: ['01900000-0000-7000-8000-000000000001'], priceFen: 1 },
    outside: { ids: ['01900000-0000-7000-8000-000000000001'] },
    stop: { ids: ['01900000-0000-7000-8000-000000000001'] },
    makeGood: { ids: ['01900000-0000-7000-8000-000000000001'], days: 1 },
    refund: { ids: ['01900000-0000-7000-8000-000000000001'], fen: 1 },
    payment: { id: 'Sample text of a fie', key: '0123456789abcdef0123456789abcdef' },
    pace: { id: 'Sample text of a fie' },
    export: { sort: 'createdAt', order: 'desc' },
    buyers: {},
    search: {},
    regions: {},
    quote: { lines: [{ goodsId: 'Sample text of a fie', deviceIds: ['Sample text of a fie'] }], from: '2030-01-01', to: '2030-01-01', sellingMode: 'cpt' },
    place: { lines: [{ goodsId: 'Sample text of a fie', deviceIds: ['Sample text of a fie'] }], from: '2030-01-01', to: '2030-01-01', sellingMode: 'cpt', amountFen: 1, key: '0123456789abcdef0123456789abcdef' },
  },
};
