import { Client } from 'pg';
import { postgresMissing, startCluster } from '#tests/support/postgres.ts';

/** A database to measure on: what the server's environment says, and how to stop it. */
export interface BenchEngine {
  name: 'SQLite' | 'PostgreSQL';
  env: Record<string, string>;
  /** Counts what was seeded, as autovacuum does within a minute: without it PostgreSQL guesses which index is short. */
  analyze(): Promise<void>;
  stop(): Promise<void>;
}

/** Both engines as production runs them: every commit on the disk. PostgreSQL is left out, and said so, where there is none. */
export async function engines(): Promise<BenchEngine[]> {
  const sqlite: BenchEngine = { name: 'SQLite', env: {}, analyze: async () => {}, stop: async () => {} };
  const missing = postgresMissing();
  if (missing !== null || process.env['TEST_DATABASE_URL']) {
    console.log(`PostgreSQL is left out: ${missing ?? 'TEST_DATABASE_URL may not be synced to disk'}`);
    return [sqlite];
  }
  const cluster = await startCluster({ isDurable: true });
  const say = async (database: string, sql: string): Promise<void> => {
    const client = new Client({ connectionString: cluster.url(database) });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await say(
    'postgres',
    `create database vitrine encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`,
  );
  const env = { DATABASE_URL: cluster.url('vitrine') };
  return [sqlite, { name: 'PostgreSQL', env, analyze: () => say('vitrine', 'analyze'), stop: cluster.stop }];
}
