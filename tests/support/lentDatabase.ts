import type { PoolClient } from 'pg';
import { createPools, type Lender, type Pools } from '#server/store/postgres.ts';
import { createDatabase, type Fill } from './postgres.ts';

/**
 * Databases of PostgreSQL that are lent to one app after the other, with their connections. A database is a thousand
 * files, and each new connection learns tables and statements anew: both cost more than most tests. What is given back
 * is emptied to what it began with, and dropped where a test has changed more than rows.
 */

/** Apps that one database serves: each connection keeps the plans of all their statements. */
const MOST_USES = 40;
/**
 * Pages of a table whose rows are deleted one by one. Those of a larger one are cut off, after which each connection plans its
 * statements anew.
 */
const MOST_PAGES = 8;

interface Kept {
  url: string;
  pools: Pools;
  drop: () => Promise<void>;
  /** Tables that begin with rows: nothing is deleted from them. */
  filled: readonly string[];
  /** Columns and indexes, triggers, functions, CHECKs and the rows of `filled`, by their number and the last who wrote one. */
  mark: string;
  uses: number;
}

const free = new Map<Fill, Kept[]>();

const SIZES = {
  name: 'test_sizes',
  text: `select relname as name, pg_relation_size(oid) / current_setting('block_size')::integer as pages from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
};

/** Below are the numbers of what PostgreSQL itself brings. */
const FIRST_OWN = 16_384;

async function markOf(client: PoolClient, filled: readonly string[]): Promise<string> {
  const from = [
    `pg_attribute where attrelid >= ${FIRST_OWN}`,
    ...['pg_trigger', 'pg_proc', 'pg_constraint'].map((catalogue) => `${catalogue} where oid >= ${FIRST_OWN}`),
    ...filled.map((table) => `"${table}"`),
  ];
  const text = from.map((rows) => `select count(*), max(xmin::text::bigint) from ${rows}`).join(' union all ');
  return JSON.stringify((await client.query({ name: 'test_mark', text, rowMode: 'array' })).rows);
}

/** Returns the tables that were ever written to, with their pages. */
async function writtenTables(client: PoolClient): Promise<{ name: string; pages: number }[]> {
  const { rows } = await client.query<{ name: string; pages: number }>(SIZES);
  return rows.filter(({ pages }) => pages > 0);
}

async function withWriter<T>({ pools }: Kept, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pools.writers.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function create(fill: Fill): Promise<Kept> {
  const { url, drop } = await createDatabase(fill, true);
  const kept: Kept = { url, drop, pools: createPools(url), filled: [], mark: '', uses: 0 };
  await withWriter(kept, async (client) => {
    kept.filled = (await writtenTables(client)).map(({ name }) => name);
    kept.mark = await markOf(client, kept.filled);
  });
  return kept;
}

/** Deletes all rows but those of the beginning; returns whether that leaves the database as it was. */
const empty = (kept: Kept): Promise<boolean> =>
  withWriter(kept, async (client) => {
    if ((await markOf(client, kept.filled)) !== kept.mark) return false;
    const written = (await writtenTables(client)).filter(({ name }) => !kept.filled.includes(name));
    const large = written.filter(({ pages }) => pages > MOST_PAGES).map(({ name }) => `"${name}"`);
    const small = written.filter(({ pages }) => pages <= MOST_PAGES);
    await Promise.all([
      client.query('begin'),
      // A replica's triggers do not fire: what is append-only goes as well.
      client.query('set local session_replication_role = replica'),
      ...(large.length > 0 ? [client.query(`truncate ${large.join(', ')}`)] : []),
      ...small.map(({ name }) => client.query({ name: `test_empty_${name}`, text: `delete from "${name}"` })),
      client.query('commit'),
    ]);
    return true;
  });

/** Lends connections of a pool to one store, whose end does not end the pool. */
class Lending implements Lender {
  readonly #pool: Lender;
  readonly #out = new Set<Promise<void>>();
  #isEnded = false;

  constructor(pool: Lender) {
    this.#pool = pool;
  }

  async connect(): Promise<PoolClient> {
    if (this.#isEnded) throw new Error('Cannot use a pool after calling end on the pool');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#out.add(promise);
    const back = () => {
      this.#out.delete(promise);
      resolve();
    };
    try {
      const client = await this.#pool.connect();
      const release = client.release.bind(client);
      client.release = (isLost) => {
        release(isLost);
        back();
      };
      return client;
    } catch (error) {
      back();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all(this.#out);
  }
}

/** A database with the pools for one store. */
export interface LentDatabase {
  url: string;
  pools: Pools;
  /** Takes the database back from a store that is closed. */
  giveBack: () => Promise<void>;
}

/** Lends a database as `fill` leaves one. */
export async function borrowDatabase(fill: Fill): Promise<LentDatabase> {
  const shelf = free.get(fill) ?? [];
  free.set(fill, shelf);
  const kept = shelf.pop() ?? (await create(fill));
  kept.uses += 1;
  const { url, pools, drop } = kept;
  return {
    url,
    pools: { readers: new Lending(pools.readers), writers: new Lending(pools.writers) },
    async giveBack() {
      if (kept.uses < MOST_USES && (await empty(kept))) {
        shelf.push(kept);
        return;
      }
      await Promise.all([pools.readers.end(), pools.writers.end()]);
      await drop();
    },
  };
}
