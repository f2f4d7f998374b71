import type { ManifestSlot, PlanAd } from '../manifest/manifest.ts';
import type { ZonedTime } from '../time.ts';
import type { Eligible } from './eligible.ts';
import { slotsOf } from './eligible.ts';
import { windowsOf } from './showtimes.ts';
import { anyOpen, type Window } from './window.ts';

/** Scenario settings of a slot, as they are stored (LAY-07). */
export interface ScenarioSettings {
  opening?: string | null | undefined;
  mode?: string | null | undefined;
  weekdays?: unknown;
  windows?: unknown;
}

/** Scenario of a slot: when it is open, and whether it then has its place alone. */
export type Scenario = Pick<ManifestSlot, 'opens' | 'exclusive'>;

/** Returns the scenario of a slot; nothing is said of one that is always open and shares its place. */
export function scenarioOf({ opening, mode, weekdays, windows }: ScenarioSettings): Scenario {
  return {
    ...(opening === 'hours' ? { opens: windowsOf({ weekdays, windows } as Parameters<typeof windowsOf>[0]) } : {}),
    ...(mode === 'exclusive' ? { exclusive: true } : {}),
  };
}

/** Says whether a slot is open at a local time, by its opening rule alone. */
export const isSlotOpen = ({ opens }: Scenario, local: ZonedTime): boolean => anyOpen(opens ?? [], local);

/**
 * Says whether a slot is sure of its turns at a local time: it is open, and none of the others of its place is open exclusively.
 * One that is might have no ad for now; what is sold beside it would go the moment that it has one.
 */
export const hasTurns = (slot: Scenario, others: readonly Scenario[], local: ZonedTime): boolean =>
  isSlotOpen(slot, local) &&
  (slot.exclusive === true || !others.some((other) => other.exclusive === true && isSlotOpen(other, local)));

/** An area of a screen, with the slots that are sold in it, each in its scenario. Named by the first of them. */
export interface SlotPlace {
  id: string;
  slots: readonly ManifestSlot[];
}

/** Returns the places of a screen: slots of one area are one place, in which one content is seen at a time. */
export function placesIn(slots: readonly ManifestSlot[]): SlotPlace[] {
  return [...Map.groupBy(slots, ({ areaId }) => areaId).values()].map((own) => ({ id: own[0]!.id, slots: own }));
}

/** Returns the name of a place: those of its slots. */
export const placeName = ({ slots }: Pick<SlotPlace, 'slots'>): string => slots.map(({ name }) => name).join(' / ');

/** Types of ads that fill a place; what is inserted, and what starts a player, leaves it to the others in between. */
const FILLS: readonly PlanAd['type'][] = ['common', 'launcher', 'filler'];

/**
 * Returns the slots of a place whose ads play at a local time (LAY-07): the exclusive ones that are open and have an ad that
 * turns; where there is none, all that are open. So a place that is kept for one slot is never empty for want of its ads.
 */
export function onAir(slots: readonly ManifestSlot[], able: readonly Eligible[], local: ZonedTime): ManifestSlot[] {
  const open = slots.filter((slot) => isSlotOpen(slot, local));
  const alone = open.filter(
    (slot) =>
      slot.exclusive === true && able.some(({ ad }) => FILLS.includes(ad.type) && slotsOf(ad, [slot]).length > 0),
  );
  return alone.length > 0 ? alone : open;
}

const WEEK = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];
const DAY_MINUTES = 1440;

/** Returns the minutes of a weekday (1 Monday to 7 Sunday) at which one of the windows is open; none at all: each. */
export function openMinutes(windows: readonly Window[], weekday: number): Set<number> {
  const date = WEEK[weekday - 1]!;
  const minutes = Array.from({ length: DAY_MINUTES }, (_, minute) => minute);
  return new Set(minutes.filter((minute) => anyOpen(windows, { date, weekday, minute })));
}

/** Says whether two slots are open at one minute of some week. */
export function overlap(a: Scenario, b: Scenario): boolean {
  return WEEK.some((_, day) => {
    const other = openMinutes(b.opens ?? [], day + 1);
    return [...openMinutes(a.opens ?? [], day + 1)].some((minute) => other.has(minute));
  });
}
