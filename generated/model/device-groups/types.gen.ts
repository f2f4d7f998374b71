// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq } from '#core/entity/rule.ts';

export interface DeviceGroupRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'common' | 'multiScreen';
  rows?: number | null;
  columns?: number | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'common' | 'multiScreen';
  rows?: number | null;
  columns?: number | null;
  places?: { deviceId: string; row: number; column: number }[] | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupCreate {
  name: string;
  kind?: 'common' | 'multiScreen';
  rows?: number | null;
  columns?: number | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupUpdate {
  id: string;
  rev?: number;
  name?: string;
  rows?: number | null;
  columns?: number | null;
  places?: { deviceId: string; row: number; column: number }[] | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupUpdateMany {
  ids: string[];
  set: { rows?: number | null; columns?: number | null; inStep?: boolean | null; layoutId?: string | null };
}

export interface DeviceGroupMultiInput {
  groups: { name: string; rows: number; columns: number; inStep: boolean; layoutId?: string | null }[];
}

export interface DeviceGroupMultiOutput {
  /**
   * One of each group, in their order
   */
  results: {
    /**
     * Of the group that was made
     */
    id: string | null;
    /**
     * 0: done
     */
    code: number;
    message: string;
    field?: string;
  }[];
}

export interface DeviceGroupAddMembersInput {
  id: string;
  ids: string[];
}

export interface DeviceGroupAddMembersOutput {
  results: {
    id: string;
    /**
     * 0: done
     */
    code: number;
    message: string;
    field?: string;
  }[];
}

export interface DeviceGroupRemoveMembersInput {
  id: string;
  ids: string[];
}

export interface DeviceGroupRemoveMembersOutput {
  results: {
    id: string;
    /**
     * 0: done
     */
    code: number;
    message: string;
    field?: string;
  }[];
}

export const deviceGroupCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: z.optional(z.enum(['common', 'multiScreen'])),
  rows: z.nullish(z.int().check(z.gte(1), z.lte(16))),
  columns: z.nullish(z.int().check(z.gte(1), z.lte(16))),
  inStep: z.nullish(z.boolean()),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What is absent stays; null clears. */
export const deviceGroupUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  rows: z.nullish(z.int().check(z.gte(1), z.lte(16))),
  columns: z.nullish(z.int().check(z.gte(1), z.lte(16))),
  places: z.nullish(z.array(z.strictObject({ deviceId: z.string().check(z.minLength(1), z.maxLength(64)), row: z.int().check(z.gte(1), z.lte(16)), column: z.int().check(z.gte(1), z.lte(16)) })).check(z.maxLength(256))),
  inStep: z.nullish(z.boolean()),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** What actions ask for. */
export const deviceGroupForms = { sync: z.strictObject({ inStep: z.nullish(z.boolean()) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceGroupWhens: Whens = { rows: (v) => eq(v.kind, 'multiScreen'), columns: (v) => eq(v.kind, 'multiScreen'), places: (v) => eq(v.kind, 'multiScreen'), inStep: (v) => eq(v.kind, 'multiScreen') };

/** Rules across fields, in the order in which they are asked. */
export const deviceGroupRules: readonly Rule[] = [];
