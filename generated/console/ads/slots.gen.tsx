// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { AdCreate, AdDetail, AdRow, AdUpdate } from '#generated/model/ads/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type AdField =
  | 'id'
  | 'deptId'
  | 'creatorId'
  | 'createdAt'
  | 'number'
  | 'name'
  | 'coverUrl'
  | 'type'
  | 'status'
  | 'downloadStatus'
  | 'campaignId'
  | 'advertiserId'
  | 'slotId'
  | 'layoutId'
  | 'slotSize'
  | 'startAt'
  | 'endAt'
  | 'daysLeft'
  | 'weekdays'
  | 'windows'
  | 'dates'
  | 'durationS'
  | 'position'
  | 'mute'
  | 'deliveryMode'
  | 'insertionType'
  | 'playCycleS'
  | 'firstStartAt'
  | 'firstEndAt'
  | 'playCount'
  | 'targetType'
  | 'targetIds'
  | 'kind'
  | 'materials'
  | 'url'
  | 'text'
  | 'textColor'
  | 'backgroundColor'
  | 'fontSize'
  | 'impressions'
  | 'interactionCount'
  | 'qrCode'
  | 'reviewerId'
  | 'reviewedAt'
  | 'reason'
  | 'contentHash'
  | 'editorId';

export type AdSection = 'info' | 'target' | 'material';

export type AdAction = 'approve' | 'reject' | 'pause' | 'start' | 'repush' | 'delete';

export type AdFilter = 'name' | 'status' | 'type' | 'slotId' | 'campaignId' | 'downloadStatus' | 'startAt';

export type AdRelated = 'adDelivery.adId' | 'proofOfPlay.adId';

/** The names of its parts. */
export interface AdParts {
  row: AdRow;
  field: AdField;
  section: AdSection;
  action: AdAction;
  filter: AdFilter;
  related: AdRelated;
}

/** The places that resources/ads/overrides.tsx may fill. */
export type AdSlots = Slots<AdParts>;

/** What resources/ads/wire.ts may lay between form and wire. */
export type AdWire = WireMapping<AdDetail, AdCreate & AdUpdate>;
