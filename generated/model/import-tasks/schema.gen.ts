// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const importTaskWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const importTaskRules: readonly Rule[] = [];
