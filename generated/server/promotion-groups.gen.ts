// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface PromotionGroupStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  campaignId: string;
  status: 'enabled' | 'paused';
  isDefault: boolean | null;
  startDay: string | null;
  promotion: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endDay: string | null;
  districtCode: string | null;
  scene: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  dimension: string | null;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | null;
  budgetFen: number | null;
  spendFen: number | null;
  adCount: number | null;
  impressions: number | null;
  remark: string | null;
}

export const promotionGroupTable: TableMeta = {
  name: 'promotion_groups',
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
    { name: 'campaignId', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'isDefault', type: 'boolean' },
    { name: 'startDay', type: 'text' },
    { name: 'promotion', type: 'text' },
    { name: 'endDay', type: 'text' },
    { name: 'districtCode', type: 'text' },
    { name: 'scene', type: 'text' },
    { name: 'dimension', type: 'text' },
    { name: 'sellingMode', type: 'text' },
    { name: 'budgetFen', type: 'integer' },
    { name: 'spendFen', type: 'integer' },
    { name: 'adCount', type: 'integer' },
    { name: 'impressions', type: 'integer' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt'], ['name'], ['status'], ['campaignId'], ['deptId'], ['startDay'], ['endDay'], ['budgetFen'], ['spendFen'], ['adCount'], ['impressions'], ['isDefault']],
  unique: [['campaignId', 'name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const promotionGroupViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const promotionGroupRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const promotionGroupSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const promotionGroupKeeps: readonly Keep[] = [{ field: 'campaignId', of: 'campaign', refuse: 'PLAN_HAS_GROUPS', word: { zh: '推广组', en: 'Promotion group' } }];

/** What /docs says of it. */
export const promotionGroupDoc: EntityDoc = {
  name: 'promotionGroup',
  resource: 'promotion-groups',
  source: 'schemas/promotion-group.yaml',
  route: { ADS: '/promotion/promotion_group' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'campaignId', json: {}, keeps: { of: 'campaign', refuse: 'PLAN_HAS_GROUPS' } },
    { name: 'districtCode', json: { format: 'district' } },
    { name: 'dimension', json: { pattern: '^[0-9]{2,5}x[0-9]{2,5}$', maxLength: 11 } },
    { name: 'budgetFen', json: { minimum: 100, maximum: 10000000000 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [
    { id: 'endsLater', at: 'endDay', on: ['create', 'update'], assert: 'startDay == null || endDay == null || endDay >= startDay' },
    { id: 'durationStarts', at: 'startDay', on: ['create', 'update'], assert: "promotion == null || promotion == 'other' || startDay != null" },
  ],
  conditions: { update: '!isDefault', delete: '!isDefault' },
  fixed: ['campaignId'],
  system: [],
  views: {},
  columns: ['status', 'name', 'campaignId', 'startDay', 'endDay', 'budgetFen', 'spendFen', 'adCount', 'impressions', 'districtCode', 'isDefault', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['name'], ['status'], ['campaignId'], ['deptId'], ['startDay'], ['endDay'], ['budgetFen'], ['spendFen'], ['adCount'], ['impressions'], ['isDefault']],
  unique: [['campaignId', 'name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', campaignId: '01900000-0000-7000-8000-000000000001' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    start: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
