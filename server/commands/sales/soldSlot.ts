import { everyMs } from '#core/auction/places.ts';
import type { SoldSlot } from '#core/sales/openings.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { AUCTIONS } from '../auctions/bid.ts';
import { floorOf } from '../auctions/floor.ts';

/** Returns a slot as a forecast of plays takes it: its places, its hours, and the time that it sells by auction beside them (LAY-06). */
export const soldSlot = (slot: AdSlotStored): SoldSlot => ({
  ...scenarioOf(slot),
  places: slot.carouselPlaces,
  auctioned: floorOf(slot) === null ? 0 : limits.forecastShowing / everyMs(slot, AUCTIONS),
});
