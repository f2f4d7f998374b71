import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { onlineIn, sumScreenHours, sumScreens } from '#server/jobs/sums/screenSums.ts';
import { sweepRows } from '#server/jobs/sweep.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona } from '#tests/support/personas.ts';

const HOUR = 3_600_000;

describe('time online within a period [REP-01]', () => {
  const hour = { from: 10 * HOUR, until: 11 * HOUR };
  test.each([
    ['all of it', [{ state: 'online', at: 0 }], { onlineMs: HOUR, dueMs: HOUR, outages: 0 }],
    [
      'an outage',
      [
        { state: 'online', at: 0 },
        { state: 'offline', at: 10.5 * HOUR },
      ],
      { onlineMs: HOUR / 2, dueMs: HOUR, outages: 1 },
    ],
    [
      'there for a part',
      [
        { state: 'inactive', at: 0 },
        { state: 'online', at: 10.75 * HOUR },
      ],
      { onlineMs: HOUR / 4, dueMs: HOUR / 4, outages: 0 },
    ],
    [
      'over before',
      [
        { state: 'online', at: 0 },
        { state: 'invalid', at: HOUR },
      ],
      { onlineMs: 0, dueMs: 0, outages: 0 },
    ],
    [
      'offline before',
      [
        { state: 'online', at: 0 },
        { state: 'offline', at: HOUR },
      ],
      { onlineMs: 0, dueMs: HOUR, outages: 0 },
    ],
    ['nothing known', [], { onlineMs: 0, dueMs: 0, outages: 0 }],
  ])('%s', (_what, changes, sum) =>
    expect(onlineIn(changes, hour, [{ from: hour.from, to: hour.until }])).toEqual(sum),
  );

  const night = [{ state: 'online', at: 0 }];
  test.each([
    ['shut down', [...night, { state: 'offline', at: 10.51 * HOUR }]],
    ['on with a dark panel', night],
  ])('that timers have off counts neither way: %s [DEV-18]', (_which, changes) => {
    const sum = onlineIn(changes, hour, [{ from: 10 * HOUR, to: 10.5 * HOUR }]);
    expect(sum).toEqual({ onlineMs: HOUR / 2, dueMs: HOUR / 2, outages: 0 });
  });
});

