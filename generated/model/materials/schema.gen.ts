// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

/** What is absent stays; null clears. */
export const materialUpdate = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), rev: z.optional(z.int().check(z.gte(1))), name: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))) });

/** What actions ask for. */
export const materialForms = {
  move: z.strictObject({ folderId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))) }),
  classify: z.strictObject({ categoryId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))) }),
  copy: z.strictObject({ toFolderId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))) }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const materialWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const materialRules: readonly Rule[] = [];
