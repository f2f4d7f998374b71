// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { AdDeliveryDetail, AdDeliveryRow } from '#generated/model/ad-deliveries/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AdDeliveryParts {
  row: AdDeliveryRow;
  field: keyof AdDeliveryRow | keyof AdDeliveryDetail;
  section: never;
  action: never;
  filter: 'adId' | 'deviceId' | 'status';
  related: never;
}

/** The places that resources/ad-deliveries/overrides.tsx may fill. */
export type AdDeliverySlots = Slots<AdDeliveryParts>;
