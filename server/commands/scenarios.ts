import { overlap, scenarioOf } from '#core/schedule/scenario.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** Slots of one layout; none has more. */
const MOST = 200;

type Placed = Pick<AdSlotStored, 'layoutId' | 'widgetId'>;
type Planned = Partial<Placed & Pick<AdSlotStored, 'id' | 'opening' | 'mode' | 'weekdays' | 'windows'>>;

/** Returns the slots of a place in a layout, each with its scenario. `own` sees the whole corporation. */
export async function slotsIn(own: Tx, { layoutId, widgetId }: Placed): Promise<AdSlotStored[]> {
  if (!layoutId || !widgetId) return [];
  return own.adSlots.find((eb) => eb.and([eb('layout_id', '=', layoutId), eb('widget_id', '=', widgetId)]), {
    limit: MOST,
  });
}

/**
 * Refuses SLOTS_CLASH for an exclusive slot that opens while another one of its place is open: both would have it alone
 * (LAY-07). The layout is locked, so that of two who set such hours at once the second is refused.
 */
export async function checkScenario(own: Tx, slot: Planned): Promise<void> {
  const { id, layoutId = null, widgetId = null } = slot;
  if (slot.mode !== 'exclusive' || !layoutId) return;
  await own.layouts.one(layoutId, { lock: 'change' });
  const others = (await slotsIn(own, { layoutId, widgetId })).filter(
    (other) => other.mode === 'exclusive' && other.id !== id,
  );
  const clash = others.find((other) => overlap(scenarioOf(slot), scenarioOf(other)));
  if (!clash) return;
  const name = clash.name ?? '';
  throw refuse('SLOTS_CLASH', {
    data: { slotId: clash.id },
    sentence: {
      zh: `独占广告位「${name}」在此时段已开放`,
      en: `The exclusive slot "${name}" is open at these hours already`,
    },
  });
}
