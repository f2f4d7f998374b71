import { DEFAULT_ZONE } from '#core/time.ts';
import { timersDue } from '#core/schedule/timers.ts';
import { powerTimersOf } from '../player/timers.ts';
import type { Tx } from '../store/types.ts';

/** How far back the last switching is looked for: a weekly timer switched a week ago. */
const BACK_MS = 8 * 24 * 60 * 60_000;

/**
 * Returns since when each screen should be on at a moment, milliseconds: 0 where no timer ever switched it, null where one
 * has switched it off. Only what a timer says counts as off: what nobody planned is an outage (DEV-18).
 */
export async function onSince(
  tx: Tx,
  deviceIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, number | null>> {
  const devices = await tx
    .as({ kind: 'system', corpId: null })
    .devices.many(deviceIds, { fields: ['corpId', 'groupId', 'zone'] });
  const timers = await powerTimersOf(tx, devices);
  const since = new Map<string, number | null>();
  for (const device of devices) {
    const last = timersDue(timers.get(device.id) ?? [], at - BACK_MS, at, device.zone ?? DEFAULT_ZONE).at(-1);
    since.set(device.id, last === undefined ? 0 : last.action === 'powerOff' ? null : last.at);
  }
  return since;
}
