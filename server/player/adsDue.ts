import { addDays, zonedTime, zoneOr } from '#core/time.ts';
import type { Plan } from '#core/manifest/manifest.ts';
import { decide } from '#core/schedule/decide.ts';
import { dayOf } from '#core/schedule/day.ts';
import { adsIn, type Stretch } from '#core/schedule/timeline.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import type { Tx } from '../store/types.ts';
import { dayPlan } from './dayPlan.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the plan of the screen's local day about an instant, with its stretches; null for a screen whose point or enterprise is
 * over. Of its home page: whether another page is open is not known.
 */
async function dayAround(tx: Tx, device: DeviceStored, at: number) {
  const zone = zoneOr(device.zone);
  const day = zonedTime(at, zone).date;
  const from = Date.parse(`${addDays(day, -1)}T00:00:00Z`);
  const {
    plan: whole,
    blocked,
    pages,
    materials,
  } = await dayPlan(tx, { ...device, zone }, { from, to: from + 3 * DAY_MS });
  const plan = { ...whole, slots: whole.slots.filter(({ id }) => !pages.has(id)) };
  return blocked === 'expired' || blocked === 'closed'
    ? null
    : { plan, materials, stretches: dayOf(plan, day).stretches };
}

/**
 * Returns the stretches of the screen's local day about an instant (milliseconds); none for a screen whose point or
 * enterprise is over. `tx` sees the whole corporation.
 */
export const stretchesAround = async (tx: Tx, device: DeviceStored, at: number): Promise<readonly Stretch[]> =>
  (await dayAround(tx, device, at))?.stretches ?? [];

/**
 * Returns the ads that may be in a turn that they won between two instants: sold a minute before, it is in no stretch of a day. It begins
 * within `limits.auctionWindow`, if at all.
 */
function inWonTurns(plan: Plan, from: number, to: number): string[] {
  return plan.items.flatMap(({ id, insertion, contents }) => {
    const longest = Math.max(0, ...contents.map(({ durationMs }) => durationMs));
    const isNear = (due: number): boolean => due <= to && from < due + limits.auctionWindow + longest;
    const isShown = (due: number): boolean =>
      Object.values(decide(plan, due).slots).some((winner) => winner?.adId === id);
    return insertion?.at?.some((due) => isNear(due) && isShown(due)) ? [id] : [];
  });
}

/**
 * Returns the ids of the ads that a screen should show at an instant (milliseconds).
 * @param forMs so long after it the answer still stands
 */
export async function adsDue(tx: Tx, device: DeviceStored, at: number, forMs = 0): Promise<string[]> {
  const day = await dayAround(tx, device, at);
  const here = day?.stretches.find(({ from, to }) => from <= at && at < to);
  return day && here ? [...new Set([...adsIn(here), ...inWonTurns(day.plan, at, at + forMs)])] : [];
}

/** Contents that may be in the places of a screen's home page. */
export interface PlacesDue {
  plan: Plan;
  materials: ReadonlyMap<string, MaterialStored>;
  /** `<ad> <content>` of what may be there, by the area of the layout; null where an emergency may have the whole screen. */
  areas: ReadonlyMap<string, ReadonlySet<string>> | null;
}

/** Returns a content as a member of `PlacesDue.areas`. */
export const dueKey = (adId: string, key: string): string => `${adId} ${key}`;

/** Returns the contents that a screen may show between two instants of one day, by place; null for a screen that gets no ads. */
export async function placesDue(
  tx: Tx,
  device: DeviceStored,
  { from, to }: { from: number; to: number },
): Promise<PlacesDue | null> {
  const day = await dayAround(tx, device, from);
  if (!day) return null;
  const { plan, materials, stretches } = day;
  const here = stretches.filter((one) => one.from <= to && from < one.to);
  const contentsOf = new Map(plan.items.map(({ id, contents }) => [id, contents.map(({ key }) => dueKey(id, key))]));
  const won = inWonTurns(plan, from, to).flatMap((id) => contentsOf.get(id) ?? []);
  const areas = new Map<string, Set<string>>();
  for (const { slotId, loop, insertions } of here.flatMap(({ slots }) => slots)) {
    const areaId = plan.slots.find(({ id }) => id === slotId)?.areaId ?? '';
    const due = areas.get(areaId) ?? new Set(won);
    for (const { adId, key } of loop) due.add(dueKey(adId, key));
    for (const { adId } of insertions) for (const one of contentsOf.get(adId) ?? []) due.add(one);
    areas.set(areaId, due);
  }
  return { plan, materials, areas: here.some(({ takeover }) => takeover.length > 0) ? null : areas };
}
