// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { AdDeliveryRow } from '#generated/model/ad-deliveries/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type AdDeliveryField =
  | 'id'
  | 'adId'
  | 'deviceId'
  | 'status'
  | 'filesDone'
  | 'filesTotal'
  | 'problem'
  | 'reportedAt';

export type AdDeliverySection = never;

export type AdDeliveryAction = never;

export type AdDeliveryFilter = 'adId' | 'deviceId' | 'status';

export type AdDeliveryRelated = never;

/** The names of its parts. */
export interface AdDeliveryParts {
  row: AdDeliveryRow;
  field: AdDeliveryField;
  section: AdDeliverySection;
  action: AdDeliveryAction;
  filter: AdDeliveryFilter;
  related: AdDeliveryRelated;
}

/** The places that resources/ad-deliveries/overrides.tsx may fill. */
export type AdDeliverySlots = Slots<AdDeliveryParts>;
