// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import type { AdsOrderDetail, AdsOrderRow } from '#generated/model/ads-orders/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AdsOrderParts {
  row: AdsOrderRow;
  field: keyof AdsOrderRow | keyof AdsOrderDetail;
  section: never;
  action: 'pay' | 'upload' | 'cancel' | 'rebid' | 'outside' | 'stop' | 'makeGood' | 'refund';
  filter:
    | 'number'
    | 'status'
    | 'sellingMode'
    | 'promotionGroupId'
    | 'adNumber'
    | 'adId'
    | 'advertiserName'
    | 'ownerName'
    | 'slotName'
    | 'createdAt';
  related: 'operationLog.targetId';
}

/** The places that resources/ads-orders/overrides.tsx may fill. */
export type AdsOrderSlots = Slots<AdsOrderParts>;
