import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

/** What a device keeps of the point that it holds (DEV-19). */
export type PointOfDevice = Pick<DeviceStored, 'boundAt' | 'expireAt' | 'pointYears' | 'orderNumber'>;

/** How often another process may be faster at the same point before we say that none is free. */
const TRIES = 5;

/**
 * Gives a device the free point of its type that lives longest, in the device's corporation (DEV-05).
 * Returns what the device keeps of it, or null where none is free.
 *
 * The update is guarded: of two that want the last point, one gets it.
 */
export async function bindFreePoint(
  tx: Tx,
  device: { id: string; type: string | null | undefined },
): Promise<PointOfDevice | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [free] = await tx.devicePoints.find(
      (eb) => eb.and([eb('status', '=', 'free'), eb('type', '=', device.type ?? ''), eb('expire_at', '>', tx.now)]),
      { limit: 1, orderBy: ['expireAt', 'desc'] },
    );
    if (!free) return null;
    const bound = await tx.devicePoints.update(
      free.id,
      { status: 'bound', deviceId: device.id, boundAt: tx.now },
      { where: (eb) => eb('status', '=', 'free') },
    );
    if (bound)
      return { boundAt: tx.now, expireAt: bound.expireAt, pointYears: bound.years, orderNumber: bound.orderNumber };
  }
  return null;
}

/** Gives back the points that a device holds: free again while they live. */
export async function releasePoints(tx: Tx, deviceId: string): Promise<void> {
  await tx.devicePoints.updateAll((eb) => eb.and([eb('device_id', '=', deviceId), eb('expire_at', '>', tx.now)]), {
    status: 'free',
    deviceId: null,
    boundAt: null,
  });
  await tx.devicePoints.updateAll((eb) => eb.and([eb('device_id', '=', deviceId), eb('expire_at', '<=', tx.now)]), {
    status: 'expired',
    deviceId: null,
  });
}
