// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { instant, sub, wholeDays } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const adDerive = { daysLeft: (v, c) => wholeDays(sub(instant(v.endAt), c.now)) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
