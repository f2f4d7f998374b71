// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import { sql } from 'kysely';
import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Amount, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface CampaignStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  status: 'enabled' | 'paused';
  adCount: number | null;
  impressions: number | null;
  startDay: string | null;
  endDay: string | null;
  budgetFen: number | null;
  spendFen: number | null;
  groupCount: number | null;
  isDefault: boolean | null;
  remark: string | null;
}

export const campaignTable: TableMeta = {
  name: 'campaigns',
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
    { name: 'status', type: 'text' },
    { name: 'adCount', type: 'integer' },
    { name: 'impressions', type: 'integer' },
    { name: 'startDay', type: 'text' },
    { name: 'endDay', type: 'text' },
    { name: 'budgetFen', type: 'integer' },
    { name: 'spendFen', type: 'integer' },
    { name: 'groupCount', type: 'integer' },
    { name: 'isDefault', type: 'boolean' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt'], ['status'], ['deptId'], ['adCount'], ['impressions'], ['startDay'], ['endDay'], ['budgetFen'], ['spendFen'], ['groupCount']],
  unique: [['name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const campaignViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const campaignRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const campaignSystem: readonly SystemTransition[] = [];

/** Computed numbers that the list adds up. */
export const campaignTotals: Readonly<Record<string, Amount>> = {
  perAd: (eb) =>
    sql<number>`(sign((cast(${eb.ref('impressions')} as double precision) / nullif(cast(${eb.ref('ad_count')} as double precision), 0))) * floor(abs((cast(${eb.ref('impressions')} as double precision) / nullif(cast(${eb.ref('ad_count')} as double precision), 0))) + 0.5))`,
};

/** What /docs says of it. */
export const campaignDoc: EntityDoc = {
  name: 'campaign',
  resource: 'campaigns',
  source: 'schemas/campaign.yaml',
  route: { YXF: '/adv_mag/pop_plan_mag', ADS: '/promotion/campaign' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'perAd', json: {}, derive: 'round(impressions / adCount)' },
    { name: 'budgetFen', json: { minimum: 100, maximum: 10000000000 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [{ id: 'endsLater', at: 'endDay', on: ['create', 'update'], assert: 'startDay == null || endDay == null || endDay >= startDay' }],
  conditions: { update: '!isDefault', delete: '!isDefault' },
  system: [],
  views: {},
  columns: ['status', 'name', 'startDay', 'endDay', 'budgetFen', 'spendFen', 'groupCount', 'adCount', 'impressions', 'perAd', 'isDefault', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['status'], ['deptId'], ['adCount'], ['impressions'], ['startDay'], ['endDay'], ['budgetFen'], ['spendFen'], ['groupCount']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    start: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
