// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, oneOf } from '#core/entity/rule.ts';

export interface WarningRuleRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture';
  isOn?: boolean | null;
  holdMinutes?: number | null;
  quietMinutes?: number | null;
}

export interface WarningRuleDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture';
  isOn?: boolean | null;
  minutes?: number | null;
  freeMb?: number | null;
  celsius?: number | null;
  percent?: number | null;
  holdMinutes?: number | null;
  quietMinutes?: number | null;
  receiverIds: string[];
}

export interface WarningRuleCreate {
  name: string;
  kind: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture';
  isOn?: boolean | null;
  minutes?: number | null;
  freeMb?: number | null;
  celsius?: number | null;
  percent?: number | null;
  holdMinutes?: number | null;
  quietMinutes?: number | null;
  receiverIds?: string[] | null;
}

export interface WarningRuleUpdate {
  id: string;
  rev?: number;
  name?: string;
  isOn?: boolean | null;
  minutes?: number | null;
  freeMb?: number | null;
  celsius?: number | null;
  percent?: number | null;
  holdMinutes?: number | null;
  quietMinutes?: number | null;
  receiverIds?: string[] | null;
}

export const warningRuleCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: z.enum(['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture']),
  isOn: z.nullish(z.boolean()),
  minutes: z.nullish(z.int().check(z.gte(30), z.lte(10080))),
  freeMb: z.nullish(z.int().check(z.gte(50), z.lte(1000000))),
  celsius: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))),
  percent: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  holdMinutes: z.nullish(z.int().check(z.gte(0), z.lte(1440))),
  quietMinutes: z.nullish(z.int().check(z.gte(1), z.lte(1440))),
  receiverIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50), z.refine(isUnique, 'uniqueItems'))),
});

/** What is absent stays; null clears. */
export const warningRuleUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  isOn: z.nullish(z.boolean()),
  minutes: z.nullish(z.int().check(z.gte(30), z.lte(10080))),
  freeMb: z.nullish(z.int().check(z.gte(50), z.lte(1000000))),
  celsius: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))),
  percent: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  holdMinutes: z.nullish(z.int().check(z.gte(0), z.lte(1440))),
  quietMinutes: z.nullish(z.int().check(z.gte(1), z.lte(1440))),
  receiverIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50), z.refine(isUnique, 'uniqueItems'))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const warningRuleWhens: Whens = { minutes: (v) => oneOf(v.kind, ['offline', 'noPlay']), freeMb: (v) => eq(v.kind, 'storage'), celsius: (v) => eq(v.kind, 'temperature'), percent: (v) => eq(v.kind, 'waterLevel') };

/** Rules across fields, in the order in which they are asked. */
export const warningRuleRules: readonly Rule[] = [];
