// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export const campaignCreate = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(50)), remark: z.nullish(z.string().check(z.maxLength(200))) });

/** What is absent stays; null clears. */
export const campaignUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const campaignWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const campaignRules: readonly Rule[] = [];
