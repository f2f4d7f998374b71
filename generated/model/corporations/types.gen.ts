// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import * as z from 'zod/mini';
import { isDistrictCode, isEmail, isInstant, isPhone } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { isMissing, ne } from '#core/entity/rule.ts';

export interface CorporationRow {
  id: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  identityState?: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  qualificationState?: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  adQualificationState?: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  status: 'enabled' | 'paused';
}

export interface CorporationDetail {
  id: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  districtCode?: string | null;
  address?: string | null;
  identityState?: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  qualificationState?: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  adQualificationState?: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  status: 'enabled' | 'paused';
}

export interface CorporationCreate {
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType?: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  districtCode?: string | null;
  address?: string | null;
}

export interface CorporationUpdate {
  id: string;
  rev?: number;
  name?: string;
  type?: 'enterprise' | 'personal' | 'selfEmployed';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  districtCode?: string | null;
  address?: string | null;
}

export const corporationCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  type: z.enum(['enterprise', 'personal', 'selfEmployed']),
  customerType: z.optional(z.enum(['mediaOwner', 'advertiser', 'agent'])),
  superiorId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  edition: z.nullish(z.enum(['standard', 'enterprise', 'flagship'])),
  trialEndAt: z.nullish(z.stringFormat('datetime', isInstant)),
  contact: z.nullish(z.string().check(z.maxLength(30))),
  phone: z.nullish(z.stringFormat('phone', isPhone)),
  email: z.nullish(z.stringFormat('email', isEmail).check(z.maxLength(100))),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  address: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const corporationUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  type: z.optional(z.enum(['enterprise', 'personal', 'selfEmployed'])),
  superiorId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  edition: z.nullish(z.enum(['standard', 'enterprise', 'flagship'])),
  trialEndAt: z.nullish(z.stringFormat('datetime', isInstant)),
  contact: z.nullish(z.string().check(z.maxLength(30))),
  phone: z.nullish(z.stringFormat('phone', isPhone)),
  email: z.nullish(z.stringFormat('email', isEmail).check(z.maxLength(100))),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  address: z.nullish(z.string().check(z.maxLength(200))),
});

/** What actions ask for. */
export const corporationForms = {
  issuePoints: z.strictObject({ pointType: z.nullish(z.enum(['android', 'windows'])), count: z.int().check(z.gte(1), z.lte(500)), years: z.nullish(z.int().check(z.gte(1), z.lte(10))) }),
  addAdministrator: z.strictObject({
    userName: z.string().check(z.minLength(6), z.maxLength(32, { abort: true }), z.regex(new RegExp('^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$', 'u'))),
    realName: z.string().check(z.minLength(1), z.maxLength(30)),
  }),
  takeDown: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const corporationWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const corporationRules: readonly Rule[] = [{ id: 'corporation.notItsOwnSuperior', at: 'superiorId', on: ['update'], reads: ['id', 'superiorId'], assert: (v) => isMissing(v.superiorId) || ne(v.superiorId, v.id) }];
