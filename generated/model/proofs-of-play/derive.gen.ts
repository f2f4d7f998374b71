// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const proofOfPlayDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
