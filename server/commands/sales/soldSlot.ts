import type { SoldSlot } from '#core/sales/openings.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { auctionEveryMs } from '../auctions/bid.ts';
import { floorOf } from '../auctions/floor.ts';
import { showingMs } from './showing.ts';

/** Returns a slot as a forecast of plays takes it: its places, their length, its hours, and the time that it sells by auction beside them (LAY-06). */
export const soldSlot = (slot: AdSlotStored): SoldSlot => ({
  ...scenarioOf(slot),
  places: slot.carouselPlaces,
  showingMs: showingMs(slot),
  auctioned: floorOf(slot) === null ? 0 : showingMs(slot) / auctionEveryMs(slot),
});
