import type { Hints } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { devicesFor } from './targets.ts';

/** Returns the ids of all devices that these ads target now, without duplicates, also those outside the caller's scope. */
export async function affectedDevices(tx: Tx, adIds: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const ad of await tx.ads.many(adIds, { fields: ['corpId', 'targetType', 'targetIds'] })) {
    // Devices may be outside the caller's scope: whoever may stop an ad stops it everywhere.
    for (const id of await devicesFor(tx.as({ kind: 'system', corpId: ad.corpId }), ad)) found.add(id);
  }
  return [...found];
}

/**
 * Tells the screens of these ads to sync once the transaction is committed. For handlers that change what plays:
 * call it before an ad is deleted and after any other change, in the same transaction.
 */
export async function hintAds(tx: Tx, hints: Hints, adIds: readonly string[]): Promise<void> {
  const deviceIds = await affectedDevices(tx, adIds);
  if (deviceIds.length > 0) tx.afterCommit(() => deviceIds.forEach((id) => hints.send(id)));
}
