import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, type Client } from './client.ts';
import { engines } from './engines.ts';
import { start } from './process.ts';
import type { Row } from './table.ts';

const KILLS = 20;
const WRITERS = 8;
const PASSWORD = 'bench-password';
/** A kill comes this long after the writing began, spread evenly: into first commits, checkpoints and full flow. */
const FIRST_KILL_MS = 60;
const LAST_KILL_MS = 900;

/** Creates tags until the server dies; every acknowledged name is in the witness before the next is sent. */
async function write(client: Client, round: number, writer: number, witness: string): Promise<void> {
  for (let i = 0; ; i += 1) {
    const name = `w${round}-${writer}-${i}`;
    try {
      await client.call('/device/label/add.shtml', { name });
    } catch {
      return; // killed: this one was never acknowledged
    }
    appendFileSync(witness, `${name}\n`, { flush: true });
  }
}

/** Returns the names that were acknowledged and are not there. */
async function lost(client: Client, witness: string): Promise<string[]> {
  const there = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { list } = await client.call<{ list: { name: string }[] }>('/device/label/list.shtml', {
      page,
      pageSize: 200,
    });
    for (const { name } of list) there.add(name);
    if (list.length < 200) break;
  }
  return readFileSync(witness, 'utf8')
    .split('\n')
    .filter((name) => name !== '' && !there.has(name));
}

/** kill -9 of the server during writes, 20 times per engine: nothing acknowledged is lost (architecture 10). */
export async function durability(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of await engines()) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-kill-'));
    const witness = join(folder, 'witness');
    appendFileSync(witness, '');
    const env = {
      ...engine.env,
      DATA_DIR: join(folder, 'data'),
      DEMO_PASSWORD: PASSWORD,
      RATE_FACTOR: '1000',
      NODE_ENV: 'development',
    };
    try {
      for (let round = 0; round < KILLS; round += 1) {
        const server = await start(['server/main.ts'], env);
        const client = await signIn(server.port, 'operator', PASSWORD);
        const writers = Array.from({ length: WRITERS }, (_, writer) => write(client, round, writer, witness));
        await new Promise((later) =>
          setTimeout(later, FIRST_KILL_MS + ((LAST_KILL_MS - FIRST_KILL_MS) * round) / KILLS),
        );
        await server.stop('SIGKILL');
        await Promise.all(writers);
      }
      const server = await start(['server/main.ts'], env);
      const missing = await lost(await signIn(server.port, 'operator', PASSWORD), witness);
      await server.stop();
      const acknowledged = readFileSync(witness, 'utf8').split('\n').length - 1;
      rows.push({
        what: `${engine.name}: lost of ${acknowledged} acknowledged writes in ${KILLS} kills`,
        value: String(missing.length),
        promise: '0',
        kept: missing.length === 0 && acknowledged > 0,
      });
    } finally {
      await engine.stop();
      rmSync(folder, { recursive: true });
    }
  }
  return rows;
}
