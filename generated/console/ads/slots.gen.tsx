// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { AdCreate, AdDetail, AdRow, AdUpdate } from '#generated/model/ads/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AdParts {
  row: AdRow;
  field: keyof AdRow | keyof AdDetail | keyof AdCreate | keyof AdUpdate;
  section: 'info' | 'target' | 'material';
  action:
    | 'approve'
    | 'reject'
    | 'pause'
    | 'start'
    | 'repush'
    | 'takeDown'
    | 'hold'
    | 'resume'
    | 'arrange'
    | 'revise'
    | 'withdraw'
    | 'delete';
  filter:
    | 'name'
    | 'status'
    | 'type'
    | 'slotId'
    | 'campaignId'
    | 'promotionPlanId'
    | 'promotionGroupId'
    | 'heldBy'
    | 'downloadStatus'
    | 'advertiserId'
    | 'targetType'
    | 'deliveryMode'
    | 'creatorId'
    | 'startAt';
  related:
    | 'adDelivery.adId'
    | 'adsOrder.adId'
    | 'auction.adId'
    | 'cast.adId'
    | 'monitorTask.expectedIds'
    | 'proofOfPlay.adId'
    | 'takeDown.targetId'
    | 'operationLog.targetId';
}

/** The places that resources/ads/overrides.tsx may fill. */
export type AdSlots = Slots<AdParts>;
