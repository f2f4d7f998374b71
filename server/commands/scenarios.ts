import { overlap, scenarioOf, type Scenario } from '#core/schedule/scenario.ts';
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

/** Returns what names the place of a slot, the area of a layout that it is in; null where it is in none. */
export const placeOf = ({ layoutId, widgetId }: Placed): string | null =>
  layoutId && widgetId ? `${layoutId} ${widgetId}` : null;

/** Fields read of a slot beside others: its scenario, and how it sells by auction. */
const BESIDE = [
  'corpId',
  'layoutId',
  'widgetId',
  'opening',
  'mode',
  'weekdays',
  'windows',
  'sellingMode',
  'rtb',
  'rtbPriceFen',
  'showingS',
] as const;
type Beside = Pick<AdSlotStored, (typeof BESIDE)[number] | 'id'>;

/**
 * Returns the slots in the place of each of these, by its id, itself among them and in the order of their ids; of one that is in no place none.
 * `tx` sees their corporations.
 */
export async function placesOf(
  tx: Tx,
  slots: readonly Pick<AdSlotStored, 'id' | 'corpId' | 'layoutId' | 'widgetId'>[],
): Promise<ReadonlyMap<string, readonly Beside[]>> {
  const corpIds = [...new Set(slots.map(({ corpId }) => corpId))];
  const layoutIds = [...new Set(slots.flatMap(({ layoutId }) => layoutId ?? []))];
  if (layoutIds.length === 0) return new Map();
  const all = await tx.adSlots.find((eb) => eb.and([eb('corp_id', 'in', corpIds), eb('layout_id', 'in', layoutIds)]), {
    fields: BESIDE,
    limit: MOST * layoutIds.length,
  });
  const placed = Map.groupBy(all, placeOf);
  const inPlace = (place: string | null) => (place === null ? [] : (placed.get(place) ?? []));
  return new Map(slots.map((slot) => [slot.id, inPlace(placeOf(slot))]));
}

/** Returns the scenarios of the others among the slots of a place. */
export const besideOf = (id: string, place: readonly Beside[]): readonly Scenario[] =>
  place.filter((other) => other.id !== id).map(scenarioOf);

/** Returns the scenarios of the other slots in the place of each of these, by its id. `tx` sees their corporations. */
export async function matesOf(
  tx: Tx,
  slots: Parameters<typeof placesOf>[1],
): Promise<ReadonlyMap<string, readonly Scenario[]>> {
  return new Map([...(await placesOf(tx, slots))].map(([id, place]) => [id, besideOf(id, place)]));
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
