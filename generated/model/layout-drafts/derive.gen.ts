// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const layoutDraftDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
