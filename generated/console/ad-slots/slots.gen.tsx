// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { AdSlotCreate, AdSlotDetail, AdSlotRow, AdSlotUpdate } from '#generated/model/ad-slots/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AdSlotParts {
  row: AdSlotRow;
  field: keyof AdSlotRow | keyof AdSlotDetail | keyof AdSlotCreate | keyof AdSlotUpdate;
  section: 'base' | 'scenario' | 'selling';
  action: 'openSale' | 'closeSale' | 'delete';
  filter: 'name' | 'layoutId' | 'opening' | 'sellingMode';
  related:
    | 'ad.slotId'
    | 'auction.slotId'
    | 'cast.slotId'
    | 'goods.slotId'
    | 'proofOfPlay.slotId'
    | 'operationLog.targetId';
}

/** The places that resources/ad-slots/overrides.tsx may fill. */
export type AdSlotSlots = Slots<AdSlotParts>;
