import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';

const { STORE_BUSY } = errors;
const isPostgres = process.env.TEST_ENGINE === 'postgres';

const addTag = (app: TestApp, name: string) => call(app, app.personas.owner, 'tag.create', { name });
const health = async (app: TestApp) => (await app.app.inject({ url: '/health' })).json<Record<string, unknown>>();

/** The server over a database file, and another program that has the same file open. */
async function withNeighbour(): Promise<{ app: TestApp; neighbour: DatabaseSync }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-busy-'));
  const app = await buildTestApp({ config: { dataDir } });
  const neighbour = new DatabaseSync(join(dataDir, 'vitrine.db'));
  onTestFinished(async () => {
    neighbour.close();
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, neighbour };
}

describe.skipIf(isPostgres)('security 18: another program that holds a lock on the database', () => {
  test('holds up neither reads nor the health; a write is refused by name, and nothing of it is kept', async () => {
    const { app, neighbour } = await withNeighbour();
    neighbour.exec('begin immediate');
    let slowest = 0;
    const state = { isWriting: true };
    const writes = Promise.all(['one', 'two', 'three'].map((name) => addTag(app, name))).finally(() => {
      state.isWriting = false;
    });
    while (state.isWriting) {
      const before = performance.now();
      app.clock.advance(2000);
      expect((await app.app.inject({ url: '/health' })).statusCode).toBe(200);
      expect((await call(app, app.personas.owner, 'tag.list')).code).toBe(0);
      slowest = Math.max(slowest, performance.now() - before);
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
    expect((await writes).map(({ code }) => code)).toEqual([STORE_BUSY.code, STORE_BUSY.code, STORE_BUSY.code]);
    expect(slowest).toBeLessThan(500);
    app.clock.advance(2000);
    expect(await health(app)).toEqual({ status: 'degraded', problems: ['storeBusy'] });

    neighbour.exec('rollback');
    expect((await call<{ total: number }>(app, app.personas.owner, 'tag.list')).data!.total).toBe(0);
    expect((await addTag(app, 'one')).code).toBe(0);
    app.clock.advance(2000);
    expect(await health(app)).toEqual({ status: 'ok' });
  });

  test('is waited for, where it lets go in time', async () => {
    const { app, neighbour } = await withNeighbour();
    neighbour.exec('begin immediate');
    setTimeout(() => neighbour.exec('rollback'), 600);
    expect((await addTag(app, 'one')).code).toBe(0);
  });

  test('is told to a screen and an upload as 503, so that they come again', async () => {
    const { app, neighbour } = await withNeighbour();
    neighbour.exec('begin immediate');
    const hardware = {
      systemType: 'Linux',
      systemVersion: '6',
      playerVersion: '1',
      zone: 'UTC',
      screen: { width: 1, height: 1 },
    };
    const answer = await app.app.inject({
      method: 'POST',
      url: '/player/v1/enrol',
      payload: { secret: 'a'.repeat(43), hardware, capabilities: [] },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    neighbour.exec('rollback');
  });
});

describe.runIf(isPostgres)('security 18: another program that holds a table of PostgreSQL', () => {
  test('a call that waits for it is refused by name after ten seconds', { timeout: 60_000 }, async () => {
    const app = await buildTestApp();
    const neighbour = new Client({ connectionString: app.services.config.databaseUrl });
    await neighbour.connect();
    onTestFinished(async () => {
      await neighbour.end();
      await app.close();
    });
    await neighbour.query('begin');
    await neighbour.query('lock table tags in access exclusive mode');
    expect((await addTag(app, 'one')).code).toBe(STORE_BUSY.code);
    app.clock.advance(2000);
    expect(await health(app)).toEqual({ status: 'degraded', problems: ['storeBusy'] });
    await neighbour.query('rollback');
    expect((await addTag(app, 'one')).code).toBe(0);
  });
});
