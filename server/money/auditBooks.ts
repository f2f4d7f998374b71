import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { loadConfig } from '../config.ts';
import { auditBooks, proofs } from './audit.ts';

/**
 * npm run audit-books: proves the books of the store that DATA_DIR or DATABASE_URL name, with a connection of its own, beside
 * a server that may run. Ends with 1 where a proof fails.
 */

type Row = Record<string, unknown>;

async function open(): Promise<{ query: (sql: string) => Promise<readonly Row[]>; close: () => Promise<void> | void }> {
  const { databaseUrl, dataDir } = loadConfig(process.env);
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true, timeout: 5000 });
    // One moment for all proofs.
    database.exec('begin');
    return { query: async (sql) => database.prepare(sql).all(), close: () => database.close() };
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  return { query: async (sql) => (await client.query<Row>(sql)).rows, close: () => client.end() };
}

const { query, close } = await open();
const faults = await auditBooks(query, Date.now());
const [counted] = await query('select count(*) as movements from ledger_movements');
await close();
for (const { says, rows } of faults)
  process.stdout.write(
    `NOT TRUE: ${says}\n${rows
      .slice(0, 10)
      .map(
        (row) =>
          `  ${JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))}\n`,
      )
      .join('')}`,
  );
process.stdout.write(
  `${proofs.length - faults.length} of ${proofs.length} proofs hold over ${Number(counted?.['movements'])} movements.\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
