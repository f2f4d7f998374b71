// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface RoleRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  roleType: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope: 'deptTree' | 'dept' | 'self';
  builtIn: boolean;
  remark?: string | null;
}

export interface RoleDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  roleType: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope: 'deptTree' | 'dept' | 'self';
  permissions: string[];
  builtIn: boolean;
  remark?: string | null;
}

export interface RoleCreate {
  name: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope?: 'deptTree' | 'dept' | 'self';
  permissions: string[];
  remark?: string | null;
}

export interface RoleUpdate {
  id: string;
  rev?: number;
  name?: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope?: 'deptTree' | 'dept' | 'self';
  permissions?: string[];
  remark?: string | null;
}

export const roleCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  roleType: z.optional(z.enum(['administrator', 'manager', 'staff', 'keeper'])),
  dataScope: z.optional(z.enum(['deptTree', 'dept', 'self'])),
  permissions: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500)),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const roleUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  roleType: z.optional(z.enum(['administrator', 'manager', 'staff', 'keeper'])),
  dataScope: z.optional(z.enum(['deptTree', 'dept', 'self'])),
  permissions: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const roleWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const roleRules: readonly Rule[] = [];
