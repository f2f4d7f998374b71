// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import * as z from 'zod/mini';
import { isEmail, isPhone } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface ProxyRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  advertiserId?: string | null;
  number?: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
}

export interface ProxyDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  advertiserId?: string | null;
  number?: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
}

export interface ProxyCreate {
  name: string;
  type?: 'enterprise' | 'personal' | 'selfEmployed';
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
}

export interface ProxyUpdate {
  id: string;
  rev?: number;
  name?: string;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
}

export const proxyCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  type: z.optional(z.enum(['enterprise', 'personal', 'selfEmployed'])),
  contact: z.nullish(z.string().check(z.maxLength(30))),
  phone: z.nullish(z.stringFormat('phone', isPhone)),
  email: z.nullish(z.stringFormat('email', isEmail).check(z.maxLength(100))),
});

/** What is absent stays; null clears. */
export const proxyUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  contact: z.nullish(z.string().check(z.maxLength(30))),
  phone: z.nullish(z.stringFormat('phone', isPhone)),
  email: z.nullish(z.stringFormat('email', isEmail).check(z.maxLength(100))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const proxyWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const proxyRules: readonly Rule[] = [];
