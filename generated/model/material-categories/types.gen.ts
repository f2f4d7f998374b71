// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface MaterialCategoryRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface MaterialCategoryDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface MaterialCategoryCreate {
  name: string;
  remark?: string | null;
}

export interface MaterialCategoryUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}

export const materialCategoryCreate = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(40)), remark: z.nullish(z.string().check(z.maxLength(200))) });

/** What is absent stays; null clears. */
export const materialCategoryUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const materialCategoryWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const materialCategoryRules: readonly Rule[] = [];
