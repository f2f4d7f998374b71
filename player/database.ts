import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { Command, Fault, PlayRecord, SyncRequest } from '#core/manifest/sync.ts';
import type { Settings } from './settings.ts';
import type { Estimate } from './settling.ts';

export interface Identity {
  secret: string;
  number: string | null;
  /** Both absent until somebody has added the device. */
  deviceId: string | null;
  deviceKey: string | null;
  /** Public key of the installation, by which offline packages are checked. */
  packageKey?: string | null;
  /** The server has let this key in: no package brings another one. */
  isKnown?: true;
}

/** A command that has arrived, until a day after its end. */
export interface StoredCommand extends Command {
  state: 'new' | 'running' | 'over';
  /** When it came to this state. */
  at: number;
}

/** A play; `unsure` while no server has told the time to the page that showed it: then its start is an estimate (`true`: of a page before it kept which). */
export type StoredPlay = PlayRecord & { unsure?: true | Estimate };

/** Data that the player keeps over a reload. IndexedDB also works without https; Cache Storage does not. */
interface Schema extends DBSchema {
  identity: { key: 'self'; value: Identity };
  /** `active` is the programme that plays; `pending` waits for its files. */
  manifests: { key: 'active' | 'pending'; value: Manifest };
  /** Files whose SHA-256 was right; a file in this table can be shown. */
  files: { key: string; value: { sha256: string; body: Blob } };
  /** Beginnings of files whose download broke off. */
  parts: { key: string; value: { sha256: string; body: Blob } };
  plays: { key: number; value: StoredPlay };
  faults: { key: number; value: Fault };
  acks: { key: string; value: SyncRequest['acks'][number] };
  /** `seq` is the number of the last play; the others are turns that insertions had (turns.ts). */
  counters: { key: string; value: number };
  commands: { key: string; value: StoredCommand };
  settings: { key: 'self'; value: Settings };
}

export type Database = IDBPDatabase<Schema>;

/**
 * Opens the player's database; each name is a player of its own. `onLost` is called when the browser closes it by
 * itself, as it does where somebody clears its data.
 */
export function openDatabase(name = 'vitrine-player', onLost: () => void = () => undefined): Promise<Database> {
  return openDB<Schema>(name, 3, {
    terminated: onLost,
    // A newer page of this player waits for this one to let go.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
    upgrade(database, version) {
      if (version < 3) database.createObjectStore('parts', { keyPath: 'sha256' });
      if (version < 2) {
        database.createObjectStore('commands', { keyPath: 'id' });
        database.createObjectStore('settings');
      }
      if (version >= 1) return;
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
