// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { AdSlotCreate, AdSlotDetail, AdSlotRow, AdSlotUpdate } from '#generated/model/ad-slots/types.gen.ts';
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

export type AdSlotFilter = 'name' | 'layoutId' | 'sellingMode';

export type AdSlotRelated = 'ad.slotId' | 'proofOfPlay.slotId';

/** The names of its parts. */
export interface AdSlotParts {
  row: AdSlotRow;
  field: AdSlotField;
  section: AdSlotSection;
  action: AdSlotAction;
  filter: AdSlotFilter;
  related: AdSlotRelated;
}

/** The places that resources/ad-slots/overrides.tsx may fill. */
export type AdSlotSlots = Slots<AdSlotParts>;

/** What resources/ad-slots/wire.ts may lay between form and wire. */
export type AdSlotWire = WireMapping<AdSlotDetail, AdSlotCreate & AdSlotUpdate>;
