import { addDays, zonedTime, zoneOr } from '#core/time.ts';
import { dayOf } from '#core/schedule/day.ts';
import { adsIn, type Stretch } from '#core/schedule/timeline.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import { dayPlan } from './dayPlan.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the stretches of the screen's local day about an instant (milliseconds); none for a screen whose point or
 * enterprise is over. `tx` sees the whole corporation.
 */
export async function stretchesAround(tx: Tx, device: DeviceStored, at: number): Promise<readonly Stretch[]> {
  const zone = zoneOr(device.zone);
  const day = zonedTime(at, zone).date;
  const from = Date.parse(`${addDays(day, -1)}T00:00:00Z`);
  const { plan, blocked } = await dayPlan(tx, { ...device, zone }, { from, to: from + 3 * DAY_MS });
  return blocked === 'expired' || blocked === 'closed' ? [] : dayOf(plan, day).stretches;
}

/** Returns the ids of the ads that a screen should show at an instant (milliseconds). */
export async function adsDue(tx: Tx, device: DeviceStored, at: number): Promise<string[]> {
  const stretches = await stretchesAround(tx, device, at);
  const here = stretches.find(({ from, to }) => from <= at && at < to);
  return here ? [...adsIn(here)] : [];
}
