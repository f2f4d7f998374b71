import { deviceStates } from '#generated/model/devices/states.gen.ts';
import { bindFreePoint } from '../commands/bindFreePoint.ts';
import type { Tx, Where } from '../store/types.ts';

/** Devices handled in one tick; the rest follows in the next. */
const AT_ONCE = 500;
const STATUSES = Object.keys(deviceStates.values);

/** Condition for devices whose enterprise has a free point of their type: those without one would take up each tick. */
const hasFreePoint =
  (now: number): Where =>
  (eb) =>
    eb.exists(
      eb
        .selectFrom('device_points as point')
        .select('point.id')
        .whereRef('point.corp_id', '=', 'devices.corp_id')
        .whereRef('point.type', '=', 'devices.type')
        .where('point.status', '=', 'free')
        .where('point.expire_at', '>', now)
        .where('point.deleted_at', 'is', null),
    );

/**
 * Binds a free point to each device whose point has expired (DEV-05). A device without a free point is left: its system
 * transition makes it invalid. Returns the number of devices bound.
 */
export async function rebindPoints(tx: Tx): Promise<number> {
  // All statuses are listed so that the database can use the index, which starts with the status.
  const canBind = hasFreePoint(tx.now);
  const due = await tx.devices.find(
    (eb) => eb.and([eb('status', 'in', STATUSES), eb('expire_at', '<=', tx.now), canBind(eb)]),
    {
      fields: ['corpId', 'type'],
      lock: 'change',
      // A row that somebody is changing now is left to the next tick.
      skipHeld: true,
      limit: AT_ONCE,
      orderBy: ['expireAt', 'asc'],
    },
  );
  let bound = 0;
  for (const device of due) {
    const own = tx.as({ kind: 'system', corpId: device.corpId });
    // It gives up the one that expired first: a screen has one point.
    const over = await own.devicePoints.find(
      (eb) => eb.and([eb('device_id', '=', device.id), eb('expire_at', '<=', tx.now)]),
      { fields: ['id'], lock: 'change', limit: 1 },
    );
    for (const { id } of over) await own.devicePoints.update(id, { deviceId: null });
    const point = await bindFreePoint(own, device);
    if (!point) {
      for (const { id } of over) await own.devicePoints.update(id, { deviceId: device.id });
      continue;
    }
    await own.devices.update(device.id, point);
    bound += 1;
  }
  return bound;
}
