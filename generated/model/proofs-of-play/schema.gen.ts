// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const proofOfPlayWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const proofOfPlayRules: readonly Rule[] = [];
