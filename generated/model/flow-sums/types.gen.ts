// Made by codegen from schemas/flow-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/flow-sums/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const flowSumWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const flowSumRules: readonly Rule[] = [];
