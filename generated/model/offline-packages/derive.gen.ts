// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const offlinePackageDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
