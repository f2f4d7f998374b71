// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { Rule, Whens } from '#core/entity/rule.ts';

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const adDeliveryWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const adDeliveryRules: readonly Rule[] = [];
