import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { hex32 } from '#core/protocol/random.ts';
import type { UploadKnown } from './upload.ts';

/** Data of an upload that is kept over a reload. */
export interface StoredUpload {
  key: string;
  name: string;
  size: number;
  /** Null when the file is too large to keep, or the browser refused. */
  file: File | null;
  tag: string | null;
  known: UploadKnown | null;
  isPaused: boolean;
}

export interface UploadStorage {
  newKey(): string;
  put(upload: StoredUpload): void;
  drop(key: string): void;
  /** Takes over the uploads of a page that was closed. */
  adopt(): Promise<readonly StoredUpload[]>;
}

interface Kept extends StoredUpload {
  owner: string;
  /** Browser tab that owns the upload while that tab is open. */
  tab: string;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: Kept };
}

/** Largest file that is copied into the browser's storage, in bytes; a larger one must be chosen again. */
const FILE_MAX = 256 * 1024 * 1024;
const TAB = 'vitrine.tab';

const lockOf = (tab: string): string => `vitrine.uploads.${tab}`;

/** Returns the id of this tab, which stays the same over a reload. */
function tabId(storage: Storage): string {
  const known = storage.getItem(TAB) ?? hex32();
  storage.setItem(TAB, known);
  return known;
}

/** Holds a Web Lock while the tab lives, so that other tabs leave its uploads alone. Plain http has no Web Locks. */
function holdTab(tab: string): void {
  void navigator.locks?.request(lockOf(tab), { ifAvailable: true }, () => new Promise<never>(() => undefined));
}

/** Returns whether a tab is closed. Without Web Locks only one's own tab can be known. */
async function isGone(tab: string, own: string): Promise<boolean> {
  if (tab === own) return true;
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name }) => name === lockOf(tab));
}

const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('vitrine-uploads', 1, {
    upgrade: (db) => void db.createObjectStore('uploads', { keyPath: 'key' }),
  });

/**
 * Opens the storage that keeps uploads of one account over a reload, in the browser's IndexedDB. If that fails, uploads
 * still work but end with the page; `onTrouble` gets the error.
 */
export function openUploadStorage(owner: string, onTrouble: (error: unknown) => void): UploadStorage {
  const tab = tabId(sessionStorage);
  const db = open();
  holdTab(tab);
  // Writes run one after another: a later state of an upload is never overwritten by an earlier one.
  let last: Promise<unknown> = db;
  const then = (work: (store: IDBPDatabase<Schema>) => Promise<unknown>): void => {
    last = last.then(async () => work(await db)).catch(onTrouble);
  };
  /** Leaves the file out if the browser has no room for it. */
  const write = async (store: IDBPDatabase<Schema>, upload: Kept): Promise<void> => {
    const file = upload.file && upload.file.size <= FILE_MAX ? upload.file : null;
    try {
      await store.put('uploads', { ...upload, file });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      await store.put('uploads', { ...upload, file: null });
    }
  };
  return {
    newKey: hex32,
    put: (upload) => then((store) => write(store, { ...upload, owner, tab })),
    drop: (key) => then((store) => store.delete('uploads', key)),
    adopt: async () => {
      try {
        const store = await db;
        const found: Kept[] = [];
        for (const kept of await store.getAll('uploads'))
          if (kept.owner === owner && (await isGone(kept.tab, tab))) found.push(kept);
        for (const kept of found) await store.put('uploads', { ...kept, tab });
        return found;
      } catch (error) {
        onTrouble(error);
        return [];
      }
    },
  };
}
