// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const handwashingDeviceDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
