// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

import type { AuctionDetail, AuctionRow } from '#generated/model/auctions/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AuctionParts {
  row: AuctionRow;
  field: keyof AuctionRow | keyof AuctionDetail;
  section: never;
  action: never;
  filter: 'status' | 'slotId' | 'deviceId' | 'partnerId' | 'dueAt';
  related: never;
}

/** The places that resources/auctions/overrides.tsx may fill. */
export type AuctionSlots = Slots<AuctionParts>;
