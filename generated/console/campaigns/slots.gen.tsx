// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { CampaignRow } from '#generated/model/campaigns/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type CampaignField =
  | 'id'
  | 'deptId'
  | 'creatorId'
  | 'createdAt'
  | 'name'
  | 'status'
  | 'adCount'
  | 'impressions'
  | 'isDefault'
  | 'remark';

export type CampaignSection = 'base';

export type CampaignAction = 'start' | 'pause' | 'delete';

/** The places that resources/campaigns/overrides.tsx may fill. */
export type CampaignSlots = Slots<CampaignRow, CampaignField, CampaignSection, CampaignAction>;
