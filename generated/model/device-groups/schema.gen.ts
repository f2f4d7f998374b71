// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq } from '#core/entity/rule.ts';

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
  inStep: z.nullish(z.boolean()),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceGroupWhens: Whens = { rows: (v) => eq(v.kind, 'multiScreen'), columns: (v) => eq(v.kind, 'multiScreen'), inStep: (v) => eq(v.kind, 'multiScreen') };

/** Rules across fields, in the order in which they are asked. */
export const deviceGroupRules: readonly Rule[] = [];
