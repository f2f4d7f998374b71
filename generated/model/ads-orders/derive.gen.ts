// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { sub } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const adsOrderDerive = { refundableFen: (v) => sub(v.earnedFen, v.refundedFen) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
