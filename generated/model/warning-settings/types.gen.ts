// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import * as z from 'zod/mini';
import { isEmail, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, gt, isMissing, lengthOf } from '#core/entity/rule.ts';

export interface WarningSettingRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  offline?: boolean | null;
  offlineMinutes: number;
  temperature?: number | null;
  waterLevel?: number | null;
  recipients?: string[] | null;
  sender?: string | null;
  language?: 'zh_cn' | 'en_us' | null;
}

export interface WarningSettingDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  offline?: boolean | null;
  offlineMinutes: number;
  temperature?: number | null;
  waterLevel?: number | null;
  recipients?: string[] | null;
  sender?: string | null;
  language?: 'zh_cn' | 'en_us' | null;
}

export interface WarningSettingCreate {
  offline?: boolean | null;
  offlineMinutes?: number;
  temperature?: number | null;
  waterLevel?: number | null;
  recipients?: string[] | null;
  sender?: string | null;
  language?: 'zh_cn' | 'en_us' | null;
}

export interface WarningSettingUpdate {
  id: string;
  rev?: number;
  offline?: boolean | null;
  offlineMinutes?: number;
  temperature?: number | null;
  waterLevel?: number | null;
  recipients?: string[] | null;
  sender?: string | null;
  language?: 'zh_cn' | 'en_us' | null;
}

export const warningSettingCreate = z.strictObject({
  offline: z.nullish(z.boolean()),
  offlineMinutes: z.optional(z.int().check(z.lte(10080), z.gt(30))),
  temperature: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))),
  waterLevel: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  recipients: z.nullish(z.array(z.stringFormat('email', isEmail).check(z.maxLength(100))).check(z.maxLength(10), z.refine(isUnique, 'uniqueItems'))),
  sender: z.nullish(z.string().check(z.maxLength(100, { abort: true }), z.regex(new RegExp('^[A-Za-z0-9.+_-]+@gmail[.]com$', 'u')))),
  language: z.nullish(z.enum(['zh_cn', 'en_us'])),
});

/** What is absent stays; null clears. */
export const warningSettingUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  offline: z.nullish(z.boolean()),
  offlineMinutes: z.optional(z.int().check(z.lte(10080), z.gt(30))),
  temperature: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))),
  waterLevel: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  recipients: z.nullish(z.array(z.stringFormat('email', isEmail).check(z.maxLength(100))).check(z.maxLength(10), z.refine(isUnique, 'uniqueItems'))),
  sender: z.nullish(z.string().check(z.maxLength(100, { abort: true }), z.regex(new RegExp('^[A-Za-z0-9.+_-]+@gmail[.]com$', 'u')))),
  language: z.nullish(z.enum(['zh_cn', 'en_us'])),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const warningSettingWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const warningSettingRules: readonly Rule[] = [
  { id: 'warningSetting.recipientMissing', at: 'recipients', reads: ['offline', 'recipients'], assert: (v) => isMissing(v.offline) || eq(v.offline, false) || gt(lengthOf(v.recipients), 0) },
];
