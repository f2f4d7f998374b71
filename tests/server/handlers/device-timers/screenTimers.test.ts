import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from '../../player/scene.ts';

const MINUTE = 60_000;
let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen({ deptId: scene.personas.own.northId });
});
afterAll(() => scene.close());

interface Answer {
  errors?: Record<string, string>;
}
const iso = (ms: number) => new Date(ms).toISOString();
const base = () => ({ name: 'Night', targetType: 'device', targetIds: [screen.deviceId] });
const create = (caller: Caller, payload: object, language: 'en_us' | 'zh_cn' = 'en_us') =>
  call<{ id: string } & Answer>(scene, caller, 'deviceTimer.create', { ...base(), ...payload }, { language });
const daily = (offTime: string, onTime: string, onDay: 'same' | 'next') => ({
  kind: 'power',
  repeat: 'daily',
  offTime,
  onTime,
  onDay,
});
const once = (offAt: number, onAt: number) => ({ kind: 'power', repeat: 'once', offAt: iso(offAt), onAt: iso(onAt) });
const count = () => scene.within((tx) => tx.deviceTimers.count());

/** Creates, and gives back what is said at which field in both languages; nothing may have been stored. */
async function refused(payload: object): Promise<string[]> {
  const before = await count();
  const said = async (language: 'en_us' | 'zh_cn') => {
    const reply = await create(scene.personas.owner, payload, language);
    expect(reply.code).toBe(errors.PAYLOAD_INVALID.code);
    return Object.entries(reply.data!.errors!).map(([path, message]) => `${path}: ${message}`);
  };
  const both = [...(await said('en_us')), ...(await said('zh_cn'))];
  expect(await count()).toBe(before);
  return both;
}
const taken = async (payload: object) => expect((await create(scene.personas.owner, payload)).code).toBe(0);

const GAP = ['onTime: Power-off and power-on must be at least 5 minutes apart', 'onTime: 关机与开机须至少相隔5分钟'];
const BACK = [
  'offTime: It must stay on for at least 5 minutes before it goes off again',
  'offTime: 开机后至少5分钟才能再次关机',
];

describe('the rules of a power timer, at the edge and beside it [DEV-07]', () => {
  test('off and on are at least 5 minutes apart', async () => {
    expect(await refused(daily('12:00', '12:04', 'same'))).toEqual(GAP);
    await taken(daily('12:00', '12:05', 'same'));
    await taken(daily('12:00', '12:06', 'same'));
    expect(await refused(daily('23:58', '00:02', 'next'))).toEqual(GAP);
    await taken(daily('23:58', '00:03', 'next'));
    await taken(daily('23:58', '00:04', 'next'));
  });

  test('and the same from on to the next off', async () => {
    expect(await refused(daily('22:00', '21:56', 'next'))).toEqual(BACK);
    await taken(daily('22:00', '21:55', 'next'));
    expect(await refused(daily('00:03', '23:59', 'same'))).toEqual(BACK);
    await taken(daily('00:04', '23:59', 'same'));
  });

  test('off is earlier than on', async () => {
    const sentence = ['onTime: Power-off must be earlier than power-on', 'onTime: 关机时间须早于开机时间'];
    expect(await refused(daily('12:01', '12:00', 'same'))).toEqual(sentence);
    expect(await refused(daily('12:00', '12:00', 'same'))).toEqual(sentence);
    await taken(daily('12:00', '12:10', 'same'));
  });

  test('a shutdown is not later than its start', async () => {
    const later = scene.clock.now() + DAY;
    expect(await refused(once(later + 1, later))).toEqual([
      'onAt: Shutdown must not be later than start',
      'onAt: 关机时间不能晚于开机时间',
    ]);
    const gap = ['onAt: Power-off and power-on must be at least 5 minutes apart', 'onAt: 关机与开机须至少相隔5分钟'];
    expect(await refused(once(later, later))).toEqual(gap);
    expect(await refused(once(later, later + limits.powerGap - 1))).toEqual(gap);
    await taken(once(later, later + limits.powerGap));
    await taken(once(later, later + limits.powerGap + 1));
  });

  test('no time is before now', async () => {
    const now = scene.clock.now();
    expect(await refused(once(now - 1, now + HOUR))).toEqual([
      'offAt: Power-off must not be before now',
      'offAt: 关机时间不能早于当前时间',
    ]);
    await taken(once(now, now + HOUR));
    await taken(once(now + 1, now + HOUR));
    const volume = (at: number) => ({ kind: 'volume', level: 5, repeat: 'once', at: iso(at) });
    expect(await refused(volume(now - 1))).toEqual(['at: The time must not be before now', 'at: 时间不能早于当前时间']);
    await taken(volume(now));
  });

  test('weekly times are not empty', async () => {
    const weekly = (weekdays?: number[]) => ({ ...daily('22:00', '06:00', 'next'), repeat: 'weekly', weekdays });
    for (const none of [[], undefined])
      expect(await refused(weekly(none))).toEqual([
        'weekdays: Weekly times must not be empty',
        'weekdays: 每周的时间不能为空',
      ]);
    await taken(weekly([1]));
    await taken(weekly([1, 2]));
  });
});

