// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import * as z from 'zod/mini';
import { isIccid, isInstant } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DataCardRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  iccid: string;
  operator: 'mobile' | 'unicom' | 'telecom' | 'broadnet';
  deviceId?: string | null;
  packageMb: number;
  usedMb?: number | null;
  remainingMb?: number | null;
  usedShare?: number | null;
  activatedAt?: string | null;
  askedAt?: string | null;
  askResult?: 'told' | 'unknown' | 'refused' | 'unanswered' | null;
  remark?: string | null;
}

export interface DataCardDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  iccid: string;
  operator: 'mobile' | 'unicom' | 'telecom' | 'broadnet';
  deviceId?: string | null;
  packageMb: number;
  usedMb?: number | null;
  remainingMb?: number | null;
  usedShare?: number | null;
  activatedAt?: string | null;
  askedAt?: string | null;
  askResult?: 'told' | 'unknown' | 'refused' | 'unanswered' | null;
  remark?: string | null;
}

export interface DataCardCreate {
  iccid: string;
  operator: 'mobile' | 'unicom' | 'telecom' | 'broadnet';
  deviceId?: string | null;
  packageMb: number;
  usedMb?: number | null;
  activatedAt?: string | null;
  remark?: string | null;
}

export interface DataCardUpdate {
  id: string;
  rev?: number;
  iccid?: string;
  operator?: 'mobile' | 'unicom' | 'telecom' | 'broadnet';
  deviceId?: string | null;
  packageMb?: number;
  usedMb?: number | null;
  activatedAt?: string | null;
  remark?: string | null;
}

export interface DataCardUpdateMany {
  ids: string[];
  set: { operator?: 'mobile' | 'unicom' | 'telecom' | 'broadnet'; packageMb?: number };
}

export const dataCardCreate = z.strictObject({
  iccid: z.stringFormat('iccid', isIccid),
  operator: z.enum(['mobile', 'unicom', 'telecom', 'broadnet']),
  deviceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  packageMb: z.int().check(z.gte(1), z.lte(1000000)),
  usedMb: z.nullish(z.int().check(z.gte(0), z.lte(10000000))),
  activatedAt: z.nullish(z.stringFormat('datetime', isInstant)),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const dataCardUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  iccid: z.optional(z.stringFormat('iccid', isIccid)),
  operator: z.optional(z.enum(['mobile', 'unicom', 'telecom', 'broadnet'])),
  deviceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  packageMb: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
  usedMb: z.nullish(z.int().check(z.gte(0), z.lte(10000000))),
  activatedAt: z.nullish(z.stringFormat('datetime', isInstant)),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const dataCardWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const dataCardRules: readonly Rule[] = [];
