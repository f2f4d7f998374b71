// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const walletRecordDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
