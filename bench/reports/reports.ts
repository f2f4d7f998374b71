import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportMeta } from '#core/report/meta.ts';
import { reports as declared } from '#generated/model/reports.gen.ts';
import { loadConfig } from '#server/config.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { rebuildPlaySums } from '#server/jobs/sums/playSums.ts';
import { openServices } from '#server/openServices.ts';
import { signIn } from '../client.ts';
import { engines, type BenchEngine } from '../engines.ts';
import { start, type Running } from '../process.ts';
import { application, production, withoutDemo } from '../production.ts';
import { PASSWORD } from '../seed.ts';
import { median, milliseconds, perSecond, type Row } from '../table.ts';
import { openDatabase } from './database.ts';
import { ingest } from './ingest.ts';
import { BUSY, markYesterday, seedReports, summedPlays, WIDE, type Shape } from './seed.ts';

const ROUNDS = 7;

interface Answer {
  total: (number | null)[];
  rows: unknown[];
}

/** Asks for 90 days of a report by each of its dimensions; what was slowest stands beside the median. */
async function timesOf(port: number, report: ReportMeta, engine: string, promiseMs: number): Promise<Row[]> {
  const client = await signIn(port, 'operator', PASSWORD, application);
  const rows: Row[] = [];
  for (const { name } of report.dimensions.filter(({ systems }) => systems.includes('YXF'))) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const began = performance.now();
      const answer = await client.call<Answer>(reportPaths[report.name]!, { period: 'last90', by: name });
      if (answer.rows.length === 0 || !answer.total[0]) throw new Error(`${report.name} by ${name} is empty`);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - began);
    }
    const ms = median(times);
    rows.push({
      what: `${engine}: ${report.label.en} of 90 days by ${name}, slowest of ${ROUNDS}: ${milliseconds(Math.max(...times))}`,
      value: milliseconds(ms),
      promise: `≤ ${promiseMs} ms`,
      kept: ms <= promiseMs,
    });
  }
  return rows;
}

const reportPaths: Readonly<Record<string, string>> = {
  adReport: '/report/ad.shtml',
  deviceReport: '/report/device.shtml',
  flowReport: '/report/flow.shtml',
};

const titleOf = ({ name }: BenchEngine, shape: Shape): string => (shape.name ? `${name}, ${shape.name}` : name);

/** Fills the store, and makes the sums of its last day anew by the product's own job: they must be what they were. */
async function fill(
  env: Record<string, string>,
  engine: BenchEngine,
  { plays, shape }: { plays: number; shape: Shape },
): Promise<Row> {
  const services = await openServices(loadConfig({ ...env }), () => undefined);
  const db = await openDatabase(env);
  try {
    await seedDemo(services, PASSWORD);
    const began = performance.now();
    const seeded = await seedReports(db, services, plays, shape);
    const seedS = Math.round((performance.now() - began) / 1000);
    console.log(
      `${titleOf(engine, shape)}: ${seeded.plays.toLocaleString('en')} plays of ${seeded.screens} screens in 90 days, seeded in ${seedS} s`,
    );
    await engine.analyze();
    const before = await summedPlays(db);
    const hours = await markYesterday(db, seeded.corpId, services.clock.now());
    const summing = performance.now();
    await rebuildPlaySums(services.store, services.clock.now() + 1, Number.POSITIVE_INFINITY);
    const summedS = (performance.now() - summing) / 1000;
    const lost = before - (await summedPlays(db));
    return {
      what: `${titleOf(engine, shape)}: sums of yesterday made anew from its plays, in hours of a screen; ${lost} plays were lost`,
      value: perSecond(hours / summedS),
      promise: 'none lost',
      kept: lost === 0,
    };
  } finally {
    await db.close();
    await services.store.close();
  }
}

/** Measures one shape of a store; what sums cost where plays come in, of the busy screens alone. */
async function onEngine(engine: BenchEngine, plays: number, shape: Shape): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-reports-'));
  const env = { ...engine.env, ...production, DATA_DIR: folder };
  let server: Running | undefined;
  try {
    const rows = [await fill(env, engine, { plays, shape })];
    if (shape === BUSY) rows.push(await ingest(env, engine.name));
    await withoutDemo(env);
    server = await start(['server/main.ts'], env);
    for (const report of Object.values(declared))
      rows.push(...(await timesOf(server.port, report, titleOf(engine, shape), shape.promiseMs)));
    return rows;
  } finally {
    await server?.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures 90 days of each report among millions of plays, and the cost of sums where plays come in (REP-01, REP-07). */
export async function reports(plays?: number): Promise<Row[]> {
  const rows: Row[] = [];
  // A store of its own for each shape: an engine is stopped with its store.
  for (const shape of [BUSY, WIDE])
    for (const engine of await engines())
      rows.push(...(await onEngine(engine, plays ?? (engine.name === 'SQLite' ? 2_000_000 : 10_000_000), shape)));
  return rows;
}