describe('a timer [DEV-07]', () => {
  const timersOf = async (who: Screen) => (await scene.sync(who)).body.manifest!.timers ?? [];

  test('comes with the programme of its screen, and goes with it; a group’s comes to each of its screens', async () => {
    const fresh = await scene.addScreen({ deptId: scene.personas.own.northId });
    const [own, group] = await Promise.all([
      create(scene.personas.owner, { ...daily('22:00', '06:00', 'next'), targetIds: [fresh.deviceId] }),
      create(scene.personas.owner, {
        kind: 'volume',
        level: 10,
        repeat: 'daily',
        time: '21:00',
        targetType: 'deviceGroup',
        targetIds: [scene.personas.own.groupId],
      }),
    ]);
    const found = await timersOf(fresh);
    expect(found).toHaveLength(2);
    expect(found.find(({ id }) => id === own.data!.id)).toMatchObject({
      kind: 'power',
      own: true,
      time: '22:00',
      onTime: '06:00',
      onDay: 'next',
    });
    expect(found.find(({ id }) => id === group.data!.id)).toMatchObject({ kind: 'volume', own: false, level: 10 });
    await data(scene, scene.personas.owner, 'deviceTimer.pause', { ids: [own.data!.id] });
    expect((await timersOf(fresh)).map(({ id }) => id)).toEqual([group.data!.id]);
    await data(scene, scene.personas.owner, 'deviceTimer.delete', { ids: [group.data!.id] });
    expect(await timersOf(fresh)).toEqual([]);
    await data(scene, scene.personas.owner, 'deviceTimer.restore', { ids: [group.data!.id] });
    expect((await timersOf(fresh)).map(({ id }) => id)).toEqual([group.data!.id]);
    await data(scene, scene.personas.owner, 'deviceTimer.delete', { ids: [group.data!.id] });
    await data(scene, scene.personas.owner, 'deviceTimer.start', { ids: [own.data!.id] });
    expect(await timersOf(fresh)).toHaveLength(1);
    await data(scene, scene.personas.owner, 'deviceTimer.delete', { ids: [own.data!.id] });
  });

  test('of a set, a tag or a store comes to their screens, and with a screen that joins or leaves', async () => {
    const { deptId, ...ids } = await scene.within(async (tx) => ({
      deptId: scene.personas.own.northId,
      deviceSet: (await tx.deviceSets.insert({ name: 'Fronts' })).id,
      tag: (await tx.tags.insert({ name: 'Fronts' })).id,
      store: (await tx.stores.insert({ number: 'T-1', name: 'Fronts' })).id,
    }));
    const fresh = await scene.addScreen({ deptId });
    const join = (changes: object) =>
      data(scene, scene.personas.owner, 'device.update', { id: fresh.deviceId, ...changes });
    const made: string[] = [];
    for (const [targetType, id] of Object.entries(ids)) {
      const level = { kind: 'volume', level: 10, repeat: 'daily', time: '21:00', targetType, targetIds: [id] };
      made.push((await create(scene.personas.owner, level)).data!.id);
    }
    expect(await timersOf(fresh)).toEqual([]);
    await join({ setIds: [ids.deviceSet], tagIds: [ids.tag], storeId: ids.store });
    const kept = await timersOf(fresh);
    expect(kept.map(({ id, own }) => [id, own])).toEqual(made.toSorted().map((id) => [id, false]));
    await join({ setIds: [], tagIds: [], storeId: null });
    expect(await timersOf(fresh)).toEqual([]);
  });

  test('of many screens is one timer, and each of them keeps it', async () => {
    const batch = [await scene.addScreen(), await scene.addScreen()];
    const targetIds = batch.map(({ deviceId }) => deviceId);
    const { data: made } = await create(scene.personas.owner, {
      kind: 'restart',
      repeat: 'daily',
      time: '04:00',
      targetIds,
    });
    for (const each of batch) expect((await timersOf(each)).map(({ id }) => id)).toEqual([made!.id]);
  });

  test('tells its screens at once', async () => {
    const told: string[] = [];
    scene.services.hints.synced(screen.deviceId);
    const stop = scene.services.hints.subscribe(screen.deviceId, () => told.push(screen.deviceId));
    await taken(daily('01:00', '06:00', 'same'));
    stop();
    expect(told).toEqual([screen.deviceId]);
  });

  test('that ran once is over, and runs again with a new time', async () => {
    const soon = scene.clock.now() + HOUR;
    const { data: made } = await create(scene.personas.owner, once(soon, soon + HOUR));
    scene.clock.advance(2 * HOUR + MINUTE);
    const { runTransitions } = await import('#server/jobs/transitions.ts');
    await scene.services.store.write({ kind: 'system', corpId: null }, runTransitions);
    const state = async () => (await scene.within((tx) => tx.deviceTimers.one(made!.id)))?.status;
    expect(await state()).toBe('over');
    const later = scene.clock.now() + HOUR;
    await data(scene, scene.personas.owner, 'deviceTimer.update', {
      id: made!.id,
      rev: (await scene.within((tx) => tx.deviceTimers.one(made!.id)))!.rev,
      offAt: iso(later),
      onAt: iso(later + HOUR),
    });
    expect(await state()).toBe('enabled');
  });

  test('shows in the week of its screen by its clock, with what it cannot do', async () => {
    const fresh = await scene.addScreen({ zone: 'America/New_York' });
    await create(scene.personas.owner, { ...daily('22:00', '06:00', 'next'), targetIds: [fresh.deviceId] });
    const { screens } = await data<{
      screens: { zone: string; events: { action: string; minute: number; able: boolean; timerName: string }[] }[];
    }>(scene, scene.personas.owner, 'deviceTimer.week', { ids: [fresh.deviceId] });
    const [week] = screens;
    expect(week!.zone).toBe('America/New_York');
    expect(week!.events.filter(({ action }) => action === 'powerOff')).toHaveLength(7);
    expect(new Set(week!.events.map(({ action, minute }) => `${action} ${minute / 60}`))).toEqual(
      new Set(['powerOn 6', 'powerOff 22']),
    );
    expect(week!.events[0]).toMatchObject({ able: false, timerName: 'Night' });
  });
});

