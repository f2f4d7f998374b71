// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const noticeSettingDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
