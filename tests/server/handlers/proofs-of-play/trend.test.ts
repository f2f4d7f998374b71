import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';

const HOUR = 3_600_000;

interface Trend {
  zone: string;
  days: { day: string; plays: number }[];
  total: number;
  before: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, other, advertiser } = app.personas;
  // 10:00 in Shanghai, 02:00 in London.
  app.clock.advance(2 * HOUR);
  await app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    let seq = 0;
    const play = (corpId: string, at: string, more: object = {}) =>
      platform.as({ kind: 'system', corpId }).proofsOfPlay.insert({
        startedAt: Date.parse(at),
        durationMs: 1000,
        deviceId: 'd',
        seq: ++seq,
        deptId: own.northId,
        ...more,
      });
    await play(own.corpId, '2026-06-01T01:00:00Z');
    // Past midnight in Shanghai, still the day before in London.
    await play(own.corpId, '2026-05-31T16:00:00Z', { advertiserId: advertiser.corpId });
    await play(own.corpId, '2026-05-31T15:59:59Z', { deptId: own.southId });
    await play(own.corpId, '2026-05-28T08:00:00Z');
    await play(own.corpId, '2026-05-27T08:00:00Z');
    await play(own.corpId, '2026-04-20T08:00:00Z');
    await play(other.corpId, '2026-06-01T01:00:00Z');
  });
});
afterAll(() => app.close());

const trend = (caller: Caller, input: object = {}) =>
  data<Trend>(app, caller, 'proofOfPlay.trend', { days: 3, ...input });
const plays = ({ days }: Trend) => days.map(({ day, plays }) => [day.slice(5), plays]);

describe('the trend of plays', () => {
  test('counts each day by the clock of Shanghai, today last, and as many days before them [HOME-06]', async () => {
    const asked = await trend(app.personas.owner);
    expect(plays(asked)).toEqual([
      ['05-30', 0],
      ['05-31', 1],
      ['06-01', 2],
    ]);
    expect(asked).toMatchObject({ zone: 'Asia/Shanghai', total: 3, before: 2 });
  });

  test('ends the day where the caller says', async () => {
    const asked = await trend(app.personas.owner, { zone: 'Europe/London' });
    expect(plays(asked)).toEqual([
      ['05-30', 0],
      ['05-31', 2],
      ['06-01', 1],
    ]);
  });

  test('counts what the caller may see, and nothing else [PERM-05]', async () => {
    const totals = await Promise.all(
      (['staff', 'rival', 'advertiser'] as const).map(async (name) => (await trend(app.personas[name])).total),
    );
    expect(totals).toEqual([2, 1, 1]);
    expect((await call(app, app.personas.clerk, 'proofOfPlay.trend', { days: 3 })).code).toBe(-10005);
  });

  test.each([
    [{ days: 0 }, { days: 'minimum' }],
    [{ days: 91 }, { days: 'maximum' }],
    [{ zone: 'Mars/Olympus' }, { zone: 'invalid' }],
  ])('refuses %j', async (input, rules) => {
    expect(await call(app, app.personas.owner, 'proofOfPlay.trend', { days: 3, ...input })).toMatchObject({
      code: -10006,
      data: { rules },
    });
  });

  test('counts what was played up to now', async () => {
    app.clock.advance(-HOUR - 1);
    expect((await trend(app.personas.owner)).total).toBe(2);
  });
});