describe('two timers for power that are likely not meant so [DEV-07]', () => {
  const all = 'deviceTimer.doubts';

  test('are told of before and after they are saved, and never refused', async () => {
    const [fresh, other] = [await scene.addScreen(), await scene.addScreen()];
    const targets = { targetType: 'device', targetIds: [fresh.deviceId, other.deviceId] };
    await taken({ ...daily('22:00', '06:00', 'next'), targetIds: [fresh.deviceId] });
    const draft = { ...daily('06:20', '08:00', 'same'), ...targets };
    const asked = (more: object) =>
      data<{ doubts: object[] }>(scene, scene.personas.owner, all, { ...draft, kind: undefined, ...more });
    expect((await asked({})).doubts).toMatchObject([
      { kind: 'gap', minute: 360, minutes: 20, timers: ['Night', null], screens: 1 },
    ]);
    expect((await asked({ offTime: '06:30' })).doubts).toEqual([]);
    expect((await asked({ targetIds: [other.deviceId] })).doubts).toEqual([]);
    expect((await asked({ onTime: null })).doubts).toEqual([]);
    const made = await create(scene.personas.owner, { ...draft, name: 'Early' });
    expect(made.code).toBe(0);
    expect((await asked({ id: made.data!.id })).doubts).toHaveLength(1);
    const { screens } = await data<{ screens: { doubts: object[] }[] }>(
      scene,
      scene.personas.owner,
      'deviceTimer.week',
      {
        ids: targets.targetIds,
      },
    );
    expect(screens.map(({ doubts }) => doubts)).toEqual([
      [expect.objectContaining({ kind: 'gap', minutes: 20, timers: ['Night', 'Early'] })],
      [],
    ]);
  });

  test('say nothing of screens that one does not see', async () => {
    const south = await scene.addScreen({ deptId: scene.personas.own.southId });
    await taken({ ...daily('22:00', '06:00', 'next'), targetIds: [south.deviceId] });
    const payload = {
      ...daily('06:20', '08:00', 'same'),
      kind: undefined,
      targetType: 'device',
      targetIds: [south.deviceId],
    };
    for (const [caller, n] of [
      [scene.personas.owner, 1],
      [scene.personas.staff, 0],
      [scene.personas.rival, 0],
    ] as const)
      expect((await data<{ doubts: object[] }>(scene, caller, all, payload)).doubts).toHaveLength(n);
  });
});

