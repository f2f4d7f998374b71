import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { Fault, PlayRecord, SyncRequest } from '#core/manifest/sync.ts';

export interface Identity {
  secret: string;
  number: string | null;
  /** Both absent until somebody has added the device. */
  deviceId: string | null;
  deviceKey: string | null;
}

/** Data that the player keeps over a reload. IndexedDB also works without https; Cache Storage does not. */
interface Schema extends DBSchema {
  identity: { key: 'self'; value: Identity };
  /** `active` is the programme that plays; `pending` waits for its files. */
  manifests: { key: 'active' | 'pending'; value: Manifest };
  /** Files whose SHA-256 was right; a file in this table can be shown. */
  files: { key: string; value: { sha256: string; body: Blob } };
  plays: { key: number; value: PlayRecord };
  faults: { key: number; value: Fault };
  acks: { key: string; value: SyncRequest['acks'][number] };
  counters: { key: 'seq'; value: number };
}

export type Database = IDBPDatabase<Schema>;

/** Opens the player's database; each name is a player of its own. */
export function openDatabase(name = 'vitrine-player'): Promise<Database> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('identity');
      database.createObjectStore('manifests');
      database.createObjectStore('files', { keyPath: 'sha256' });
      database.createObjectStore('plays', { keyPath: 'seq' });
      database.createObjectStore('faults', { autoIncrement: true });
      database.createObjectStore('acks', { keyPath: 'id' });
      database.createObjectStore('counters');
    },
  });
}
