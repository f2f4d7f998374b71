// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const demandPartnerDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
