// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export const importTaskCreate = z.strictObject({});

/** What is absent stays; null clears. */
export const importTaskUpdate = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), rev: z.optional(z.int().check(z.gte(1))) });

/** What actions ask for. */
export const importTaskForms = {};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const importTaskWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const importTaskRules: readonly Rule[] = [];
