// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import * as z from 'zod/mini';
import { isEmail, isPassword, isPhone } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { isMissing, ne } from '#core/entity/rule.ts';

export interface AccountRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  userName: string;
  realName: string;
  phone?: string | null;
  email?: string | null;
  roleId: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper' | null;
  customerType?: 'mediaOwner' | 'advertiser' | 'agent' | null;
  status: 'enabled' | 'paused';
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
  lastLoginAt?: string | null;
}

export interface AccountDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  userName: string;
  realName: string;
  phone?: string | null;
  email?: string | null;
  roleId: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper' | null;
  customerType?: 'mediaOwner' | 'advertiser' | 'agent' | null;
  status: 'enabled' | 'paused';
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
  lastLoginAt?: string | null;
  mustChangePassword: boolean;
}

export interface AccountCreate {
  deptId?: string | null;
  userName: string;
  password: string;
  realName: string;
  phone?: string | null;
  email?: string | null;
  roleId: string;
}

export interface AccountUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  realName?: string;
  phone?: string | null;
  email?: string | null;
  roleId?: string;
}

export interface AccountUpdateMany {
  ids: string[];
  set: { deptId?: string | null; roleId?: string };
}

export const accountCreate = z.strictObject({
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  userName: z.string().check(z.minLength(6), z.maxLength(32, { abort: true }), z.regex(new RegExp('^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$', 'u'))),
  password: z.stringFormat('password', isPassword).check(z.minLength(6), z.maxLength(72)),
  realName: z.string().check(z.minLength(1), z.maxLength(30)),
  phone: z.nullish(z.stringFormat('phone', isPhone).check(z.regex(new RegExp('^1[3-9][0-9]{9}$', 'u')))),
  email: z.nullish(z.stringFormat('email', isEmail).check(z.maxLength(100))),
  roleId: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** What is absent stays; null clears. */
export const accountUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  realName: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  phone: z.nullish(z.stringFormat('phone', isPhone).check(z.regex(new RegExp('^1[3-9][0-9]{9}$', 'u')))),
  email: z.nullish(z.stringFormat('email', isEmail).check(z.maxLength(100))),
  roleId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const accountWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const accountRules: readonly Rule[] = [{ id: 'account.passwordIsName', at: 'password', on: ['create'], reads: ['password', 'userName'], assert: (v) => isMissing(v.password) || ne(v.password, v.userName) }];
