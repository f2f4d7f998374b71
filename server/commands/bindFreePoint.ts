import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { FindOptions, Tx, Where } from '../store/types.ts';

/** Columns of a device copied from its point (DEV-19). */
export type PointOfDevice = Pick<DeviceStored, 'boundAt' | 'expireAt' | 'pointYears' | 'orderNumber'>;

/**
 * Gives a device the free point of its type that lives longest, in the device's corporation (DEV-05).
 * Returns what the device keeps of it, or null where none is free.
 *
 * Of two that want a point at once each takes another; who finds all of them held waits for those, and takes what is
 * given back.
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
