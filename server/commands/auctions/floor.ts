import { sellsByAuction, type Sold } from '#core/auction/places.ts';

/** Returns the least bid for a thousand plays of a slot, fen; null where it sells none by auction, or has no floor price (LAY-06). */
export const floorOf = ({
  sellingMode,
  rtb,
  rtbPriceFen,
}: Pick<Sold, 'sellingMode' | 'rtb'> & { rtbPriceFen: number | null }): number | null =>
  sellsByAuction({ sellingMode, rtb }) && (rtbPriceFen ?? 0) > 0 ? rtbPriceFen : null;
