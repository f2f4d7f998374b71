// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const handwashingRecordDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
