// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  CampaignCreate,
  CampaignDetail,
  CampaignRow,
  CampaignUpdate,
} from '#generated/model/campaigns/types.gen.ts';
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

export type CampaignFilter = 'name' | 'status';

export type CampaignRelated = 'ad.campaignId';

/** The names of its parts. */
export interface CampaignParts {
  row: CampaignRow;
  field: CampaignField;
  section: CampaignSection;
  action: CampaignAction;
  filter: CampaignFilter;
  related: CampaignRelated;
}

/** The places that resources/campaigns/overrides.tsx may fill. */
export type CampaignSlots = Slots<CampaignParts>;

/** What resources/campaigns/wire.ts may lay between form and wire. */
export type CampaignWire = WireMapping<CampaignDetail, CampaignCreate & CampaignUpdate>;
