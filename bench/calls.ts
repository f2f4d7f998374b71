import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, type Client } from './client.ts';
import { engines, type BenchEngine } from './engines.ts';
import { sendAll, type Prepared } from './load.ts';
import { start, type Running } from './process.ts';
import { application, production, withoutDemo } from './production.ts';
import { PASSWORD, seedDevices, type Seeded } from './seed.ts';
import { median, perSecond, type Row } from './table.ts';

/** Rounds whose median is told. The ratio of one build was 0.38 to 0.70 from round to round on a machine that others use. */
const ROUNDS = 9;
const PROMISE = 0.5;

interface Kind {
  what: string;
  count: number;
  path: string;
  payload: (n: number, seeded: Seeded) => unknown;
}

let serial = 0;

const KINDS: readonly Kind[] = [
  {
    what: 'signed read by id',
    count: 4000,
    path: '/device/detail.shtml',
    payload: (n, { deviceIds }) => ({ id: deviceIds[(n * 7919) % deviceIds.length] }),
  },
  {
    what: 'signed list of 20 of 100,000, scope and total',
    count: 1600,
    path: '/device/list.shtml',
    payload: () => ({ page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }),
  },
  {
    what: 'signed durable write with its log',
    count: 2400,
    path: '/device/label/add.shtml',
    payload: () => ({ name: `b${(serial += 1)}-${Date.now().toString(36)}` }),
  },
];

const prepare = (client: Client, kind: Kind, seeded: Seeded): Prepared[] =>
  Array.from({ length: kind.count }, (_, n) => client.prepare(kind.path, kind.payload(n, seeded)));

/** Measures one kind on both servers by turns, so that a noisy minute meets both alike. */
async function compare(
  kind: Kind,
  { ours, bare, client, seeded }: { ours: Running; bare: Running; client: Client; seeded: Seeded },
) {
  const speeds: { ours: number; bare: number; constant: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = {
      bare: (await sendAll(bare.port, prepare(client, kind, seeded), client.headers)).perSecond,
      ours: (await sendAll(ours.port, prepare(client, kind, seeded), client.headers)).perSecond,
      constant: (
        await sendAll(
          bare.port,
          prepare(client, kind, seeded).map(({ body }) => ({ path: '/constant.shtml', body })),
          client.headers,
        )
      ).perSecond,
    };
    // The first round warms both up.
    if (round > 0) speeds.push(one);
  }
  return {
    ours: median(speeds.map((one) => one.ours)),
    bare: median(speeds.map((one) => one.bare)),
    constant: median(speeds.map((one) => one.constant)),
    ratio: median(speeds.map((one) => one.ours / one.bare)),
  };
}

async function onEngine(engine: BenchEngine): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-calls-'));
  const env = { ...engine.env, ...production, DATA_DIR: folder };
  const running: Running[] = [];
  try {
    const seeded = await seedDevices(env);
    await withoutDemo(env);
    await engine.analyze();
    const ours = await start(['server/main.ts'], env);
    running.push(ours);
    const bare = await start(['bench/bare.ts'], { ...env, CORP_ID: seeded.corpId, DEPT_ID: seeded.deptId });
    running.push(bare);
    const client = await signIn(ours.port, 'editor_dept', PASSWORD, application);
    const rows: Row[] = [];
    for (const kind of KINDS) {
      const { ours: our, bare: floor, constant, ratio } = await compare(kind, { ours, bare, client, seeded });
      rows.push({
        what: `${engine.name}: ${kind.what}`,
        value: `${perSecond(our)} of ${perSecond(floor)} = ${ratio.toFixed(2)} × bare (${(our / constant).toFixed(2)} × constant)`,
        promise: `≥ ${PROMISE} × bare`,
        kept: ratio >= PROMISE,
      });
    }
    return rows;
  } finally {
    for (const server of running) await server.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signed calls among 100,000 devices, on both engines, beside the bare floor of the same run (architecture 10). */
export async function calls(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of await engines()) rows.push(...(await onEngine(engine)));
  return rows;
}
