import { afterAll, beforeAll, expect, test } from 'vitest';
import { zonedTime } from '#core/time.ts';
import { buildApk } from '#tests/support/apk.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, type Scene } from '../../player/scene.ts';
import { addPackage, addShellScreen } from './scene.ts';

let scene: Scene;
let apk: string;
beforeAll(async () => {
  scene = await buildScene();
  const bytes = buildApk({ packageName: 'com.example.hours', versionName: '2.0' });
  apk = await addPackage(scene, scene.personas.owner, 'app.apk', bytes);
});
afterAll(() => scene.close());

const MINUTE = 60_000;
const taskOf = (targetIds: string[], hours: object) => ({
  firmwareId: apk,
  targetType: 'device',
  targetIds,
  startWith: 'all',
  stopShare: 20,
  ...hours,
});

test.each([
  [{ fromTime: '23:00' }, 'toTime', 'Say until when it installs', '请填写安装时段的结束时间'],
  [{ toTime: '01:00' }, 'fromTime', 'Say from when it installs', '请填写安装时段的开始时间'],
  [
    { fromTime: '23:00', toTime: '23:00' },
    'toTime',
    'It must not end at the time at which it begins',
    '安装时段的开始与结束不能相同',
  ],
])('DEV-09: a roll-out with the hours %j is refused', async (hours, field, en, zh) => {
  const { owner } = scene.personas;
  const screen = await addShellScreen(scene);
  const payload = taskOf([screen.deviceId], hours);
  for (const [language, message] of [
    ['en_us', en],
    ['zh_cn', zh],
  ] as const)
    expect(await call(scene, owner, 'firmwareTask.create', payload, { language })).toMatchObject({
      code: -10006,
      data: { errors: { [field]: message } },
    });
  expect(await scene.within((tx) => tx.firmwareTasks.count())).toBe(0);
});

test('DEV-09: with hours across midnight each screen is told to install within them by its own clock, and waits outside', async () => {
  const shanghai = await addShellScreen(scene);
  const tokyo = await addShellScreen(scene, { zone: 'Asia/Tokyo' });
  const both = [shanghai, tokyo];
  for (const screen of both) await screen.tell();
  const { id } = await data<{ id: string }>(
    scene,
    scene.personas.owner,
    'firmwareTask.create',
    taskOf(
      both.map(({ deviceId }) => deviceId),
      { fromTime: '23:00', toTime: '01:00' },
    ),
  );
  const statusOf = async (deviceId: string) => {
    const [line] = await scene.within((tx) =>
      tx.firmwareTaskScreens.find((eb) => eb.and([eb('task_id', '=', id), eb('device_id', '=', deviceId)])),
    );
    return line?.status;
  };
  const to = (minute: number) => {
    const ahead = (minute - zonedTime(scene.clock.now(), 'Asia/Shanghai').minute + 1440) % 1440;
    scene.clock.advance(ahead * MINUTE);
  };
  const seen: [minute: string, shanghai: boolean, tokyo: boolean][] = [];
  const rows: typeof seen = [
    ['21:59', false, false],
    ['22:00', false, true],
    ['22:01', false, true],
    ['22:59', false, true],
    ['23:00', true, true],
    ['23:01', true, true],
    ['23:59', true, true],
    ['00:00', true, false],
    ['00:59', true, false],
    ['01:00', false, false],
  ];
  for (const [time] of rows) {
    to(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    const told: boolean[] = [];
    for (const screen of both) {
      const isTold = (await screen.tell()).installs?.length === 1;
      expect([time, await statusOf(screen.deviceId)]).toEqual([time, isTold ? 'waiting' : 'outside']);
      told.push(isTold);
    }
    seen.push([time, told[0] === true, told[1] === true]);
  }
  expect(seen).toEqual(rows);
  const task = () => scene.within((tx) => tx.firmwareTasks.one(id));
  expect(await task()).toMatchObject({ status: 'first', waiting: 2, total: 2 });

  // What has begun goes on after its hours, also of a screen that asks anew.
  to(60 * 24 - 1);
  const order = (await shanghai.tell()).installs![0]!;
  await shanghai.tell([{ id: order.id, state: 'downloading', percent: 10, detail: '' }]);
  to(61);
  expect((await shanghai.tell()).installs).toMatchObject([{ id: order.id }]);
  await shanghai.tell([{ id: order.id, state: 'done', percent: 100, detail: '' }]);
  expect(await task()).toMatchObject({ status: 'first', done: 1, waiting: 1 });
});
