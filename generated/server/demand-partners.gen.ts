// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DemandPartnerStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  enabled: boolean | null;
  endpoint: string;
  seat: string;
  token: string | null;
  tmax: number;
  maxQps: number;
  gzip: boolean | null;
  asked: number | null;
  bids: number | null;
  wins: number | null;
  failures: number | null;
  failuresRunning: number | null;
  restUntil: number | null;
  lastAnswer: 'bid' | 'noBid' | 'noAnswer' | 'unreachable' | 'malformed' | null;
  lastAt: number | null;
  testedAt: number | null;
  testAnswer: string | null;
}

export const demandPartnerTable: TableMeta = {
  name: 'demand_partners',
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
    { name: 'name', type: 'text' },
    { name: 'enabled', type: 'boolean' },
    { name: 'endpoint', type: 'text' },
    { name: 'seat', type: 'text' },
    { name: 'token', type: 'text' },
    { name: 'tmax', type: 'integer' },
    { name: 'maxQps', type: 'integer' },
    { name: 'gzip', type: 'boolean' },
    { name: 'asked', type: 'integer' },
    { name: 'bids', type: 'integer' },
    { name: 'wins', type: 'integer' },
    { name: 'failures', type: 'integer' },
    { name: 'failuresRunning', type: 'integer' },
    { name: 'restUntil', type: 'integer' },
    { name: 'lastAnswer', type: 'text' },
    { name: 'lastAt', type: 'integer' },
    { name: 'testedAt', type: 'integer' },
    { name: 'testAnswer', type: 'text' },
  ],
  indexes: [['createdAt'], ['enabled']],
  unique: [['name'], ['seat']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const demandPartnerViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const demandPartnerRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const demandPartnerSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const demandPartnerDoc: EntityDoc = {
  name: 'demandPartner',
  resource: 'demand-partners',
  source: 'schemas/demand-partner.yaml',
  route: { YXF: '/goods_manage/partners' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'endpoint', json: { pattern: '^https://[A-Za-z0-9.:@/_~?&=%-]{3,480}$' } },
    { name: 'seat', json: { pattern: '^[A-Za-z0-9_.-]{1,40}$' } },
    { name: 'token', json: { pattern: '^[A-Za-z0-9._~+/=-]{16,200}$' } },
    { name: 'tmax', json: { minimum: 50, maximum: 1000 } },
    { name: 'maxQps', json: { minimum: 1, maximum: 500 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'enabled', 'seat', 'tmax', 'maxQps', 'asked', 'bids', 'wins', 'failures', 'lastAnswer', 'createdAt'],
  indexes: [['createdAt'], ['enabled']],
  unique: [['name'], ['seat']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', endpoint: 'https://ABC', seat: 'A', tmax: 300, maxQps: 50 },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    test: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
