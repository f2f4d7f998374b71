import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { Tx } from '../../store/types.ts';

/** Slots of the layouts of one media owner that sell by auction; no more are looked at. */
const MOST_SLOTS = 10_000;

const areaOf = ({ layoutId, widgetId }: AdSlotStored): string => `${layoutId} ${widgetId}`;

/** Returns the slots of each area that one of these slots is in, itself among them, by id; by the id of that slot. */
export async function areasOf(own: Tx, slots: readonly AdSlotStored[]): Promise<Map<string, AdSlotStored[]>> {
  const layouts = [...new Set(slots.flatMap(({ layoutId }) => layoutId ?? []))];
  const all =
    layouts.length === 0 ? [] : await own.adSlots.find((eb) => eb('layout_id', 'in', layouts), { limit: MOST_SLOTS });
  const areas = Map.groupBy(all, areaOf);
  return new Map(slots.map((slot) => [slot.id, areas.get(areaOf(slot)) ?? [slot]]));
}
