import { isSlotOpen, scenarioOf, type Scenario } from '#core/schedule/scenario.ts';
import { zonedTime } from '#core/time.ts';
import type { Tx } from '../store/types.ts';

/** A slot for which a player tells plays. */
export interface PlayedSlot {
  /** Slots of its place, itself among them: of these one content is seen at a time (LAY-07). */
  slotIds: readonly string[];
  scenario: Scenario;
  /** When anything of it was changed last. */
  changedAt: number;
}

const COLUMNS = ['id', 'layout_id', 'widget_id', 'opening', 'mode', 'weekdays', 'windows', 'updated_at'] as const;

/** Returns the slots for which plays are told, with their places; also those that were deleted since. */
export async function playedSlots(
  tx: Tx,
  corpId: string,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, PlayedSlot>> {
  const own = tx.ofCorp(corpId);
  const named = own.selectFrom('ad_slots').select('layout_id').where('id', 'in', slotIds);
  const rows = await own.selectFrom('ad_slots').select(COLUMNS).where('layout_id', 'in', named).execute();
  const places = Map.groupBy(rows, ({ layout_id: layoutId, widget_id: widgetId }) => `${layoutId}\n${widgetId}`);
  const read = (json: unknown): unknown => JSON.parse(typeof json === 'string' ? json : 'null');
  return new Map(
    [...places.values()].flatMap((place) =>
      place.map(({ id, opening, mode, weekdays, windows, updated_at: changedAt }) => {
        const scenario = scenarioOf({ opening, mode, weekdays: read(weekdays), windows: read(windows) });
        return [id, { slotIds: place.map((slot) => slot.id).toSorted(), scenario, changedAt }] as const;
      }),
    ),
  );
}

/**
 * Says whether a slot was shut at an instant, by hours that its screen knew: those of a slot that was changed after `since`, when
 * the screen was told to show something there, are not asked, for a screen without a line plays on by those of before.
 */
export function wasShut(
  slot: PlayedSlot | undefined,
  { at, since, zone, slackMs }: { at: number; since: number; zone: string; slackMs: number },
): boolean {
  if (!slot?.scenario.opens || slot.changedAt > since) return false;
  return ![-slackMs, 0, slackMs].some((shift) => isSlotOpen(slot.scenario, zonedTime(at + shift, zone)));
}
