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

/** The places that resources/ad-deliveries/overrides.tsx may fill. */
export type AdDeliverySlots = Slots<AdDeliveryRow, AdDeliveryField, AdDeliverySection, AdDeliveryAction>;
