// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { AdSlotRow } from '#generated/model/ad-slots/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type AdSlotField =
  | 'id'
  | 'createdAt'
  | 'number'
  | 'name'
  | 'layoutId'
  | 'widgetId'
  | 'width'
  | 'height'
  | 'carouselPlaces'
  | 'sellingMode'
  | 'cptPriceFen'
  | 'cpmPriceFen'
  | 'rtb'
  | 'rtbPriceFen'
  | 'scanToCast'
  | 'maxSellable'
  | 'bottomImage';

export type AdSlotSection = 'base' | 'selling';

export type AdSlotAction = 'delete';

/** The places that resources/ad-slots/overrides.tsx may fill. */
export type AdSlotSlots = Slots<AdSlotRow, AdSlotField, AdSlotSection, AdSlotAction>;
