import { deviceStates } from '#generated/model/devices/states.gen.ts';
import { bindFreePoint } from '../commands/bindFreePoint.ts';
import type { Tx } from '../store/types.ts';

/** Devices looked at in one tick; the rest wait for the next. */
const AT_ONCE = 500;
const STATUSES = Object.keys(deviceStates.values);

/**
 * Gives a free point to each device whose own is over (DEV-05). A device for which none is free is left
 * as it is: its system transition makes it invalid. Returns how many got one.
 */
export async function rebindPoints(tx: Tx): Promise<number> {
  // Whatever its status: naming them all lets the index answer, which the status leads.
  const due = await tx.devices.find((eb) => eb.and([eb('status', 'in', STATUSES), eb('expire_at', '<=', tx.now)]), {
    fields: ['corpId', 'type'],
    lock: 'change',
    // A row that somebody is changing now is left to the next tick.
    skipHeld: true,
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
