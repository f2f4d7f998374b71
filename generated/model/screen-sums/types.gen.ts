// Made by codegen from schemas/screen-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/screen-sums/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const screenSumWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const screenSumRules: readonly Rule[] = [];
