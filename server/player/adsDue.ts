import { addDays, zonedTime, zoneOr } from '#core/time.ts';
import type { Plan } from '#core/manifest/manifest.ts';
import { decide } from '#core/schedule/decide.ts';
import { dayOf } from '#core/schedule/day.ts';
import { adsIn, type Stretch } from '#core/schedule/timeline.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
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
  const { plan: whole, blocked, pages } = await dayPlan(tx, { ...device, zone }, { from, to: from + 3 * DAY_MS });
  const plan = { ...whole, slots: whole.slots.filter(({ id }) => !pages.has(id)) };
  return blocked === 'expired' || blocked === 'closed' ? null : { plan, stretches: dayOf(plan, day).stretches };
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
  const isNear = (due: number): boolean => due <= to && from < due + limits.auctionWindow + limits.forecastShowing;
  return plan.items.flatMap(({ id, insertion }) => {
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
