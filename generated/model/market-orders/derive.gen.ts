// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { instant, sub, wholeDays } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const marketOrderDerive = { daysLeft: (v, c) => wholeDays(sub(instant(v.endAt), c.now)) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
