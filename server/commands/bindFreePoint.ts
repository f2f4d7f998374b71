import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { FindOptions, Tx, Where } from '../store/types.ts';

/** Columns of a device copied from its point (DEV-19). */
export type PointOfDevice = Pick<DeviceStored, 'boundAt' | 'expireAt' | 'pointYears' | 'orderNumber'>;

/**
 * Binds to a device the free point of its type that expires last, in the device's corporation (DEV-05). Returns the
 * columns that the device copies, or null if no point is free. Concurrent calls take different points; a call that
 * finds all free points locked waits for them and takes one that is given back.
 */
export async function bindFreePoint(
  tx: Tx,
  device: { id: string; type: string | null | undefined },
): Promise<PointOfDevice | null> {
  const isFree: Where = (eb) =>
    eb.and([eb('status', '=', 'free'), eb('type', '=', device.type ?? ''), eb('expire_at', '>', tx.now)]);
  const first = { limit: 1, orderBy: ['expireAt', 'desc'], lock: 'change', fields: ['id'] } satisfies FindOptions;
  const [free = null] = await tx.devicePoints.find(isFree, { ...first, skipHeld: true });
  const { id } = free ?? (await tx.devicePoints.find(isFree, first))[0] ?? {};
  const bound = id && (await tx.devicePoints.update(id, { status: 'bound', deviceId: device.id, boundAt: tx.now }));
  if (!bound) return null;
  return { boundAt: tx.now, expireAt: bound.expireAt, pointYears: bound.years, orderNumber: bound.orderNumber };
}

/** Releases the points of a device: free again until they expire. */
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
