import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LocalBus } from './bus.ts';
import { currentOn } from './current.ts';
import { createDb } from './driver.ts';
import type { Connection, Engine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { SqliteConnection } from './sqliteConnection.ts';
import type { AnyDb } from './types.ts';

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

/** As data folder: nothing is kept, and nothing is locked. For tests. */
const IN_MEMORY = ':memory:';

const BUSY_MS = 5000;

function openWriter(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  // FULL: a commit is on the disk before it is acknowledged (reliability B, durability).
  database.exec('pragma journal_mode=wal; pragma synchronous=full; pragma temp_store=memory; pragma cache_size=-65536');
  return new SqliteConnection(database);
}

function openReader(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true });
  database.exec('pragma temp_store=memory; pragma cache_size=-65536');
  return new SqliteConnection(database);
}

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

  constructor(folder: string) {
    const inMemory = folder === IN_MEMORY;
    this.#release = inMemory ? () => {} : lockFolder(folder);
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
    await this.#writing.enter();
    try {
      writer.exec('begin immediate');
      const result = await work(writer);
      writer.exec('commit');
      return result;
    } catch (error) {
      // Some errors, such as a full disk, have rolled back the transaction already.
      if (writer.database.isTransaction) writer.exec('rollback');
      throw error;
    } finally {
      this.#writing.leave();
    }
  }

  async alter<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const result = await this.write(work);
    // Looks at all tables: among indexes of the same beginning, SQLite finds the right one by what it knows of the rows.
    this.#writer.database.exec('pragma optimize=0x10002');
    return result;
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
