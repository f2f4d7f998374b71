// The floor: the same Fastify, form parser and sign check, and the same SQL over the engine's own driver, prepared,
// with no guards. Run as a process of its own: DATA_DIR or DATABASE_URL, PORT, APP_KEY, CORP_ID, DEPT_ID (the scope of who lists).
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { Pool } from 'pg';
import { sign } from '#core/protocol/sign.ts';
import type { Envelope } from '#core/protocol/envelope.ts';
import { deviceTable } from '#generated/server/devices.gen.ts';

/** "createdAt" → "created_at": a column as the store writes it. */
function snakeCase(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const { DATA_DIR = '', DATABASE_URL, PORT = '0', CORP_ID = '', DEPT_ID = '', APP_KEY = '' } = process.env;

const columns = deviceTable.columns.map(({ name }) => `${snakeCase(name)} as "${name}"`).join(', ');
const ONE = `select ${columns} from devices where corp_id = $1 and id = $2 and deleted_at is null`;
// As the server's list says it: the index keeps NULLs first, and PostgreSQL reads it backwards only for `nulls last`.
const LIST = `select ${columns} from devices where corp_id = $1 and dept_id = $2 and deleted_at is null order by created_at desc nulls last, id desc limit 20`;
const WRITE =
  'insert into tags (corp_id, id, creator_id, created_at, updated_at, rev, name) values ($1, $2, $3, $4, $4, 1, $5)';
const LOG =
  'insert into operation_logs (corp_id, id, creator_id, created_at, updated_at, rev, call, entity, target_id, target_name, user_name, code) values ($1, $2, $3, $4, $4, 1, $5, $6, $7, $8, $9, 0)';

interface Driver {
  one(id: string): Promise<unknown>;
  list(): Promise<unknown>;
  write(name: string): Promise<unknown>;
}

function sqliteDriver(): Driver {
  const path = join(DATA_DIR, 'vitrine.db');
  const reader = new DatabaseSync(path, { readOnly: true });
  const writer = new DatabaseSync(path, { timeout: 5000 });
  writer.exec('pragma journal_mode=wal; pragma synchronous=full');
  const [one, list] = [ONE, LIST].map((sql) => reader.prepare(sql.replace(/\$(\d)/g, '?$1')));
  const [write, log] = [WRITE, LOG].map((sql) => writer.prepare(sql.replace(/\$(\d)/g, '?$1')));
  return {
    one: async (id) => one!.get(CORP_ID, id),
    list: async () => list!.all(CORP_ID, DEPT_ID),
    async write(name) {
      const [id, now] = [randomUUID(), Date.now()];
      writer.exec('begin immediate');
      write!.run(CORP_ID, id, 'bench', now, name);
      log!.run(CORP_ID, randomUUID(), 'bench', now, 'tag.create', 'tag', id, name, 'bench');
      writer.exec('commit');
      return { id, name };
    },
  };
}

function postgresDriver(url: string): Driver {
  const pool = new Pool({ connectionString: url, max: 10 });
  const rows = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows;
  return {
    one: async (id) => (await rows('one', ONE, [CORP_ID, id]))[0],
    list: () => rows('list', LIST, [CORP_ID, DEPT_ID]),
    async write(name) {
      const [id, now] = [randomUUID(), Date.now()];
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({ name: 'write', text: WRITE, values: [CORP_ID, id, 'bench', now, name] });
        await client.query({
          name: 'log',
          text: LOG,
          values: [CORP_ID, randomUUID(), 'bench', now, 'tag.create', 'tag', id, name, 'bench'],
        });
        await client.query('commit');
      } finally {
        client.release();
      }
      return { id, name };
    },
  };
}

const driver = DATABASE_URL ? postgresDriver(DATABASE_URL) : sqliteDriver();
const app = fastify();
await app.register(formbody);

function bind(path: string, answer: (payload: Record<string, unknown>) => Promise<unknown>): void {
  app.post<{ Querystring: Envelope; Body: { payload: string } }>(path, async (request, reply) => {
    const { payload } = request.body;
    if (sign(request.query, { path, payload }, APP_KEY) !== request.query.sign) return reply.code(403).send();
    const data = await answer(JSON.parse(payload) as Record<string, unknown>);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(`{"code":0,"message":"ok","data":${JSON.stringify(data)}}`);
  });
}

bind('/device/detail.shtml', ({ id }) => driver.one(String(id)));
bind('/device/list.shtml', () => driver.list());
bind('/device/label/add.shtml', ({ name }) => driver.write(String(name)));
app.post('/constant.shtml', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send('{"code":0,"message":"ok","data":null}'),
);
app.get('/health', () => ({ status: 'ok' }));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
