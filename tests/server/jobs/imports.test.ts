import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { buildApp } from '#server/app.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { givePoints, showNumber } from '#tests/support/library.ts';
import { importSheet, makeSheet, settled, taskOf, type Typed } from '#tests/support/sheets.ts';
import { testLog } from '#tests/support/testLog.ts';
import { anyDb } from '#tests/support/rows.ts';
import { until } from '#tests/support/until.ts';

const ROWS = 60;

let app: TestApp;
/** One process's: another would have to wait for its lease. */
let tick: ReturnType<typeof createTick>;
beforeEach(async () => {
  app = await buildTestApp();
  tick = createTick(app.services);
});
afterEach(() => app.close());

const within = () => ({ kind: 'system', corpId: app.personas.own.corpId }) as const;

/** Begins an import of many screens, and stops the server as a signal does while some are done. Returns the task. */
async function stoppedMidway(): Promise<string> {
  await givePoints(app, 'android', ROWS);
  const { name } = await data<{ name: string }>(app, app.personas.owner, 'deviceGroup.one', {
    id: app.personas.own.groupId,
  });
  const rows: Typed[][] = [];
  for (let n = 0; n < ROWS; n += 1)
    rows.push([await showNumber(app, String(n).padStart(43, 'a')), `Screen ${n}`, 'Android', name]);
  const bytes = await makeSheet([['Device No.', 'Name', 'Type', 'Group'], ...rows]);
  let rowsSeen = 0;
  const stopped = new Promise<void>((resolve, reject) => {
    const stopListening = app.services.store.onChange((table) => {
      if (table === 'import_failures') reject(new Error('a row failed'));
      if (table !== 'devices' || (rowsSeen += 1) !== 3) return;
      stopListening();
      app.app.close().then(resolve, reject);
    });
  });
  const { data: answer } = await importSheet(app, app.personas.owner, { bytes });
  await stopped;
  return answer?.taskId ?? '';
}

/** Starts the server anew over what the old one left. */
async function restart(): Promise<void> {
  app = { ...app, app: buildApp(app.services, { rateFactor: 1000, logTo: testLog }) };
  await app.app.ready();
}

const namesMade = async () =>
  (await data<{ list: { name: string }[] }>(app, app.personas.owner, 'device.list', { pageSize: 200 })).list.map(
    ({ name }) => name,
  );

test('an import that a restart interrupts goes on where it was, and no row is done twice', async () => {
  const id = await stoppedMidway();
  await restart();
  const before = await taskOf(app, app.personas.owner, id);
  expect(before.status).toBe('processing');
  expect(before.done).toBeLessThan(ROWS);
  await tick();
  expect(await settled(app, app.personas.owner, id)).toMatchObject({ status: 'completed', done: ROWS, failed: 0 });
  expect((await namesMade()).toSorted()).toEqual(Array.from({ length: ROWS }, (_, n) => `Screen ${n}`).toSorted());
});

test('an import whose process died is left to it for a while, and then taken over', async () => {
  const id = await stoppedMidway();
  await app.services.store.write(within(), (tx) =>
    tx.db.updateTable('import_runs').set({ holder: 'dead', beat_at: app.clock.now() }).execute(),
  );
  await restart();
  const { done } = await taskOf(app, app.personas.owner, id);
  await tick();
  app.clock.advance(limits.importStale);
  await tick();
  expect(await taskOf(app, app.personas.owner, id)).toMatchObject({ status: 'processing', done });
  app.clock.advance(1);
  await tick();
  expect(await settled(app, app.personas.owner, id)).toMatchObject({ status: 'completed', done: ROWS });
  expect(new Set(await namesMade()).size).toBe(ROWS);
});

test('who was paused meanwhile imports nothing more [A22]', async () => {
  const id = await stoppedMidway();
  await app.services.store.write(within(), (tx) => tx.accounts.update(app.personas.owner.userId, { status: 'paused' }));
  await restart();
  const state = () => app.services.store.read(within(), (tx) => tx.importTasks.one(id));
  const done = (await state())?.done;
  await tick();
  await until(async () => expect((await state())?.status).toBe('partlyCompleted'));
  expect(await state()).toMatchObject({ problem: 'IMPORT_BROKEN_OFF', done });
});

