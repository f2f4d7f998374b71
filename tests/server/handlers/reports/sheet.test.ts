import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPlays } from '#server/commands/markPlays.ts';
import { rebuildPlaySums } from '#server/jobs/sums/playSums.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { download, openSheetAt } from '#tests/support/sheets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { corpId } = app.personas.own;
  await app.services.store.write({ kind: 'system', corpId }, async (tx) => {
    for (const [seq, deviceName] of [
      [1, 'Lobby'],
      [2, 'Lobby'],
      [3, '=1+2'],
    ] as const) {
      const of = { adId: 'tea', adName: 'Tea', deviceId: deviceName, deviceName, seq };
      const startedAt = tx.now - seq * 60_000;
      await tx.proofsOfPlay.insert({ ...of, startedAt, durationMs: 90_000, plays: 1 });
      await markPlays(tx, [{ corpId, deviceId: deviceName, at: startedAt }]);
    }
  });
  await rebuildPlaySums(app.services.store, app.clock.now() + 86_400_000);
});
afterAll(() => app.close());

test('a report as a workbook has its lines, its steps and the same total, and no formula [REP-01]', async () => {
  const input = { period: 'last3', by: 'screen', measures: ['plays', 'durationMs'] };
  const { owner } = app.personas;
  const answer = await data<{ total: number[]; rows: { name: string; values: number[] }[] }>(
    app,
    owner,
    'adReport.run',
    input,
  );
  const { rows, bytes } = await download(app, owner, 'adReport.sheet', input);
  expect(rows[0]).toEqual(['Device', 'Plays', 'Plays (before)', 'Time played', 'Time played (before)']);
  expect(rows.slice(1, -1).map(([name, plays]) => [name, plays])).toEqual([
    ['Lobby', 2],
    ["'=1+2", 1],
  ]);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Total', answer.total[0]]);
  const steps = await openSheetAt(bytes, 2);
  expect(steps.slice(1, -1).reduce((sum, [, plays]) => sum + Number(plays), 0)).toBe(answer.total[0]);
  expect(steps).toHaveLength(5);
});
