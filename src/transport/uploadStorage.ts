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

/** Data without its file. Local storage keeps it, since what is written there is kept even if the page ends at once. */
interface StoredFacts extends Omit<StoredUpload, 'file'> {
  owner: string;
  /** Browser tab that owns the upload while that tab is open. */
  tab: string;
}

interface Schema extends DBSchema {
  files: { key: string; value: { key: string; file: File } };
  /** Of the first version of the database: all of an upload in one record. */
  uploads: { key: string; value: StoredFacts & { file: File | null } };
}

/** Largest file that is copied into the browser's storage, in bytes; a larger one must be chosen again. */
const FILE_MAX = 256 * 1024 * 1024;
const TAB = 'vitrine.tab';
/** Start of the key in local storage; the key of the upload follows. */
const FACTS = 'vitrine.upload.';

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

const writeFacts = (facts: StoredFacts): void => localStorage.setItem(FACTS + facts.key, JSON.stringify(facts));

/** Returns the facts of all uploads. One that cannot be read is removed and told, so that it hides no other. */
function readFacts(onTrouble: (error: unknown) => void): StoredFacts[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(FACTS))
    .flatMap((key): StoredFacts[] => {
      try {
        return [JSON.parse(localStorage.getItem(key) ?? '') as StoredFacts];
      } catch (error) {
        localStorage.removeItem(key);
        onTrouble(error);
        return [];
      }
    });
}

const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('vitrine-uploads', 2, {
    async upgrade(db, before, _version, transaction) {
      const files = db.createObjectStore('files', { keyPath: 'key' });
      if (before === 0) return;
      for (const { file, ...facts } of await transaction.objectStore('uploads').getAll()) {
        writeFacts(facts);
        if (file) await files.put({ key: facts.key, file });
      }
      db.deleteObjectStore('uploads');
    },
  });

/**
 * Opens the storage that keeps uploads of one account over a reload: the files in the browser's IndexedDB, all else in
 * its local storage. If that fails, uploads still work but end with the page; `onTrouble` gets the error.
 */
export function openUploadStorage(owner: string, onTrouble: (error: unknown) => void): UploadStorage {
  const tab = tabId(sessionStorage);
  const db = open();
  holdTab(tab);
  /** Files that IndexedDB has or gets, by the key of their upload. */
  const files = new Map<string, File>();
  /** Keys of the uploads of this page, which are not left by an earlier one. */
  const current = new Set<string>();
  // Writes run one after another: a file that was chosen again is not overwritten by the one before.
  let last: Promise<unknown> = db;
  const then = (work: (store: IDBPDatabase<Schema>) => Promise<unknown>): void => {
    last = last.then(async () => work(await db)).catch(onTrouble);
  };
  const writeFile = async (store: IDBPDatabase<Schema>, key: string, file: File): Promise<void> => {
    try {
      await store.put('files', { key, file });
    } catch (error) {
      // A file for which the browser has no room must be chosen again.
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      await store.delete('files', key);
    }
  };
  return {
    newKey: hex32,
    put({ file, ...facts }) {
      const { key } = facts;
      current.add(key);
      try {
        writeFacts({ ...facts, owner, tab });
      } catch (error) {
        onTrouble(error);
      }
      if (!file || file.size > FILE_MAX || files.get(key) === file) return;
      files.set(key, file);
      then((store) => writeFile(store, key, file));
    },
    drop(key) {
      localStorage.removeItem(FACTS + key);
      files.delete(key);
      then((store) => store.delete('files', key));
    },
    async adopt() {
      try {
        const store = await db;
        const left = readFacts(onTrouble).filter((facts) => facts.owner === owner && !current.has(facts.key));
        const found: StoredUpload[] = [];
        for (const facts of left)
          if (await isGone(facts.tab, tab)) {
            const { file = null } = (await store.get('files', facts.key)) ?? {};
            if (file) files.set(facts.key, file);
            writeFacts({ ...facts, tab });
            found.push({ ...facts, file });
          }
        // The page ended between the removal of an upload and that of its file.
        for (const key of await store.getAllKeys('files'))
          if (localStorage.getItem(FACTS + key) === null) await store.delete('files', key);
        return found;
      } catch (error) {
        onTrouble(error);
        return [];
      }
    },
  };
}
