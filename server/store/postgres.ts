import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, PoolClient, PoolConfig } from 'pg';
import { DatabaseError, Pool } from 'pg';
import { StartRefusal } from '../startRefusal.ts';
import { currentOn } from './current.ts';
import { createDb } from './driver.ts';
import type { Connection, Engine } from './engine.ts';
import { isTransient, namedError, StoreBusy } from './errors.ts';
import { PostgresBus } from './postgresBus.ts';
import { PostgresConnection, connected } from './postgresConnection.ts';
import { Trouble } from './trouble.ts';
import type { AnyDb, StoreTrouble } from './types.ts';

/** Connections of one process for reads, and as many again for writes. */
const POOL_SIZE = 8;
const ATTEMPTS = 8;
const BACK_OFF_MS = 5;
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;
const IDLE_MS = 30_000;
/**
 * Number of the advisory lock under which processes that start at once change the schema one after the other. Any
 * number unused in this database.
 */
const SCHEMA_LOCK = 7_214_530_118;

type Begin = 'begin' | 'begin isolation level repeatable read read only';

/**
 * What a connection that reads is told. A report adds hundreds of thousands of rows up in some tenths of a second: compiling its
 * statement takes as long as running it, sorting it on the disk longer, and beside a disk without a head rows of an index are
 * not four times as dear as a scan of the whole table. So it is asked of PostgreSQL's own cautious defaults here alone.
 */
const READER = `select set_config('default_transaction_read_only', 'on', false), set_config('jit', 'off', false),
  set_config('work_mem', '32MB', false), set_config('random_page_cost', '1.1', false)`;

function createPool(connectionString: string, readOnly: boolean): Pool {
  const config: PoolConfig = {
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  };
  const prepare = async (client: ClientBase) => void (await client.query(READER));
  const pool = new Pool(connected(readOnly ? Object.assign(config, { onConnect: prepare }) : config));
  // The pool drops a broken connection; its user gets the error from the running statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs work between `begin` and `commit`. `begin` is not awaited: its error appears as that of the next statement. */
async function transact<T>(client: PoolClient, begin: Begin, work: (connection: Connection) => Promise<T>): Promise<T> {
  const begun = client.query(begin);
  const [started, worked] = await Promise.allSettled([begun, work(new PostgresConnection(client))]);
  if (started.status === 'rejected') throw started.reason;
  if (worked.status === 'fulfilled') {
    const { command } = await client.query('commit');
    // PostgreSQL answers a commit after a failed statement with a rollback.
    if (command !== 'COMMIT')
      throw new Error('the transaction was undone: a statement in it had failed, and its error was not thrown on');
    return worked.value;
  }
  // A rollback on a lost connection fails, and is not needed: the error to report is that of the work.
  await Promise.allSettled([client.query('rollback')]);
  throw worked.reason;
}

/**
 * Says whether the server has ended the session with this error. Its socket closes a moment later: until then the pool
 * would give the connection to the next caller.
 */
const endsSession = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');

/** Lends connections; after its end no more, and it has ended when all are back. */
export interface Lender {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

/** Connections of one process to one database. */
export interface Pools {
  readonly readers: Lender;
  readonly writers: Lender;
}

/** Returns pools whose connections are opened as they are needed. */
export const createPools = (url: string): Pools => ({
  readers: createPool(url, true),
  writers: createPool(url, false),
});

class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly db: AnyDb = createDb('postgres', () => currentOn(this));
  readonly bus: PostgresBus;
  readonly #url: string;
  readonly #trouble = new Trouble(null);
  readonly #readers: Lender;
  readonly #writers: Lender;

  constructor(url: string, { readers, writers }: Pools) {
    this.#url = url;
    this.#readers = readers;
    this.#writers = writers;
    this.bus = new PostgresBus(url);
  }

  async #with<T>(pool: Lender, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect(pool);
    let isLost = false;
    try {
      return await work(client);
    } catch (error) {
      isLost = endsSession(error);
      throw namedError(error);
    } finally {
      // Other broken connections the pool knows by itself.
      client.release(isLost);
    }
  }

  /** Takes a connection. One that cannot be had in time leaves nothing begun, so the call may come again. */
  async #connect(pool: Lender): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new StoreBusy('no connection to the database', { cause: error });
    }
  }

  /** Autovacuum keeps the room for the next rows. */
  async shrink(): Promise<void> {}

  trouble(): Promise<StoreTrouble | null> {
    return this.#trouble.now(0);
  }

  read<T>(work: (connection: Connection) => Promise<T>, snapshot: boolean): Promise<T> {
    return this.#with(this.#readers, (client) =>
      snapshot
        ? transact(client, 'begin isolation level repeatable read read only', work)
        : work(new PostgresConnection(client)),
    );
  }

  async write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await this.#with(this.#writers, (client) => transact(client, 'begin', work));
        this.#trouble.end();
        return result;
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw this.#trouble.note(error);
        // A random wait: two transactions that deadlocked would do so again if both came back at once.
        await wait(Math.random() * BACK_OFF_MS * 2 ** attempt);
      }
    }
  }

  async alter<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#with(this.#writers, (client) =>
      transact(client, 'begin', async (connection) => {
        await connection.run({ sql: 'set local statement_timeout = 0' }, []);
        await connection.run({ sql: 'select pg_advisory_xact_lock($1)' }, [SCHEMA_LOCK]);
        return work(connection);
      }),
    );
  }

  /** Checks at the start that there is a database at the address, with a clear error. */
  async check(): Promise<void> {
    try {
      await this.#with(this.#readers, (client) => client.query('select 1'));
      await this.bus.start();
    } catch (error) {
      await this.close();
      const cause = error instanceof StoreBusy ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartRefusal(
        `No connection to PostgreSQL at ${new URL(this.#url).host || 'its socket'} (DATABASE_URL): ${reason}.`,
      );
    }
  }

  async close(): Promise<void> {
    await this.bus.close();
    await Promise.all([this.#readers.end(), this.#writers.end()]);
  }
}

/** Opens PostgreSQL at a URL, whose pools are ended with it; throws `StartRefusal` if it cannot be reached. */
export async function openPostgres(url: string, pools: Pools = createPools(url)): Promise<Engine> {
  const engine = new PostgresEngine(url, pools);
  await engine.check();
  return engine;
}
