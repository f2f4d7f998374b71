// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const deviceCommandDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
