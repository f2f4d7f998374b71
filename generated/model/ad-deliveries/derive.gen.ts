// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const adDeliveryDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
