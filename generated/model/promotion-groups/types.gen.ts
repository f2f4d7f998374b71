// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import * as z from 'zod/mini';
import { isDate, isDistrictCode } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, ge, isMissing } from '#core/entity/rule.ts';

export interface PromotionGroupRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  campaignId: string;
  status: 'enabled' | 'paused';
  isDefault: boolean;
  startDay?: string | null;
  endDay?: string | null;
  districtCode?: string | null;
  budgetFen?: number | null;
  spendFen: number;
  adCount: number;
  impressions: number;
}

export interface PromotionGroupDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  campaignId: string;
  status: 'enabled' | 'paused';
  isDefault: boolean;
  startDay?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endDay?: string | null;
  districtCode?: string | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  dimension?: string | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  budgetFen?: number | null;
  spendFen: number;
  adCount: number;
  impressions: number;
  remark?: string | null;
}

export interface PromotionGroupCreate {
  name: string;
  campaignId: string;
  startDay?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endDay?: string | null;
  districtCode?: string | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  dimension?: string | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  budgetFen?: number | null;
  remark?: string | null;
}

export interface PromotionGroupUpdate {
  id: string;
  rev?: number;
  name?: string;
  startDay?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endDay?: string | null;
  districtCode?: string | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  dimension?: string | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  budgetFen?: number | null;
  remark?: string | null;
}

export const promotionGroupCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  campaignId: z.string().check(z.minLength(1), z.maxLength(64)),
  startDay: z.nullish(z.stringFormat('date', isDate)),
  promotion: z.nullish(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])),
  endDay: z.nullish(z.stringFormat('date', isDate)),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  scene: z.nullish(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
  dimension: z.nullish(z.string().check(z.maxLength(11, { abort: true }), z.regex(new RegExp('^[0-9]{2,5}x[0-9]{2,5}$', 'u')))),
  sellingMode: z.nullish(z.enum(['cpt', 'cpm', 'rtb'])),
  budgetFen: z.nullish(z.int().check(z.gte(100), z.lte(10000000000))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const promotionGroupUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  startDay: z.nullish(z.stringFormat('date', isDate)),
  promotion: z.nullish(z.enum(['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other'])),
  endDay: z.nullish(z.stringFormat('date', isDate)),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  scene: z.nullish(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
  dimension: z.nullish(z.string().check(z.maxLength(11, { abort: true }), z.regex(new RegExp('^[0-9]{2,5}x[0-9]{2,5}$', 'u')))),
  sellingMode: z.nullish(z.enum(['cpt', 'cpm', 'rtb'])),
  budgetFen: z.nullish(z.int().check(z.gte(100), z.lte(10000000000))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const promotionGroupWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const promotionGroupRules: readonly Rule[] = [
  { id: 'promotionGroup.endsLater', at: 'endDay', reads: ['endDay', 'startDay'], assert: (v) => isMissing(v.startDay) || isMissing(v.endDay) || ge(v.endDay, v.startDay) },
  { id: 'promotionGroup.durationStarts', at: 'startDay', reads: ['promotion', 'startDay'], assert: (v) => isMissing(v.promotion) || eq(v.promotion, 'other') || !isMissing(v.startDay) },
];
