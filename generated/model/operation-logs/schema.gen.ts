// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const operationLogWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const operationLogRules: readonly Rule[] = [];
