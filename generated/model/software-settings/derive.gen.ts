// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const softwareSettingDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
