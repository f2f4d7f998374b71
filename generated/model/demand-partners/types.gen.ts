// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DemandPartnerRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  enabled?: boolean | null;
  seat: string;
  tmax: number;
  maxQps: number;
  asked: number;
  bids: number;
  wins: number;
  failures: number;
  lastAnswer?: 'bid' | 'noBid' | 'noAnswer' | 'unreachable' | 'malformed' | null;
}

export interface DemandPartnerDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  enabled?: boolean | null;
  endpoint: string;
  seat: string;
  tmax: number;
  maxQps: number;
  gzip?: boolean | null;
  asked: number;
  bids: number;
  wins: number;
  failures: number;
  restUntil?: string | null;
  lastAnswer?: 'bid' | 'noBid' | 'noAnswer' | 'unreachable' | 'malformed' | null;
  lastAt?: string | null;
  testedAt?: string | null;
  testAnswer?: string | null;
}

export interface DemandPartnerCreate {
  name: string;
  enabled?: boolean | null;
  endpoint: string;
  seat: string;
  token?: string | null;
  tmax?: number;
  maxQps?: number;
  gzip?: boolean | null;
}

export interface DemandPartnerUpdate {
  id: string;
  rev?: number;
  name?: string;
  enabled?: boolean | null;
  endpoint?: string;
  seat?: string;
  token?: string | null;
  tmax?: number;
  maxQps?: number;
  gzip?: boolean | null;
}

export const demandPartnerCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  enabled: z.nullish(z.boolean()),
  endpoint: z.string().check(z.minLength(1), z.regex(new RegExp('^https://[A-Za-z0-9.:@/_~?&=%-]{3,480}$', 'u'))),
  seat: z.string().check(z.minLength(1), z.regex(new RegExp('^[A-Za-z0-9_.-]{1,40}$', 'u'))),
  token: z.nullish(z.string().check(z.regex(new RegExp('^[A-Za-z0-9._~+/=-]{16,200}$', 'u')))),
  tmax: z.optional(z.int().check(z.gte(50), z.lte(1000))),
  maxQps: z.optional(z.int().check(z.gte(1), z.lte(500))),
  gzip: z.nullish(z.boolean()),
});

/** What is absent stays; null clears. */
export const demandPartnerUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  enabled: z.nullish(z.boolean()),
  endpoint: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^https://[A-Za-z0-9.:@/_~?&=%-]{3,480}$', 'u')))),
  seat: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[A-Za-z0-9_.-]{1,40}$', 'u')))),
  token: z.nullish(z.string().check(z.regex(new RegExp('^[A-Za-z0-9._~+/=-]{16,200}$', 'u')))),
  tmax: z.optional(z.int().check(z.gte(50), z.lte(1000))),
  maxQps: z.optional(z.int().check(z.gte(1), z.lte(500))),
  gzip: z.nullish(z.boolean()),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const demandPartnerWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const demandPartnerRules: readonly Rule[] = [];
