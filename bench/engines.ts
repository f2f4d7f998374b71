import { Client } from 'pg';
import { postgresMissing, startCluster } from '#tests/support/postgres.ts';

/** A database to measure on: what the server's environment says, and how to stop it. */
export interface BenchEngine {
  name: 'SQLite' | 'PostgreSQL';
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Both engines as production runs them: every commit on the disk. PostgreSQL is left out, and said so, where there is none. */
export async function engines(): Promise<BenchEngine[]> {
  const sqlite: BenchEngine = { name: 'SQLite', env: {}, stop: async () => {} };
  const missing = postgresMissing();
  if (missing !== null || process.env['TEST_DATABASE_URL']) {
    console.log(`PostgreSQL is left out: ${missing ?? 'TEST_DATABASE_URL may not be synced to disk'}`);
    return [sqlite];
  }
  const cluster = await startCluster({ isDurable: true });
  const admin = new Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  await admin.query(
    `create database vitrine encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`,
  );
  await admin.end();
  return [sqlite, { name: 'PostgreSQL', env: { DATABASE_URL: cluster.url('vitrine') }, stop: cluster.stop }];
}
