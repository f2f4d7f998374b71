// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import * as z from 'zod/mini';
import { isDistrictCode } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface StoreRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number: string;
  name: string;
  keeperId?: string | null;
  districtCode?: string | null;
  address?: string | null;
}

export interface StoreDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number: string;
  name: string;
  keeperId?: string | null;
  phone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  remark?: string | null;
}

export interface StoreCreate {
  deptId?: string | null;
  number: string;
  name: string;
  keeperId?: string | null;
  phone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  remark?: string | null;
}

export interface StoreUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  number?: string;
  name?: string;
  keeperId?: string | null;
  phone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  remark?: string | null;
}

export interface StoreUpdateMany {
  ids: string[];
  set: { deptId?: string | null; keeperId?: string | null; districtCode?: string | null };
}

export const storeCreate = z.strictObject({
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  number: z.string().check(z.minLength(1), z.maxLength(20)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  keeperId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  phone: z.nullish(z.string().check(z.maxLength(30, { abort: true }), z.regex(new RegExp('^[0-9+() -]{5,30}$', 'u')))),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  address: z.nullish(z.string().check(z.maxLength(200))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const storeUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  number: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  keeperId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  phone: z.nullish(z.string().check(z.maxLength(30, { abort: true }), z.regex(new RegExp('^[0-9+() -]{5,30}$', 'u')))),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  address: z.nullish(z.string().check(z.maxLength(200))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const storeWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const storeRules: readonly Rule[] = [];
