// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface CorporationStored {
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
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId: string | null;
  edition: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt: number | null;
  contact: string | null;
  phone: string | null;
  email: string | null;
  districtCode: string | null;
  address: string | null;
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  adQualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  status: 'enabled' | 'paused';
}

export const corporationTable: TableMeta = {
  name: 'corporations',
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
    { name: 'type', type: 'text' },
    { name: 'customerType', type: 'text' },
    { name: 'superiorId', type: 'text' },
    { name: 'edition', type: 'text' },
    { name: 'trialEndAt', type: 'integer' },
    { name: 'contact', type: 'text' },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'districtCode', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'identityState', type: 'text' },
    { name: 'qualificationState', type: 'text' },
    { name: 'adQualificationState', type: 'text' },
    { name: 'status', type: 'text' },
  ],
  indexes: [['createdAt'], ['name'], ['status'], ['superiorId'], ['customerType'], ['type'], ['trialEndAt'], ['identityState'], ['qualificationState'], ['adQualificationState']],
  unique: [],
  global: ['number'],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const corporationViews: Readonly<Record<string, Predicate>> = { ads_platform: (eb) => eb('customer_type', 'in', ['advertiser', 'agent']) };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const corporationRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const corporationSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const corporationDoc: EntityDoc = {
  name: 'corporation',
  resource: 'corporations',
  source: 'schemas/corporation.yaml',
  route: { YXF: '/corporate_manage' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 60 } },
    { name: 'contact', json: { maxLength: 30 } },
    { name: 'phone', json: { format: 'phone' } },
    { name: 'email', json: { format: 'email', maxLength: 100 } },
    { name: 'districtCode', json: { format: 'district' } },
    { name: 'address', json: { maxLength: 200 } },
  ],
  forms: {
    issuePoints: [
      { name: 'pointType', json: {}, kind: 'enum', required: false, values: ['android', 'windows'] },
      { name: 'count', json: { minimum: 1, maximum: 500 }, kind: 'integer', required: true },
      { name: 'years', json: { minimum: 1, maximum: 10 }, kind: 'integer', required: false },
    ],
    addAdministrator: [
      { name: 'userName', json: { pattern: '^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$', minLength: 6, maxLength: 32 }, kind: 'text', required: true },
      { name: 'realName', json: { minLength: 1, maxLength: 30 }, kind: 'text', required: true },
    ],
    takeDown: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }],
  },
  rules: [{ id: 'notItsOwnSuperior', at: 'superiorId', on: ['update'], assert: 'superiorId == null || superiorId != id' }],
  conditions: { pause: 'id != me.corpId', issuePoints: 'id != me.corpId || superiorId == null', addAdministrator: 'id != me.corpId', takeDown: "customerType in ['advertiser', 'agent']", delete: 'id != me.corpId' },
  fixed: ['customerType'],
  system: [],
  views: { ads_platform: "customerType in ['advertiser', 'agent']" },
  columns: ['status', 'name', 'number', 'type', 'customerType', 'superiorId', 'identityState', 'qualificationState', 'edition', 'trialEndAt', 'contact', 'adQualificationState', 'createdAt'],
  indexes: [['createdAt'], ['name'], ['status'], ['superiorId'], ['customerType'], ['type'], ['trialEndAt'], ['identityState'], ['qualificationState'], ['adQualificationState']],
  unique: [],
  global: ['number'],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', type: 'enterprise', customerType: 'mediaOwner' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    enable: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    issuePoints: { ids: ['01900000-0000-7000-8000-000000000001'], count: 1 },
    addAdministrator: { ids: ['01900000-0000-7000-8000-000000000001'], userName: 'abcdef', realName: 'Sample text of a field' },
    takeDown: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
