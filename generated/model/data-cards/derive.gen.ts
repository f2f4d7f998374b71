// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { div, mul, roundHalf, sub } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const dataCardDerive = { remainingMb: (v) => sub(v.packageMb, v.usedMb), usedShare: (v) => roundHalf(div(mul(v.usedMb, 100), v.packageMb)) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