describe('the device report', () => {
  let app: TestApp;
  let deviceId = '';
  beforeAll(async () => {
    app = await buildTestApp();
    app.clock.advance(2 * 24 * HOUR + 2 * HOUR);
    const { own } = app.personas;
    await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
      await tx.db.deleteFrom('state_changes').execute();
      deviceId = (await tx.devices.insert({ uuid: 'SUMS0001', name: 'Hall', type: 'android', status: 'online' })).id;
      await tx.db.deleteFrom('state_changes').execute();
      const states = [
        ['online', 30],
        ['offline', 20],
        ['online', 15],
      ] as const;
      for (const [state, hours] of states)
        await tx.db
          .insertInto('state_changes')
          .values({
            id: uuidv7(tx.now),
            corp_id: own.corpId,
            entity: 'device',
            row_id: deviceId,
            state,
            at: tx.now - hours * HOUR,
          })
          .execute();
    });
  });
  afterAll(() => app.close());

  test('says how long screens were online of the time for which they were due [REP-01, REP-02]', async () => {
    for (let round = 0; round < 60; round += 1) await sumScreenHours(app.services.store, app.clock.now());
    expect(await sumScreenHours(app.services.store, app.clock.now())).toBe(0);
    const answer = await data<{ total: number[]; rows: { name: string; values: number[] }[]; measures: string[] }>(
      app,
      app.personas.owner,
      'deviceReport.run',
      { period: 'last3' },
    );
    expect(answer.measures).toEqual(['onlineRate', 'onlineMs', 'dueMs', 'outages', 'screens']);
    // 30 hours, of which 5 offline; the hour that has just begun is not over, the clock stands at 10:00.
    const [rate, online, due, outages, screens] = answer.total;
    expect([online! / HOUR, due! / HOUR, outages, screens]).toEqual([24, 29, 1, 1]);
    expect(rate).toBe(82.76);
    expect(answer.rows[0]?.name).toBe('Hall');
    const hours = await data<{ total: number[] }>(app, app.personas.owner, 'deviceReport.run', {
      period: 'last3',
      step: 'hour',
    });
    expect(hours.total).toEqual(answer.total);
  });

  test('leaves out the hours in which timers have a screen off: it was online for all that was due [DEV-18, REP-01]', async () => {
    const { own } = app.personas;
    const scope = { kind: 'system', corpId: own.corpId } as const;
    const at = app.clock.now();
    const id = await app.services.store.write(scope, async (tx) => {
      const screen = await tx.devices.insert({ uuid: 'SUMS0009', name: 'Shop', type: 'android', status: 'online' });
      // Off for the third hour before now.
      const times = { offAt: at - 3 * HOUR, onAt: at - 2 * HOUR };
      const which = { targetType: 'device' as const, targetIds: [screen.id] };
      const timer = { kind: 'power' as const, repeat: 'once' as const, ...which, ...times };
      await tx.deviceTimers.insert({ ...timer, name: 'Once', status: 'over' });
      await tx.deviceTimers.insert({ ...timer, name: 'Paused', status: 'paused', offAt: at - 5 * HOUR });
      await tx.db.deleteFrom('state_changes').where('row_id', '=', screen.id).execute();
      for (const [state, hours] of [
        ['online', 6],
        ['offline', 3 - 0.025],
        ['online', 2 - 0.025],
      ] as const)
        await tx.db
          .insertInto('state_changes')
          .values({
            id: uuidv7(tx.now),
            corp_id: own.corpId,
            entity: 'device',
            row_id: screen.id,
            state,
            at: at - hours * HOUR,
          })
          .execute();
      await sumScreens(tx, own.corpId, 'hour', [{ from: at - 6 * HOUR, until: at }]);
      return screen.id;
    });
    const [row] = await app.services.store.read(scope, (tx) =>
      tx.ofCorp(own.corpId).selectFrom('screen_sums').selectAll().where('device_id', '=', id).execute(),
    );
    expect(row).toMatchObject({ due_ms: 5 * HOUR, online_ms: (5 - 0.025) * HOUR, outages: 0 });
  });

  test('outages are for who may see devices, and without that permission no figure of theirs comes [PERM-02]', async () => {
    expect((await call(app, app.personas.clerk, 'deviceReport.run', {})).code).toBe(-10005);
    const { own } = app.personas;
    const reader = await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const role = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
        name: 'Reader',
        roleType: 'staff',
        dataScope: 'deptTree',
        permissions: ['report.device'],
        builtIn: false,
      });
      const of = {
        corporation: own,
        roleId: role.id,
        deptId: own.departmentId,
        system: 'YXF',
        password: 'not used',
      } as const;
      return addPersona(tx, app.services, { userName: 'reader_one', ...of });
    });
    const seen = await data<{ measures: string[] }>(app, reader, 'deviceReport.run', {});
    expect(seen.measures).toEqual(['onlineRate', 'onlineMs', 'dueMs', 'screens']);
    expect(await call(app, reader, 'deviceReport.run', { measures: ['outages'] }, { language: 'zh_cn' })).toMatchObject(
      {
        code: -22104,
        message: '您没有查看“离线次数”的权限',
      },
    );
    expect(await call(app, reader, 'deviceReport.run', { measures: ['outages'] })).toMatchObject({
      code: -22104,
      message: 'You may not see “Outages” in this report',
    });
  });

  test('keeps the hours and the day of a screen that was deleted since [REP-04]', async () => {
    const { own } = app.personas;
    const within = <T>(work: (tx: Tx) => Promise<T>) =>
      app.services.store.write({ kind: 'system', corpId: own.corpId }, work);
    // Until 02:00 in Shanghai, so that a whole morning of the day is to come.
    app.clock.advance(16 * HOUR);
    const gone = await within(async (tx) => {
      const { id } = await tx.devices.insert({ uuid: 'SUMS0002', name: 'Gone', type: 'android', status: 'online' });
      await tx.db.updateTable('state_changes').set({ at: tx.now }).where('row_id', '=', id).execute();
      return id;
    });
    app.clock.advance(2 * HOUR);
    await sumScreenHours(app.services.store, app.clock.now());
    const due = async (step: string) => {
      const filter = [{ by: 'screen', keys: [gone] }];
      const { total } = await data<{ total: number[] }>(app, app.personas.owner, 'deviceReport.run', {
        period: 'today',
        step,
        filter,
      });
      return total[2]! / HOUR;
    };
    app.clock.advance(HOUR);
    await sumScreenHours(app.services.store, app.clock.now());
    expect(await due('day')).toBe(2);
    await within((tx) => tx.devices.remove(gone));
    app.clock.advance(3 * HOUR);
    while ((await sumScreenHours(app.services.store, app.clock.now())) > 0);
    expect([await due('day'), await due('hour')]).toEqual([3, 3]);
  });

  test('counts an outage that begins with the hour [REP-01]', async () => {
    const { own } = app.personas;
    const at = Math.floor(app.clock.now() / HOUR) * HOUR - HOUR;
    const deviceOfEdge = await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
      const { id } = await tx.devices.insert({ uuid: 'SUMS0003', name: 'Edge', type: 'android', status: 'offline' });
      await tx.db.deleteFrom('state_changes').where('row_id', '=', id).execute();
      const change = { corp_id: own.corpId, entity: 'device', row_id: id };
      for (const [state, when] of [
        ['online', at - 3 * HOUR],
        ['offline', at],
      ] as const)
        await tx.db
          .insertInto('state_changes')
          .values({ id: uuidv7(tx.now), ...change, state, at: when })
          .execute();
      await sumScreens(tx, own.corpId, 'hour', [{ from: at, until: at + HOUR }]);
      return id;
    });
    const sums = await app.services.store.read({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.screenSums.find((eb) => eb.and([eb('device_id', '=', deviceOfEdge), eb('at', '=', at)])),
    );
    expect(sums).toMatchObject([{ onlineMs: 0, dueMs: HOUR, outages: 1 }]);
  });

  test('knows a screen that never failed, however long ago it came [REP-01]', async () => {
    const { own } = app.personas;
    const states = () =>
      app.services.store.read({ kind: 'system', corpId: own.corpId }, (tx) =>
        tx.db.selectFrom('state_changes').select(['state']).where('row_id', '=', deviceId).orderBy('at').execute(),
      );
    expect(await states()).toHaveLength(3);
    app.clock.advance(401 * 24 * HOUR);
    await app.services.store.write({ kind: 'system', corpId: null }, sweepRows);
    expect(await states()).toEqual([{ state: 'online' }]);
  });

  test('looks at old changes once: those that stay are not looked at again with every tick [DEV-02]', async () => {
    const { own } = app.personas;
    const over = app.clock.now() - limits.statesKept;
    const add = (rowId: string, ...ats: number[]) =>
      app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
        for (const at of ats)
          await tx.db
            .insertInto('state_changes')
            .values({ id: uuidv7(tx.now), corp_id: own.corpId, entity: 'device', row_id: rowId, state: `at ${at}`, at })
            .execute();
      });
    const left = (rowId: string) =>
      app.services.store.read({ kind: 'system', corpId: null }, async (tx) => {
        const rows = tx.db.selectFrom('state_changes').select('at').where('row_id', '=', rowId).orderBy('at');
        return (await rows.execute()).map(({ at }) => at);
      });
    const sweep = () => app.services.store.write({ kind: 'system', corpId: null }, sweepRows);
    await sweep();
    // Older than what was looked at: nothing of the kind comes in life, where changes are of now.
    await add('swept', over - 10 * HOUR, over - 5 * HOUR);
    await add('aging', over - 20 * HOUR, over + HOUR, over + 90 * 60_000, over + 10 * HOUR);
    app.clock.advance(2 * HOUR);
    await sweep();
    expect(await left('swept')).toHaveLength(2);
    expect(await left('aging')).toEqual([over + 90 * 60_000, over + 10 * HOUR]);
  });
});
