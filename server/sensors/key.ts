import { mac, sameText } from '../media/signature.ts';
import { kinds, type Sensor, type SensorKind } from './kinds.ts';
import type { Store } from '../store/types.ts';

const BEARER = /^Bearer ([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/**
 * Returns the key of a sensor: it follows from the secret of the server, so that its page can show it again and a copy of
 * the database holds none. Another version of it ends the one before.
 */
export const sensorKey = (secret: string, { id, keyVersion }: { id: string; keyVersion: number | null }): string =>
  `${id}.${mac(secret, 'sensor', `${id}\n${keyVersion ?? 1}`)}`;

/** Returns the sensor of `Authorization: Bearer <key>`, or null: unknown, deleted, or another key. */
export async function knownSensor(
  { store, secret }: { store: Store; secret: string },
  kind: SensorKind,
  authorization: string | undefined,
): Promise<Sensor | null> {
  const [, id, sign] = BEARER.exec(authorization ?? '') ?? [];
  if (!id || !sign) return null;
  const row = await store.read({ kind: 'system', corpId: null }, (tx) => kinds[kind].sensor(tx, id));
  // Compared for an unknown one as well, so that it takes as long.
  const isRight = sameText(`${id}.${sign}`, sensorKey(secret, { id, keyVersion: row?.keyVersion ?? 0 }));
  return isRight ? row : null;
}
