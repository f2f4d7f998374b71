// Made by codegen from schemas/play-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/play-sums/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const playSumWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const playSumRules: readonly Rule[] = [];
