import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Total } from '#core/entity/meta.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { download, openSheetAt } from '#tests/support/sheets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, other, owner, staff } = app.personas;
  await app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const add = (corpId: string, deptId: string, name: string, figures: object, creatorId = owner.userId) =>
      platform.as({ kind: 'system', corpId }).campaigns.insert({
        name,
        deptId,
        creatorId,
        status: 'enabled',
        isDefault: false,
        ...figures,
      });
    await add(own.corpId, own.northId, 'Spring', { adCount: 2, impressions: 5 }, staff.userId);
    await add(own.corpId, own.southId, 'Summer', { adCount: 0, impressions: 7 });
    await add(own.corpId, own.southId, 'Autumn', { adCount: 3, impressions: 10 });
    await add(other.corpId, other.northId, 'Rival', { adCount: 100, impressions: 1000 });
    const play = (n: number, durationMs: number) =>
      platform.as({ kind: 'system', corpId: own.corpId }).proofsOfPlay.insert({
        deviceId: 'screen',
        deviceName: 'Lobby',
        adName: 'Latte',
        seq: n,
        startedAt: app.clock.now() - n * 60_000,
        durationMs,
      });
    for (const [n, durationMs] of [15_000, 10_000, 15_001].entries()) await play(n, durationMs);
  });
});
afterAll(() => app.close());

const wanted = { filter: { name: { contains: 'm' } }, totals: true, pageSize: 1 };
const totalsOf = async (caller: Caller, payload: object) =>
  (await data<{ totals?: Total[] }>(app, caller, 'campaign.list', payload)).totals?.map(
    ({ field, as, value }) => `${as} of ${field}: ${value}`,
  );

test('a list answers the figures of all rows that its filter finds, not of one page [UI-01]', async () => {
  const { owner } = app.personas;
  expect(await totalsOf(owner, wanted)).toEqual(['sum of adCount: 3', 'sum of impressions: 17', 'avg of perAd: 3']);
  expect(await totalsOf(owner, { filter: { name: { contains: 'nothing' } }, totals: true })).toEqual([
    'sum of adCount: null',
    'sum of impressions: null',
    'avg of perAd: null',
  ]);
});

test('figures are those of the caller’s data scope, and come when they are asked for [PERM-05]', async () => {
  const { staff, owner, rival } = app.personas;
  expect((await totalsOf(staff, { totals: true }))?.[1]).toBe('sum of impressions: 5');
  expect((await totalsOf(rival, { filter: { name: { contains: 'Rival' } }, totals: true }))?.[0]).toBe(
    'sum of adCount: 100',
  );
  expect(await totalsOf(owner, {})).toBeUndefined();
});

test('a figure of a field that somebody may not read is not answered [PERM-08]', async () => {
  const { owner, reviewer } = app.personas;
  const fieldsOf = async (caller: Caller) =>
    (await data<{ totals: Total[] }>(app, caller, 'ad.list', { totals: true })).totals.map(({ field }) => field);
  expect(await fieldsOf(owner)).toContain('impressions');
  expect(await fieldsOf(reviewer)).not.toContain('impressions');
});

test('a list without totals refuses to be asked for them', async () => {
  expect((await call(app, app.personas.owner, 'tag.list', { totals: true })).code).toBe(-10006);
});

test('an export has the figures on a sheet of their own, beside its rows [UI-10]', async () => {
  const { rows, bytes } = await download(app, app.personas.owner, 'proofOfPlay.export', {
    columns: ['adName', 'durationMs'],
  });
  expect(rows).toHaveLength(4);
  const long = (ms: number) => new Date(Date.UTC(1899, 11, 30) + ms);
  expect(await openSheetAt(bytes, 2)).toEqual([
    ['Column', 'Figure', 'Value'],
    ['Duration', 'Total', long(40_001)],
    ['Duration', 'Average', long(13_334)],
  ]);
});
