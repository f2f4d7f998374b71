import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LocalBus } from './bus.ts';
import { StartRefusal } from '../startRefusal.ts';
import { currentOn } from './current.ts';
import { createDb } from './driver.ts';
import type { Connection, Engine } from './engine.ts';
import { isLocked, namedError } from './errors.ts';
import { lockFolder } from './lock.ts';
import { SqliteConnection } from './sqliteConnection.ts';
import { Trouble } from './trouble.ts';
import type { AnyDb, StoreTrouble } from './types.ts';
import { LOCK_WAIT_MS, whenFree } from './whenFree.ts';

/**
 * Lets one in at a time, in the order of asking, so that no writer starves.
 * `enter` returns nothing where the way is free (no turn of the event loop is lost), else a promise.
 */
class FairQueue {
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  enter(): Promise<void> | undefined {
    if (!this.#busy) {
      this.#busy = true;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}

/** Pages that are given back to the disk at once: others write in between. */
const PAGES_AT_ONCE = 2000;

/** As data folder: nothing is kept, and nothing is locked. For tests. */
const IN_MEMORY = ':memory:';

/** At the start nobody else waits for the event loop: SQLite itself waits for a program that holds a lock. */
const START_WAIT_MS = 5000;

function opened(path: string, readOnly: boolean, pragmas: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: START_WAIT_MS, readOnly });
  try {
    database.exec(`pragma temp_store=memory; pragma cache_size=-65536; ${pragmas}`);
    // From now on a lock is waited for by whenFree, since SQLite would hold up every call.
    database.exec('pragma busy_timeout=0');
  } catch (error) {
    database.close();
    if (!isLocked(error)) throw error;
    throw new StartRefusal(`Another program holds a lock on "${path}". End it, then start again.`);
  }
  return new SqliteConnection(database);
}

// FULL: a commit is on the disk before it is acknowledged (reliability B, durability). Incremental: what rows have left can
// be given back to the disk while others write; only of a database that was made so.
const openWriter = (path: string): SqliteConnection =>
  opened(path, false, 'pragma auto_vacuum=incremental; pragma journal_mode=wal; pragma synchronous=full');

const openReader = (path: string): SqliteConnection => opened(path, true, '');

/**
 * The embedded database: SQLite in the data folder, one writing and one read-only connection, each
 * used by one transaction at a time in the order of asking. In memory both are the same connection.
 */
class SqliteEngine implements Engine {
  readonly kind = 'sqlite';
  readonly bus = new LocalBus();
  readonly db: AnyDb = createDb('sqlite', () => currentOn(this));
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  readonly #writing = new FairQueue();
  readonly #reading: FairQueue;
  readonly #release: () => void;
  readonly #trouble: Trouble;

  constructor(folder: string) {
    const inMemory = folder === IN_MEMORY;
    this.#release = inMemory ? () => {} : lockFolder(folder);
    this.#trouble = new Trouble(inMemory ? null : folder);
    const path = inMemory ? IN_MEMORY : join(folder, 'vitrine.db');
    this.#writer = openWriter(path);
    this.#reader = inMemory ? this.#writer : openReader(path);
    this.#reading = inMemory ? this.#writing : new FairQueue();
  }

  async read<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const reader = this.#reader;
    const shared = reader === this.#writer;
    await this.#reading.enter();
    try {
      if (shared) reader.exec('pragma query_only=on');
      reader.exec('begin');
      try {
        return await work(reader);
      } catch (error) {
        throw namedError(error);
      } finally {
        if (reader.database.isTransaction) reader.exec('commit');
        if (shared) reader.exec('pragma query_only=off');
      }
    } finally {
      this.#reading.leave();
    }
  }

  async write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const writer = this.#writer;
    const deadline = performance.now() + LOCK_WAIT_MS;
    await this.#writing.enter();
    try {
      await this.#begin(deadline);
      const result = await work(writer);
      writer.exec('commit');
      this.#trouble.end();
      return result;
    } catch (error) {
      // Some errors, such as a full disk, have rolled back the transaction already.
      if (writer.database.isTransaction) writer.exec('rollback');
      throw this.#trouble.note(namedError(error));
    } finally {
      this.#writing.leave();
    }
  }

  /** Begins to write. Another program that holds the lock is waited for; nothing is returned where the way is free. */
  #begin(deadline: number): Promise<void> | undefined {
    try {
      this.#writer.exec('begin immediate');
      return undefined;
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
    return whenFree(() => this.#writer.exec('begin immediate'), deadline);
  }

  trouble(reserve: number): Promise<StoreTrouble | null> {
    return this.#trouble.now(reserve);
  }

  async alter<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const result = await this.write(work);
    // Looks at all tables: among indexes of the same beginning, SQLite finds the right one by what it knows of the rows.
    this.#writer.database.exec('pragma optimize=0x10002');
    return result;
  }

  async shrink(): Promise<void> {
    await this.#writing.enter();
    try {
      this.#writer.database.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`);
    } finally {
      this.#writing.leave();
    }
  }

  async close(): Promise<void> {
    await this.#writing.enter();
    if (this.#reader !== this.#writer) {
      await this.#reading.enter();
      this.#reader.database.close();
      this.#writer.database.exec('pragma optimize');
    }
    this.#writer.database.close();
    this.#release();
  }
}

/** Opens the database of a data folder; throws `StartRefusal` where another process holds it. */
export function openSqlite(folder: string): Engine {
  return new SqliteEngine(folder);
}
