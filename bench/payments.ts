import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { loadConfig } from '#server/config.ts';
import { post } from '#server/money/ledger.ts';
import { openServices } from '#server/openServices.ts';
import { median, perSecond, type Row } from './table.ts';

const ROUNDS = 5;
const COUNT = 400;
const PROMISE = 0.5;
const SYSTEM = { kind: 'system', corpId: null } as const;

/** The statements of a payment of two entries: what one account gives, another gets, and the line that says so. */
const CLAIM = `insert into ledger_movements (id, "key", content, kind, purse, at) values ($1, $2, $3, 'hold', null, $4) on conflict ("key") do nothing returning id`;
const TAKE = `update ledger_accounts set balance = balance - $1 where corp_id = $2 and kind = $3 and balance >= $1`;
const ADD = `insert into ledger_accounts (corp_id, kind, balance) values ($1, $2, $3) on conflict (corp_id, kind) do update set balance = ledger_accounts.balance + excluded.balance`;
const LINE = `insert into ledger_lines (movement_id, line, from_corp, from_kind, to_corp, to_kind, amount) values ($1, 0, $2, $3, $4, $5, $6)`;

interface Bare {
  pay(): Promise<void>;
  close(): Promise<void>;
}

const CORP = 'bare';

function sqlite(folder: string): Bare {
  const db = new DatabaseSync(join(folder, 'vitrine.db'), { timeout: 5000 });
  db.exec('pragma journal_mode=wal; pragma synchronous=full');
  const numbered = (sql: string) => db.prepare(sql.replace(/\$(\d)/g, '?$1'));
  const [claim, take, add, line] = [CLAIM, TAKE, ADD, LINE].map(numbered);
  return {
    async pay() {
      const id = randomUUID();
      db.exec('begin immediate');
      claim!.get(id, id, 'content', Date.now());
      add!.run(CORP, 'held', 1);
      take!.run(1, CORP, 'wallet');
      line!.run(id, CORP, 'wallet', CORP, 'held', 1);
      db.exec('commit');
    },
    async close() {
      db.close();
    },
  };
}

async function postgres(url: string): Promise<Bare> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  return {
    async pay() {
      const id = randomUUID();
      await client.query('begin');
      await run('claim', CLAIM, [id, id, 'content', Date.now()]);
      await run('add', ADD, [CORP, 'held', 1]);
      await run('take', TAKE, [1, CORP, 'wallet']);
      await run('line', LINE, [id, CORP, 'wallet', CORP, 'held', 1]);
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

async function speedOf(pay: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < COUNT; n += 1) await pay();
  return (COUNT * 1000) / (performance.now() - began);
}

/** A payment of two entries in a durable transaction of its own, beside the same statements over the bare driver. */
export async function payments(env: Record<string, string>, engine: string): Promise<Row> {
  const { store } = await openServices(loadConfig(env), () => undefined);
  const bare = env['DATABASE_URL'] ? await postgres(env['DATABASE_URL']) : sqlite(env['DATA_DIR'] ?? '');
  const account = (corpId: string, kind: 'wallet' | 'held' | 'bank') => ({ corpId, kind });
  const move = (corpId: string, from: 'wallet' | 'bank', to: 'wallet' | 'held', amount: number) =>
    store.write(SYSTEM, (tx) =>
      post(tx, {
        key: randomUUID(),
        kind: from === 'bank' ? 'recharge' : 'hold',
        lines: [{ from: account(corpId, from), to: account(corpId, to), amount }],
      }),
    );
  try {
    for (const corpId of [CORP, 'ours']) await move(corpId, 'bank', 'wallet', 1_000_000);
    const pairs: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = {
        bare: await speedOf(() => bare.pay()),
        ours: await speedOf(() => move('ours', 'wallet', 'held', 1)),
      };
      if (round > 0) pairs.push(pair);
    }
    const ratio = median(pairs.map((pair) => pair.ours / pair.bare));
    const [ours, floor] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.bare))];
    return {
      what: `${engine}: a payment of two entries, one after another`,
      value: `${perSecond(ours)} of ${perSecond(floor)} = ${ratio.toFixed(2)} × the bare driver's transaction`,
      promise: `≥ ${PROMISE} ×`,
      kept: ratio >= PROMISE,
    };
  } finally {
    await bare.close();
    await store.close();
  }
}
