import { digestOf, isSameDigest } from '../auth/secrets.ts';
import type { Store } from '../store/types.ts';

/** An authenticated device. */
export interface KnownDevice {
  deviceId: string;
  corpId: string;
  /** It has never synced before. */
  isNew: boolean;
  /** Digest of its key. */
  keyHash: string;
}

const BEARER = /^Bearer ([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/** Digest that no key has: compared for an unknown device, so that it takes as long as a wrong key. */
const NOTHING = digestOf('');

/** Returns the device of `Authorization: Bearer <deviceId>.<deviceKey>`, or null: unknown, revoked, or a wrong key. */
export async function knownDevice(store: Store, authorization: string | undefined): Promise<KnownDevice | null> {
  const [, deviceId, key] = BEARER.exec(authorization ?? '') ?? [];
  if (!deviceId || !key) return null;
  const row = await store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.db
      .selectFrom('device_keys')
      .select(['corp_id', 'key_hash', 'last_seen_at', 'revoked_at'])
      .where('device_id', '=', deviceId)
      .executeTakeFirst(),
  );
  const isRight = isSameDigest(digestOf(key), row ? row['key_hash'] : NOTHING);
  if (!row || !isRight || row['revoked_at'] !== null) return null;
  return { deviceId, corpId: row['corp_id'], isNew: row['last_seen_at'] === null, keyHash: row['key_hash'] };
}

/** Devices that are remembered; beyond these the oldest are asked for anew. */
const MOST = 100_000;

/**
 * Devices that have synced before, remembered by their keys: a read less for each sync. A key that was revoked or
 * replaced since is still among them, so whoever uses this compares the digest within its transaction, as syncs do.
 */
export class SeenDevices {
  readonly #seen = new Map<string, KnownDevice>();

  async known(store: Store, authorization: string | undefined): Promise<KnownDevice | null> {
    const [, deviceId = '', key = ''] = BEARER.exec(authorization ?? '') ?? [];
    const seen = this.#seen.get(deviceId);
    if (seen && isSameDigest(digestOf(key), seen.keyHash)) return seen;
    const device = await knownDevice(store, authorization);
    if (!device || device.isNew) return device;
    if (this.#seen.size >= MOST) this.#seen.delete(this.#seen.keys().next().value ?? '');
    this.#seen.set(device.deviceId, device);
    return device;
  }
}
