// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { div, roundHalf } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const campaignDerive = { perAd: (v) => roundHalf(div(v.impressions, v.adCount)) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
