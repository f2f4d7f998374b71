// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface TagRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface TagDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface TagCreate {
  name: string;
  remark?: string | null;
}

export interface TagUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}

export interface TagAddMembersInput {
  id: string;
  ids: string[];
}

export interface TagAddMembersOutput {
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

export interface TagRemoveMembersInput {
  id: string;
  ids: string[];
}

export interface TagRemoveMembersOutput {
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

export const tagCreate = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(20)), remark: z.nullish(z.string().check(z.maxLength(200))) });

/** What is absent stays; null clears. */
export const tagUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const tagWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const tagRules: readonly Rule[] = [];
