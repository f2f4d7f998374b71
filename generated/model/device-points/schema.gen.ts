// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export const devicePointCreate = z.strictObject({});

/** What is absent stays; null clears. */
export const devicePointUpdate = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), rev: z.optional(z.int().check(z.gte(1))) });

/** What actions ask for. */
export const devicePointForms = {};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const devicePointWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const devicePointRules: readonly Rule[] = [];
