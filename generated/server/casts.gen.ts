// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface CastStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  status: 'unpaid' | 'waiting' | 'queued' | 'played' | 'refused' | 'expired';
  picture: string | null;
  text: string | null;
  kind: 'picture' | 'text' | null;
  slotId: string | null;
  deviceId: string | null;
  amountFen: number | null;
  needsReview: boolean | null;
  until: number | null;
  reason: string | null;
  refund: 'none' | 'due' | 'done' | null;
  adId: string | null;
  paidAt: number | null;
  reviewerId: string | null;
  reviewedAt: number | null;
  playedAt: number | null;
  settledAt: number | null;
}

export const castTable: TableMeta = {
  name: 'casts',
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
    { name: 'status', type: 'text' },
    { name: 'picture', type: 'text' },
    { name: 'text', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'slotId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'amountFen', type: 'integer' },
    { name: 'needsReview', type: 'boolean' },
    { name: 'until', type: 'integer' },
    { name: 'reason', type: 'text' },
    { name: 'refund', type: 'text' },
    { name: 'adId', type: 'text' },
    { name: 'paidAt', type: 'integer' },
    { name: 'reviewerId', type: 'text' },
    { name: 'reviewedAt', type: 'integer' },
    { name: 'playedAt', type: 'integer' },
    { name: 'settledAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['status', 'until'], ['status', 'settledAt'], ['deviceId', 'status'], ['slotId', 'createdAt'], ['deptId'], ['adId'], ['amountFen'], ['playedAt'], ['kind'], ['refund']],
  across: [['id']],
  unique: [['number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const castViews: Readonly<Record<string, Predicate>> = { cast_review: (eb) => eb('status', '=', 'waiting') };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const castRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const castSystem: readonly SystemTransition[] = [
  { from: ['unpaid', 'waiting'], to: 'expired', signals: [], when: (eb, p) => eb('until', '<=', eb.val(p.now)) },
  { from: ['unpaid'], to: 'waiting', signals: [], when: (eb) => eb.or([eb('amount_fen', '=', eb.lit(0)), eb('paid_at', 'is not', null)]) },
  { from: ['waiting'], to: 'queued', signals: [], when: (eb) => eb('needs_review', '=', eb.lit(0)) },
  { from: ['queued'], to: 'played', signals: ['castShown'], when: (eb, p) => p.signals.castShown!(eb) },
  { from: ['queued'], to: 'expired', signals: [], when: (eb, p) => eb(eb('until', '+', eb.lit(120000)), '<=', eb.val(p.now)) },
];

/** What /docs says of it. */
export const castDoc: EntityDoc = {
  name: 'cast',
  resource: 'casts',
  source: 'schemas/cast.yaml',
  route: { YXF: '/adv_mag/casts' },
  fields: [{ name: 'text', json: { maxLength: 200 } }],
  forms: { reject: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }] },
  rules: [],
  conditions: { approve: 'until > now()' },
  system: ['until <= now()', 'amountFen == 0 || paidAt != null', '!needsReview', 'castShown()', 'until + limits.castLate <= now()'],
  views: { cast_review: "status == 'waiting'" },
  columns: ['status', 'number', 'picture', 'text', 'deviceId', 'amountFen', 'refund', 'createdAt', 'playedAt', 'slotId', 'kind'],
  indexes: [['createdAt'], ['status', 'until'], ['status', 'settledAt'], ['deviceId', 'status'], ['slotId', 'createdAt'], ['deptId'], ['adId'], ['amountFen'], ['playedAt'], ['kind'], ['refund'], ['id']],
  unique: [['number']],
  global: [],
  limits: ['castLate'],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    approve: { ids: ['01900000-0000-7000-8000-000000000001'] },
    reject: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
    export: { sort: 'createdAt', order: 'desc' },
    open: { code: 'Sample text of a field' },
    send: { code: 'Sample text of a field', kind: 'picture', amountFen: 0 },
    follow: { ticket: 'Sample text of a field' },
  },
};
