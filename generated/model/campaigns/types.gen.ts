// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import * as z from 'zod/mini';
import { isDate } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { ge, isMissing } from '#core/entity/rule.ts';

export interface CampaignRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  status: 'enabled' | 'paused';
  adCount: number;
  impressions: number;
  perAd?: number | null;
  startDay?: string | null;
  endDay?: string | null;
  budgetFen?: number | null;
  spendFen?: number | null;
  groupCount?: number | null;
  isDefault: boolean;
  remark?: string | null;
}

export interface CampaignDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  status: 'enabled' | 'paused';
  adCount: number;
  impressions: number;
  perAd?: number | null;
  startDay?: string | null;
  endDay?: string | null;
  budgetFen?: number | null;
  spendFen?: number | null;
  groupCount?: number | null;
  isDefault: boolean;
  remark?: string | null;
}

export interface CampaignCreate {
  name: string;
  startDay?: string | null;
  endDay?: string | null;
  budgetFen?: number | null;
  remark?: string | null;
}

export interface CampaignUpdate {
  id: string;
  rev?: number;
  name?: string;
  startDay?: string | null;
  endDay?: string | null;
  budgetFen?: number | null;
  remark?: string | null;
}

export const campaignCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  startDay: z.nullish(z.stringFormat('date', isDate)),
  endDay: z.nullish(z.stringFormat('date', isDate)),
  budgetFen: z.nullish(z.int().check(z.gte(100), z.lte(10000000000))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const campaignUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  startDay: z.nullish(z.stringFormat('date', isDate)),
  endDay: z.nullish(z.stringFormat('date', isDate)),
  budgetFen: z.nullish(z.int().check(z.gte(100), z.lte(10000000000))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const campaignWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const campaignRules: readonly Rule[] = [{ id: 'campaign.endsLater', at: 'endDay', reads: ['endDay', 'startDay'], assert: (v) => isMissing(v.startDay) || isMissing(v.endDay) || ge(v.endDay, v.startDay) }];
