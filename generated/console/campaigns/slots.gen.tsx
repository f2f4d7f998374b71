// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type {
  CampaignCreate,
  CampaignDetail,
  CampaignRow,
  CampaignUpdate,
} from '#generated/model/campaigns/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface CampaignParts {
  row: CampaignRow;
  field: keyof CampaignRow | keyof CampaignDetail | keyof CampaignCreate | keyof CampaignUpdate;
  section: 'base';
  action: 'start' | 'pause' | 'delete';
  filter: 'name' | 'status';
  related: 'ad.campaignId' | 'ad.promotionPlanId' | 'promotionGroup.campaignId' | 'operationLog.targetId';
}

/** The places that resources/campaigns/overrides.tsx may fill. */
export type CampaignSlots = Slots<CampaignParts>;
