import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { markAllPlays, markPlays, SUMS_LATE_MS } from '#server/commands/markPlays.ts';
import { rebuildPlaySums } from '#server/jobs/sums/playSums.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addPersona } from '#tests/support/personas.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Answer {
  from: string;
  to: string;
  beforeFrom: string;
  partial: boolean;
  step: string;
  by: string;
  measures: string[];
  total: (number | null)[];
  totalBefore: (number | null)[];
  steps: { at: string; values: (number | null)[]; before: (number | null)[] }[];
  rows: { key: string | null; name: string; values: (number | null)[]; before: (number | null)[] }[];
  others: { count: number; values: (number | null)[] } | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, other, advertiser } = app.personas;
  // 10:00 in Shanghai on Monday, 1 June 2026.
  app.clock.advance(2 * HOUR);
  await app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    let seq = 0;
    const play = (corpId: string, at: string, more: object = {}) =>
      platform.as({ kind: 'system', corpId }).proofsOfPlay.insert({
        startedAt: Date.parse(at),
        durationMs: 15_000,
        plays: 1,
        adId: 'tea',
        adName: 'Tea',
        deviceId: 'lobby',
        deviceName: 'Lobby',
        slotId: 'main',
        slotName: 'Main',
        seq: ++seq,
        deptId: own.northId,
        ...more,
      });
    await play(own.corpId, '2026-06-01T01:00:00Z', { districtCode: '310104' });
    await play(own.corpId, '2026-06-01T01:30:00Z', {
      deviceId: 'lift',
      deviceName: 'Lift',
      districtCode: '310115',
    });
    // Past midnight in Shanghai, still the day before in London.
    await play(own.corpId, '2026-05-31T16:00:00Z', {
      advertiserId: advertiser.corpId,
      adId: 'rice',
      adName: 'Rice',
      districtCode: '440106',
    });
    await play(own.corpId, '2026-05-31T15:59:59Z', { deptId: own.southId });
    // An hour that was rolled up.
    await play(own.corpId, '2026-05-28T08:00:00Z', { plays: 10, durationMs: 100_000, seq: null });
    await play(own.corpId, '2026-05-20T08:00:00Z', { plays: 4, durationMs: 40_000, seq: null });
    await play(other.corpId, '2026-06-01T01:00:00Z', { adId: 'theirs', deviceId: 'theirScreen' });
    await markAllPlays(platform);
  });
  await rebuildPlaySums(app.services.store, app.clock.now() + DAY);
});
afterAll(() => app.close());

const run = (caller: Caller, input: object = {}) => data<Answer>(app, caller, 'adReport.run', input);
const figures = ({ rows }: Answer) => rows.map(({ name, values }) => [name, ...values.slice(0, 3)]);

