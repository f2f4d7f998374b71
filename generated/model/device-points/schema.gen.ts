// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const devicePointWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const devicePointRules: readonly Rule[] = [];