test('nothing of a sheet is kept once it was imported, and failed rows only for a while', async () => {
  const bytes = await makeSheet([
    ['Device No.', 'Name', 'Type', 'Group'],
    ['ABCD2345', 'Lobby', 'Android', 'Nowhere'],
  ]);
  const { data: answer } = await importSheet(app, app.personas.owner, { bytes });
  const id = answer?.taskId ?? '';
  await settled(app, app.personas.owner, id);
  const left = (from: string) =>
    app.services.store.read(within(), (tx) => anyDb(tx).selectFrom(from).selectAll().execute());
  await until(async () => expect(await left('import_runs')).toEqual([]));
  expect(await left('uploads')).toEqual([]);
  expect(await left('import_failures')).toHaveLength(1);
  app.clock.advance(limits.importKept + 1);
  await tick();
  expect(await left('import_failures')).toEqual([]);
});

test('an import that waits is told once more, whatever was lost on the way', async () => {
  const publish = vi.spyOn(app.services.store.bus, 'publish').mockImplementation(() => undefined);
  const bytes = await makeSheet([
    ['Device No.', 'Name', 'Type', 'Group'],
    ['ABCD2345', 'Lobby', 'Android', 'Nowhere'],
  ]);
  const { data: answer } = await importSheet(app, app.personas.owner, { bytes });
  const id = answer?.taskId ?? '';
  expect((await call<{ status: string }>(app, app.personas.owner, 'importTask.one', { id })).data?.status).toBe(
    'processing',
  );
  publish.mockRestore();
  await tick();
  expect(await settled(app, app.personas.owner, id)).toMatchObject({ status: 'failed', failed: 1 });
});

/** The file of an import cannot be had, and that is no fault of its rows. */
const withoutFile = () =>
  vi.spyOn(app.services.media, 'withFile').mockImplementation(() => Promise.reject(new Error('the disk is gone')));

/** Begins an import of one row; its first hint is lost, so that the tick starts it. */
async function waitingImport(): Promise<string> {
  const publish = vi.spyOn(app.services.store.bus, 'publish').mockImplementation(() => undefined);
  const bytes = await makeSheet([
    ['Device No.', 'Name', 'Type', 'Group'],
    ['ABCD2345', 'Lobby', 'Android', 'Nowhere'],
  ]);
  const { data: answer } = await importSheet(app, app.personas.owner, { bytes });
  publish.mockRestore();
  return answer?.taskId ?? '';
}

const runs = () => app.services.store.read(within(), (tx) => tx.db.selectFrom('import_runs').selectAll().execute());

/** Waits until the import was begun so often, and waits again. */
const postponed = (tries: number) =>
  until(async () => expect(await runs()).toMatchObject([{ holder: null, tries, over: 0 }]));

test('an import that meets a fault outside its rows is tried again later, each time after a longer pause', async () => {
  const id = await waitingImport();
  const withFile = withoutFile();
  await tick();
  await postponed(1);
  for (const [tries, pause] of [
    [2, limits.importRetry],
    [3, limits.importRetry * 2],
  ] as const) {
    app.clock.advance(pause - 1);
    await tick();
    expect(await runs()).toMatchObject([{ holder: null, tries: tries - 1 }]);
    app.clock.advance(1);
    await tick();
    await postponed(tries);
  }
  expect(await taskOf(app, app.personas.owner, id)).toMatchObject({ status: 'processing' });
  withFile.mockRestore();
  app.clock.advance(limits.importRetry * 4);
  await tick();
  expect(await settled(app, app.personas.owner, id)).toMatchObject({ status: 'failed', failed: 1, problem: null });
});

test('an import that never gets further is given up, and says so', async () => {
  const id = await waitingImport();
  const withFile = withoutFile();
  await tick();
  for (let tries = 1; tries < limits.importTries; tries += 1) {
    await postponed(tries);
    app.clock.advance(limits.importRetry * 2 ** tries);
    await tick();
  }
  expect(await settled(app, app.personas.owner, id)).toMatchObject({ status: 'failed', problem: 'IMPORT_FAULT' });
  await until(async () => expect(await runs()).toEqual([]));
  expect(withFile).toHaveBeenCalledTimes(limits.importTries);
});

test('an import that takes its process with it is given up as well', async () => {
  const id = await waitingImport();
  await app.services.store.write(within(), (tx) =>
    tx.db
      .updateTable('import_runs')
      .set({ holder: 'dead', tries: limits.importTries, beat_at: app.clock.now() })
      .execute(),
  );
  app.clock.advance(limits.importStale + 1);
  await tick();
  expect(await settled(app, app.personas.owner, id)).toMatchObject({ status: 'failed', problem: 'IMPORT_FAULT' });
});