describe('the ad report', () => {
  test('says plays, time and average by ad, against as many days before [REP-01, REP-06]', async () => {
    const answer = await run(app.personas.owner, { period: 'last7' });
    expect(answer).toMatchObject({
      from: '2026-05-26',
      to: '2026-06-01',
      beforeFrom: '2026-05-19',
      step: 'day',
      by: 'ad',
    });
    expect(answer.measures).toEqual(['plays', 'durationMs', 'averageMs', 'screens', 'ads', 'income']);
    // 13 plays of Tea: one more of 15 s on each of two screens, one the day before, and ten of 10 s in an hour.
    expect(figures(answer)).toEqual([
      ['Tea', 13, 145_000, 11_154],
      ['Rice', 1, 15_000, 15_000],
    ]);
    expect(answer.total).toEqual([14, 160_000, 11_429, 2, 2, 0]);
    expect(answer.totalBefore).toEqual([4, 40_000, 10_000, 1, 1, 0]);
    expect(answer.rows[0]?.before.slice(0, 2)).toEqual([4, 40_000]);
  });

  test('lines and steps add up to the total, by every grouping and step [REP-01]', async () => {
    for (const by of ['ad', 'plan', 'advertiser', 'screen', 'group', 'store', 'region', 'slot'])
      for (const step of ['hour', 'day', 'week', 'month']) {
        const answer = await run(app.personas.owner, { period: 'last30', by, step });
        const sum = (parts: readonly { values: (number | null)[] }[], at: number) =>
          parts.reduce((all, { values }) => all + (values[at] ?? 0), 0);
        for (const at of [0, 1]) {
          expect([by, step, sum(answer.rows, at)]).toEqual([by, step, answer.total[at]]);
          expect([by, step, sum(answer.steps, at)]).toEqual([by, step, answer.total[at]]);
        }
      }
  });

  test('narrowed to a province or a city has all that lies in it [REP-06]', async () => {
    const playsIn = async (...keys: string[]) =>
      (await run(app.personas.owner, { period: 'last7', filter: [{ by: 'region', keys }] })).total[0];
    expect([await playsIn('310000'), await playsIn('310100'), await playsIn('310104')]).toEqual([2, 2, 1]);
    expect([await playsIn('440000', '310115'), await playsIn('330000')]).toEqual([2, 0]);
  });

  test('a day that is not over is compared at the same hour, or said to be a part [REP-01]', async () => {
    const partial = async (input: object) => (await run(app.personas.owner, input)).partial;
    expect([await partial({ period: 'last7' }), await partial({ period: 'today', step: 'day' })]).toEqual([true, true]);
    expect([await partial({ period: 'yesterday' }), await partial({ period: 'today' })]).toEqual([false, false]);
    expect(await partial({ from: '2026-05-01', to: '2026-05-31' })).toBe(false);
  });

  test('a day ends at midnight of the enterprise, and every step is there', async () => {
    const days = await run(app.personas.owner, { period: 'last3' });
    expect(days.steps.map(({ at, values }) => [at, values[0]])).toEqual([
      ['2026-05-30', 0],
      ['2026-05-31', 1],
      ['2026-06-01', 3],
    ]);
    const today = await run(app.personas.owner, { period: 'today' });
    expect(today.steps).toHaveLength(11);
    expect(today.steps.filter(({ values }) => values[0]).map(({ at, values }) => [at, values[0]])).toEqual([
      ['2026-06-01T00:00', 1],
      ['2026-06-01T09:00', 2],
    ]);
    const months = await run(app.personas.owner, { period: 'last30', step: 'month' });
    expect(months.steps.map(({ at, values }) => [at, values[0], values[3]])).toEqual([
      ['2026-05-01', 15, 1],
      ['2026-06-01', 3, 2],
    ]);
  });

  test('names of promotion plans are for who may see plans [PERM-02]', async () => {
    const { own } = app.personas;
    const reader = await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const roles = tx.as({ kind: 'system', corpId: own.corpId }).roles;
      const staff = { roleType: 'staff', dataScope: 'deptTree', builtIn: false } as const;
      const { id: roleId } = await roles.insert({ ...staff, name: 'Counts alone', permissions: ['report.ad'] });
      const of = { corporation: own, deptId: own.departmentId, system: 'YXF', password: 'not used' } as const;
      return addPersona(tx, app.services, { ...of, userName: 'counts_alone', roleId });
    });
    expect((await call(app, reader, 'adReport.run', { by: 'ad' })).code).toBe(0);
    for (const input of [{ by: 'plan' }, { filter: [{ by: 'plan', keys: ['p'] }] }])
      expect((await call(app, reader, 'adReport.run', input)).code).toBe(errors.REPORT_HIDDEN.code);
  });

  test('an advertiser sees its own ads alone; a department what is its own; nobody others’ [PERM-05, REP-02]', async () => {
    const { advertiser, staff, rival, clerk } = app.personas;
    expect(figures(await run(advertiser))).toEqual([['Rice', 1, 15_000, 15_000]]);
    expect((await run(staff)).total[0]).toBe(13);
    expect((await run(rival)).rows).toHaveLength(1);
    expect((await call(app, clerk, 'adReport.run', {})).code).toBe(-10005);
  });

  test('calls a screen by its last name of the period, and says up to when plays are summed [REP-04]', async () => {
    const { own } = app.personas;
    const play = (seq: number, deviceName: string, at: string) =>
      app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
        const startedAt = Date.parse(at);
        const of = { adId: 'named', adName: 'Named', deviceId: 'renamed', deviceName, seq };
        await tx.proofsOfPlay.insert({ ...of, startedAt, durationMs: 5_000, plays: 1 });
        await markPlays(tx, [{ corpId: own.corpId, deviceId: 'renamed', at: startedAt }]);
      });
    await play(901, 'Zebra', '2026-02-10T04:00:00Z');
    await play(902, 'Aardvark', '2026-02-12T04:00:00Z');
    const input = { from: '2026-02-01', to: '2026-02-20', by: 'screen' };
    const upTo = async () =>
      Date.parse((await data<{ upTo: string }>(app, app.personas.owner, 'adReport.run', input)).upTo);
    const marked = app.clock.now();
    app.clock.advance(10 * 60_000);
    expect(await upTo()).toBe(marked);
    await rebuildPlaySums(app.services.store, app.clock.now() + DAY);
    expect(await upTo()).toBe(app.clock.now() - SUMS_LATE_MS);
    expect(figures(await run(app.personas.owner, input))).toEqual([['Aardvark', 2, 10_000, 5_000]]);
  });

  test('is narrowed to what is chosen', async () => {
    const answer = await run(app.personas.owner, { filter: [{ by: 'screen', keys: ['lift'] }], by: 'slot' });
    expect(figures(answer)).toEqual([['Main', 1, 15_000, 15_000]]);
  });

  test.each([
    ['backwards', { from: '2026-05-20', to: '2026-05-10' }, -22100, '结束日期早于开始日期'],
    ['100 years', { from: '1926-06-01', to: '2026-06-01' }, -22101, '统计周期最长400天'],
    ['the future', { from: '2027-06-01', to: '2027-06-02' }, -22102, '开始日期晚于今天，尚无数据'],
    ['hours of a year', { period: 'last90', step: 'hour' }, -22103, '按小时统计最长31天'],
    [
      'hours that are not kept any more',
      { from: '2026-01-20', to: '2026-01-21', step: 'hour' },
      -22442,
      '按小时的数据只保留120天，含对比的上一周期',
    ],
    [
      'another tenant’s screen',
      { filter: [{ by: 'screen', keys: ['theirScreen'] }] },
      -22105,
      '所选“设备”不存在或不属于您',
    ],
    ['an unknown place', { filter: [{ by: 'region', keys: ['999999'] }] }, -22105, '所选“地区”不存在或不属于您'],
  ] as const)('refuses %s with a sentence in both languages', async (_what, input, code, zh) => {
    const [chinese, english] = [
      await call(app, app.personas.owner, 'adReport.run', input, { language: 'zh_cn' }),
      await call(app, app.personas.owner, 'adReport.run', input, { language: 'en_us' }),
    ];
    expect([chinese.code, chinese.message]).toEqual([code, zh]);
    expect(english.code).toBe(code);
    expect(english.message).toMatch(/^[ -~“”’]+$/);
  });

  test('an advertiser may not group by what is the owner’s own, and learns so', async () => {
    const { advertiser } = app.personas;
    expect(await call(app, advertiser, 'adReport.run', { by: 'store' })).toMatchObject({
      code: -22104,
      message: 'You may not see “Store” in this report',
    });
    expect(await call(app, advertiser, 'adReport.run', { filter: [{ by: 'advertiser', keys: ['x'] }] })).toMatchObject({
      code: -22104,
    });
    expect((await call(app, advertiser, 'deviceReport.run', {})).code).not.toBe(0);
  });
});
