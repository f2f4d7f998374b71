// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const materialCategoryDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
