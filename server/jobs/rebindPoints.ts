import { bindFreePoint } from '../commands/bindFreePoint.ts';
import type { Tx } from '../store/types.ts';

/** Devices looked at in one tick; the rest wait for the next. */
const AT_ONCE = 500;

/**
 * Gives a free point to each device whose own is over (DEV-05). A device for which none is free is left
 * as it is: its system transition makes it invalid. Returns how many got one.
 */
export async function rebindPoints(tx: Tx): Promise<number> {
  const due = await tx.devices.find((eb) => eb('expire_at', '<=', tx.now), {
    fields: ['corpId', 'type'],
    limit: AT_ONCE,
    orderBy: ['expireAt', 'asc'],
  });
  let bound = 0;
  for (const device of due) {
    const own = tx.as({ kind: 'system', corpId: device.corpId });
    const point = await bindFreePoint(own, device);
    if (!point) continue;
    await own.devicePoints.updateAll((eb) => eb.and([eb('device_id', '=', device.id), eb('expire_at', '<=', tx.now)]), {
      deviceId: null,
    });
    await own.devices.update(device.id, point);
    bound += 1;
  }
  return bound;
}