describe('who may set it [DEV-07, PERM-02, PERM-05]', () => {
  test('not for a screen of another enterprise, nor one beyond one’s data', async () => {
    const south = await scene.addScreen({ deptId: scene.personas.own.southId });
    for (const [caller, id] of [
      [scene.personas.rival, screen.deviceId],
      [scene.personas.staff, south.deviceId],
    ] as const) {
      const reply = await create(caller, { ...daily('22:00', '06:00', 'next'), targetIds: [id] });
      expect(reply.code).toBe(errors.PAYLOAD_INVALID.code);
      expect(Object.keys(reply.data!.errors!)).toEqual(['targetIds']);
      expect((await call(scene, caller, 'deviceTimer.week', { ids: [id] })).code).toBe(errors.NOT_FOUND.code);
    }
  });

  test('not for a group with screens beyond one’s data, in both languages', async () => {
    const group = await scene.within((tx) => tx.deviceGroups.insert({ name: 'Mixed', kind: 'common' }));
    await scene.addScreen({ groupId: group.id, deptId: scene.personas.own.southId });
    const payload = { ...daily('22:00', '06:00', 'next'), targetType: 'deviceGroup', targetIds: [group.id] };
    const before = await count();
    const { en, zh, code } = errors.TIMER_GROUP_WIDER;
    expect(await create(scene.personas.staff, payload)).toMatchObject({ code, message: en });
    expect(await create(scene.personas.staff, payload, 'zh_cn')).toMatchObject({ code, message: zh });
    expect(await count()).toBe(before);
  });

  test('nor brought back for them: its screens would carry it out again [UI-11]', async () => {
    const { owner, staff, own } = scene.personas;
    const [north, south] = [
      await scene.addScreen({ deptId: own.northId }),
      await scene.addScreen({ deptId: own.southId }),
    ];
    const { id } = await data<{ id: string }>(scene, staff, 'deviceTimer.create', {
      ...base(),
      ...daily('22:00', '06:00', 'next'),
      targetIds: [north.deviceId],
    });
    await data(scene, owner, 'deviceTimer.update', { id, targetIds: [north.deviceId, south.deviceId] });
    await data(scene, owner, 'deviceTimer.delete', { ids: [id] });
    const { code } = errors.TARGET_BEYOND;
    expect(await data(scene, staff, 'deviceTimer.restore', { ids: [id] })).toMatchObject({ results: [{ id, code }] });
    expect(await data(scene, owner, 'deviceTimer.restore', { ids: [id] })).toMatchObject({
      results: [{ id, code: 0 }],
    });
  });
});
