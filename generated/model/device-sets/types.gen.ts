// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DeviceSetRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface DeviceSetDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface DeviceSetCreate {
  name: string;
  remark?: string | null;
}

export interface DeviceSetUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}

export interface DeviceSetAddMembersInput {
  id: string;
  ids: string[];
}

export interface DeviceSetAddMembersOutput {
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

export interface DeviceSetRemoveMembersInput {
  id: string;
  ids: string[];
}

export interface DeviceSetRemoveMembersOutput {
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

export const deviceSetCreate = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(40)), remark: z.nullish(z.string().check(z.maxLength(200))) });

/** What is absent stays; null clears. */
export const deviceSetUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceSetWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const deviceSetRules: readonly Rule[] = [];
