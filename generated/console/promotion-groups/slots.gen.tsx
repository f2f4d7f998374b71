// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import type {
  PromotionGroupCreate,
  PromotionGroupDetail,
  PromotionGroupRow,
  PromotionGroupUpdate,
} from '#generated/model/promotion-groups/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface PromotionGroupParts {
  row: PromotionGroupRow;
  field: keyof PromotionGroupRow | keyof PromotionGroupDetail | keyof PromotionGroupCreate | keyof PromotionGroupUpdate;
  section: 'base' | 'days' | 'where' | 'money';
  action: 'start' | 'pause' | 'delete';
  filter: 'name' | 'status' | 'campaignId';
  related: 'ad.promotionGroupId' | 'adsOrder.promotionGroupId' | 'operationLog.targetId';
}

/** The places that resources/promotion-groups/overrides.tsx may fill. */
export type PromotionGroupSlots = Slots<PromotionGroupParts>;
