// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { verificationWhens } from '#generated/model/verifications/types.gen.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface VerificationStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  advertiserId: string | null;
  advertiserName: string | null;
  kind: 'identity' | 'qualification' | 'adQualification';
  status: 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | 'replaced';
  subject: 'enterprise' | 'person' | null;
  holder: string;
  idNumber: string | null;
  creditCode: string | null;
  legalPerson: string | null;
  certificate: string | null;
  certificateNumber: string | null;
  validUntil: string | null;
  pictures: string[] | null;
  reason: string | null;
  reviewerId: string | null;
  reviewedAt: number | null;
  isReplaced: boolean | null;
  isExpired: boolean | null;
}

export const verificationTable: TableMeta = {
  name: 'verifications',
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
    { name: 'advertiserId', type: 'text' },
    { name: 'advertiserName', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'holder', type: 'text' },
    { name: 'idNumber', type: 'text' },
    { name: 'creditCode', type: 'text' },
    { name: 'legalPerson', type: 'text' },
    { name: 'certificate', type: 'text' },
    { name: 'certificateNumber', type: 'text' },
    { name: 'validUntil', type: 'text' },
    { name: 'pictures', type: 'json' },
    { name: 'reason', type: 'text' },
    { name: 'reviewerId', type: 'text' },
    { name: 'reviewedAt', type: 'integer' },
    { name: 'isReplaced', type: 'boolean' },
    { name: 'isExpired', type: 'boolean' },
  ],
  indexes: [['createdAt'], ['kind', 'status', 'createdAt'], ['status', 'createdAt'], ['status', 'validUntil'], ['advertiserId', 'createdAt'], ['advertiserName'], ['holder'], ['reviewedAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const verificationViews: Readonly<Record<string, Predicate>> = { verifications_waiting: (eb) => eb('status', '=', 'submitted') };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const verificationRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const verificationSystem: readonly SystemTransition[] = [
  { from: ['verified'], to: 'replaced', signals: [], when: (eb) => eb('is_replaced', '=', eb.lit(1)) },
  { from: ['verified'], to: 'expired', signals: [], when: (eb) => eb('is_expired', '=', eb.lit(1)) },
];

/** What /docs says of it. */
export const verificationDoc: EntityDoc = {
  whens: verificationWhens,
  name: 'verification',
  resource: 'verifications',
  source: 'schemas/verification.yaml',
  route: { YXF: '/ads_platform/verifications', ADS: '/person_list/verifications' },
  fields: [
    { name: 'subject', json: {}, when: "kind == 'identity'" },
    { name: 'holder', json: { minLength: 1, maxLength: 60 } },
    { name: 'idNumber', json: { format: 'idCard' }, when: "kind == 'identity' && subject == 'person'" },
    { name: 'creditCode', json: { format: 'creditCode' }, when: "kind == 'identity' && subject == 'enterprise'" },
    { name: 'legalPerson', json: { maxLength: 30 }, when: "kind == 'identity' && subject == 'enterprise'" },
    { name: 'certificate', json: { minLength: 1, maxLength: 60 }, when: "kind != 'identity'" },
    { name: 'certificateNumber', json: { maxLength: 60 }, when: "kind != 'identity'" },
    { name: 'pictures', json: { type: 'array', minItems: 1, maxItems: 6, items: { type: 'string' } } },
  ],
  forms: { refuse: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }], withdraw: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }] },
  rules: [],
  conditions: { approve: 'advertiserId != me.corpId', refuse: 'advertiserId != me.corpId', withdraw: 'advertiserId != me.corpId' },
  fixed: ['idNumber', 'creditCode', 'legalPerson', 'certificateNumber', 'pictures'],
  system: ['isReplaced', 'isExpired'],
  views: { verifications_waiting: "status == 'submitted'" },
  columns: ['status', 'holder', 'kind', 'advertiserId', 'subject', 'certificate', 'validUntil', 'reason', 'createdAt', 'reviewedAt'],
  indexes: [['createdAt'], ['kind', 'status', 'createdAt'], ['status', 'createdAt'], ['status', 'validUntil'], ['advertiserId', 'createdAt'], ['advertiserName'], ['holder'], ['reviewedAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: {
      kind: 'identity',
      subject: 'enterprise',
      holder: 'Sample text of a field',
      idNumber: '11010519491231002X',
      creditCode: '91350100M000100Y43',
      certificate: 'Sample text of a field',
      pictures: ['01900000-0000-7000-8000-000000000001'],
    },
    idcard: { holder: 'Sample text of a field', idNumber: '11010519491231002X', pictures: ['Sample text of a fie'] },
    enterprise: { holder: 'Sample text of a field', creditCode: '91350100M000100Y43', pictures: ['Sample text of a fie'] },
    audit: {},
    approve: { ids: ['01900000-0000-7000-8000-000000000001'] },
    refuse: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
    withdraw: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
  },
};
