import type { Database, Identity } from './database.ts';
import { addFault, goOnFrom } from './ledger.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the player's identity; a new player creates its secret, which is only sent at enrolment. */
export async function loadIdentity(database: Database): Promise<Identity> {
  const known = await database.get('identity', 'self');
  if (known) return known;
  const identity: Identity = {
    secret: base64url(crypto.getRandomValues(new Uint8Array(32))),
    number: null,
    deviceId: null,
    deviceKey: null,
  };
  await saveIdentity(database, identity);
  return identity;
}

export async function saveIdentity(database: Database, identity: Identity): Promise<void> {
  await database.put('identity', identity, 'self');
}

/** Deletes all data of a removed device: identity, files, and unsent reports. */
export async function forgetEverything(database: Database): Promise<void> {
  const stores = [
    'identity',
    'manifests',
    'files',
    'parts',
    'plays',
    'faults',
    'acks',
    'counters',
    'commands',
    'settings',
  ] as const;
  const transaction = database.transaction(stores, 'readwrite');
  await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
}

interface Known {
  identity: Identity | null;
  /** Number of the last play. */
  seq: number;
  now: number;
}

/** Keeps who the screen is, and the numbers of its plays, in a storage that the browser has cleared. */
export async function beginAnew(database: Database | undefined, { identity, seq, now }: Known): Promise<void> {
  if (!database || !identity) return;
  await saveIdentity(database, identity);
  await goOnFrom(database, seq);
  await addFault(database, { code: 'storageCleared', at: now, detail: 'plays not sent yet are lost' });
}
