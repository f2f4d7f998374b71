// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import type { MarketOrderCreate, MarketOrderDetail, MarketOrderRow } from '#generated/model/market-orders/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface MarketOrderParts {
  row: MarketOrderRow;
  field: keyof MarketOrderRow | keyof MarketOrderDetail | keyof MarketOrderCreate;
  section: 'base';
  action: 'confirm' | 'cancel';
  filter: 'number' | 'status' | 'appType' | 'method' | 'corpId' | 'createdAt';
  related: 'operationLog.targetId';
}

/** The places that resources/market-orders/overrides.tsx may fill. */
export type MarketOrderSlots = Slots<MarketOrderParts>;
