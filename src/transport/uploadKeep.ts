import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { hex32 } from '#core/protocol/random.ts';
import type { UploadKnown } from './upload.ts';

/** What is kept of an upload over a reload. */
export interface KeptUpload {
  key: string;
  name: string;
  size: number;
  /** Null where it is too large to be kept, or the browser would not. */
  file: File | null;
  tag: string | null;
  known: UploadKnown | null;
  isPaused: boolean;
}

export interface UploadKeep {
  newKey(): string;
  put(upload: KeptUpload): void;
  drop(key: string): void;
  /** Takes over what a page left that is no more. */
  adopt(): Promise<readonly KeptUpload[]>;
}

interface Kept extends KeptUpload {
  owner: string;
  /** The window that it belongs to while that is open. */
  tab: string;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: Kept };
}

/** A larger file is not copied into the browser's store; it must be chosen again. */
const FILE_MAX = 256 * 1024 * 1024;
const TAB = 'vitrine.tab';

const lockOf = (tab: string): string => `vitrine.uploads.${tab}`;

/** Returns the id of this window, which outlives a reload. */
function tabId(storage: Storage): string {
  const known = storage.getItem(TAB) ?? hex32();
  storage.setItem(TAB, known);
  return known;
}

/** Holds a lock for as long as the window lives, so that others leave its uploads alone. Plain http has no locks. */
function holdTab(tab: string): void {
  void navigator.locks?.request(lockOf(tab), { ifAvailable: true }, () => new Promise<never>(() => undefined));
}

/** Returns whether a window is open no more. Where there are no locks, only one's own is known to be. */
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
 * Opens what keeps uploads of one account over a reload, in the browser's own store. Where that does not work, uploads
 * do, but end with the page; `onTrouble` hears of it.
 */
export function openUploadKeep(owner: string, onTrouble: (error: unknown) => void): UploadKeep {
  const tab = tabId(sessionStorage);
  const db = open();
  holdTab(tab);
  // One write after another: a later state of an upload never comes before an earlier one.
  let last: Promise<unknown> = db;
  const then = (work: (store: IDBPDatabase<Schema>) => Promise<unknown>): void => {
    last = last.then(async () => work(await db)).catch(onTrouble);
  };
  /** A file that the browser has no room for is left out. */
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
