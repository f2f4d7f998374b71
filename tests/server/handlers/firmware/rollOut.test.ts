import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildApk, buildAgentFile } from '#tests/support/apk.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, type Scene } from '../../player/scene.ts';
import { addPackage, addShellScreen, type ShellScreen } from './scene.ts';

let scene: Scene;
let apk: string;
let bytes: Buffer;
let serial = 0;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  bytes = buildApk({ packageName: `com.example.app${(serial += 1)}`, versionName: '2.0' });
  apk = await addPackage(scene, scene.personas.owner, 'app.apk', bytes);
});

const owner = () => scene.personas.owner;

/** Screens that are online with a shell; the order of the list is that of the roll-out. */
async function screens(count: number, shell?: Parameters<ShellScreen['tell']>[1]): Promise<ShellScreen[]> {
  const all: ShellScreen[] = [];
  while (all.length < count) {
    const screen = await addShellScreen(scene);
    await screen.tell(undefined, shell);
    all.push(screen);
  }
  return all;
}

const begin = (targets: readonly ShellScreen[], how: object = { startWith: 'all' }) =>
  data<{ id: string }>(scene, owner(), 'firmwareTask.create', {
    firmwareId: apk,
    targetType: 'device',
    targetIds: targets.map(({ deviceId }) => deviceId),
    stopShare: 20,
    ...how,
  }).then(({ id }) => id);

/** The roll-out as it stands in the store: of tests in which a session would end meanwhile. */
const whole = (id: string) => scene.within((tx) => tx.firmwareTasks.one(id));
const task = (id: string) => data(scene, owner(), 'firmwareTask.one', { id });
const lines = async (id: string) => {
  const { list } = await data<{ list: Record<string, unknown>[] }>(scene, owner(), 'firmwareTaskScreen.list', {
    filter: { taskId: id },
  });
  return new Map(list.map((line) => [line['deviceId'], line]));
};
const stateOf = async (id: string, { deviceId }: ShellScreen) => (await lines(id)).get(deviceId)?.['status'];

/** Lets a screen take its order and tell how it ended. */
async function end(screen: ShellScreen, state: 'done' | 'failed', detail = ''): Promise<void> {
  const { installs } = await screen.tell();
  const order = installs?.[0];
  if (!order) throw new Error('the screen was given nothing');
  await screen.tell([{ id: order.id, state, percent: 100, detail }]);
}

describe('a roll-out [DEV-09]', () => {
  test('to a store reaches its screens', async () => {
    const [mine, other] = await screens(2);
    const store = await scene.within((tx) => tx.stores.insert({ number: 'R-1', name: 'First' }));
    await data(scene, owner(), 'device.update', { id: mine!.deviceId, storeId: store.id });
    const id = await begin([], { startWith: 'all', targetType: 'store', targetIds: [store.id] });
    expect([...(await lines(id)).keys()]).toEqual([mine!.deviceId]);
    expect([(await mine!.tell()).installs?.length, (await other!.tell()).installs?.length ?? 0]).toEqual([1, 0]);
  });

  test('gives each screen the file by its hash, and shows how far it is until it is done', async () => {
    const [screen] = await screens(1);
    const id = await begin([screen!]);
    const { installs } = await screen!.tell();
    expect(installs).toEqual([
      expect.objectContaining({ kind: 'apk', size: bytes.length, version: '2.0', name: `com.example.app${serial}` }),
    ]);
    const order = installs![0]!;
    const file = await scene.app.inject({ url: order.path });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(
      (
        await scene.app.inject({
          url: order.path.replace(/signature=./, (sign) => `signature=${sign.endsWith('x') ? 'y' : 'x'}`),
        })
      ).statusCode,
    ).toBe(404);

    await screen!.tell([{ id: order.id, state: 'downloading', percent: 40, detail: '' }]);
    expect((await lines(id)).get(screen!.deviceId)).toMatchObject({ status: 'downloading', percent: 40 });
    expect(await task(id)).toMatchObject({ status: 'first', running: 1, waiting: 0 });
    const quick = await screen!.tell([{ id: order.id, state: 'installing', percent: 100, detail: '' }]);
    expect(quick.nextSyncMs).toBeLessThan(10_000);
    expect(quick.installs).toBeUndefined();
    await screen!.tell([{ id: order.id, state: 'done', percent: 100, detail: '' }]);
    expect(await task(id)).toMatchObject({ status: 'completed', done: 1, running: 0, total: 1 });
    expect((await screen!.tell([{ id: order.id, state: 'done', percent: 100, detail: '' }])).installs).toBeUndefined();
  });

  test('is refused by a screen that does not declare it: in a browser, of another kind, of another system', async () => {
    const able = await screens(1);
    const none = await screens(1, null);
    const kinds = await screens(1, { installKinds: ['firmware'] });
    const linux = await screens(1, { platform: 'linux' as never });
    const id = await begin([...able, ...none, ...kinds, ...linux]);
    const seen = await lines(id);
    for (const [screen] of [none, kinds, linux]) expect(seen.get(screen!.deviceId)?.['status']).toBe('refused');
    expect(await task(id)).toMatchObject({ refused: 3, waiting: 1, total: 4 });
    expect((await none[0]!.tell(undefined, null)).installs).toBeUndefined();
  });

  test('a screen that has told nothing yet waits, and is refused once it says that it cannot', async () => {
    const silent = await addShellScreen(scene);
    const id = await begin([silent]);
    expect(await stateOf(id, silent)).toBe('waiting');
    await silent.tell(undefined, null);
    expect(await stateOf(id, silent)).toBe('refused');
    expect(await task(id)).toMatchObject({ status: 'completed' });
  });

  test('goes on without a screen that falls silent, and still hears how it ended', async () => {
    const two = await screens(2);
    const id = await begin(two, { startWith: 'count', firstCount: 1, stopShare: 100 });
    const isFirst = await lines(id).then((all) => new Map([...all].map(([key, line]) => [key, line['isFirst']])));
    const [silent, other] = two.toSorted((a, b) => Number(isFirst.get(b.deviceId)) - Number(isFirst.get(a.deviceId)));
    const order = (await silent!.tell()).installs![0]!;
    await silent!.tell([{ id: order.id, state: 'installing', percent: 100, detail: '' }]);
    const tick = createTick(scene.services);
    scene.clock.advance(limits.installSilent - 60_000);
    await tick();
    expect(await whole(id)).toMatchObject({ running: 1 });
    scene.clock.advance(2 * 60_000);
    await tick();
    const status = await whole(id);
    expect(status).toMatchObject({ status: 'rest', failed: 1, running: 0 });
    await end(other!, 'done');
    expect(await whole(id)).toMatchObject({ status: 'completed', failed: 1, done: 1 });
    await silent!.tell([{ id: order.id, state: 'done', percent: 100, detail: '' }]);
    expect(await whole(id)).toMatchObject({ failed: 0, done: 2 });
  });

  test('that was stopped is closed for good: the other screens are left out, and its package can be deleted', async () => {
    const two = await screens(2);
    const id = await begin(two, { startWith: 'count', firstCount: 1 });
    const act = (
      name: 'firmwareTask.stop' | 'firmwareTask.close' | 'firmwareTask.resume' | 'firmware.delete',
      of = id,
    ) =>
      data<{ results: { code: number }[] }>(scene, owner(), name, { ids: [of] }).then(
        ({ results }) => results[0]!.code,
      );
    expect(await act('firmwareTask.close')).toBe(-10009);
    expect(await act('firmwareTask.stop')).toBe(0);
    expect(await act('firmware.delete', apk)).toBe(errors.FIRMWARE_IN_USE.code);
    expect(await act('firmwareTask.close')).toBe(0);
    expect(await task(id)).toMatchObject({ status: 'closed', waiting: 0, total: 2 });
    expect([...(await lines(id)).values()].map((line) => line['status'])).toEqual(['left', 'left']);
    expect((await two[0]!.tell()).installs).toBeUndefined();
    expect(await act('firmwareTask.resume')).toBe(-10009);
    expect(await act('firmware.delete', apk)).toBe(0);
  });

  test('goes to some first, and to the rest by itself once those are well', async () => {
    const four = await screens(4);
    const id = await begin(four, { startWith: 'count', firstCount: 2 });
    const first = [...(await lines(id)).values()].filter((line) => line['isFirst']).map((line) => line['deviceId']);
    expect(first).toHaveLength(2);
    const rest = four.filter(({ deviceId }) => !first.includes(deviceId));
    expect((await rest[0]!.tell()).installs).toBeUndefined();
    for (const screen of four.filter(({ deviceId }) => first.includes(deviceId))) await end(screen, 'done');
    expect(await task(id)).toMatchObject({ status: 'rest', done: 2, waiting: 2 });
    for (const screen of rest) await end(screen, 'done');
    expect(await task(id)).toMatchObject({ status: 'completed', done: 4 });
  });

  test('begins with a share of the screens, at least one', async () => {
    const five = await screens(5);
    const id = await begin(five, { startWith: 'share', firstShare: 30 });
    expect([...(await lines(id)).values()].filter((line) => line['isFirst'])).toHaveLength(2);
  });

  test('stops by itself when more than the share fails; goes on, and tries again, when somebody says so', async () => {
    const ten = await screens(10);
    const id = await begin(ten, { startWith: 'all', stopShare: 20 });
    await end(ten[0]!, 'failed', 'no space left');
    await end(ten[1]!, 'failed', 'no space left');
    expect(await task(id)).toMatchObject({ status: 'first', failed: 2 });
    await end(ten[2]!, 'failed', 'no space left');
    expect(await task(id)).toMatchObject({ status: 'halted', failed: 3, waiting: 7 });
    expect((await ten[3]!.tell()).installs).toBeUndefined();
    expect((await lines(id)).get(ten[0]!.deviceId)).toMatchObject({ status: 'failed', detail: 'no space left' });

    await data(scene, owner(), 'firmwareTask.resume', { ids: [id] });
    await end(ten[3]!, 'failed');
    expect(await task(id)).toMatchObject({ status: 'first', failed: 4 });
    for (const screen of ten.slice(4)) await end(screen, 'done');
    expect(await task(id)).toMatchObject({ status: 'completed', done: 6, failed: 4 });

    await data(scene, owner(), 'firmwareTask.retry', { ids: [id] });
    expect(await task(id)).toMatchObject({ failed: 0, waiting: 4 });
    for (const screen of ten.slice(0, 4)) await end(screen, 'done');
    expect(await task(id)).toMatchObject({ status: 'completed', done: 10, failed: 0 });
    const nothing = await call<{ results: { code: number }[] }>(scene, owner(), 'firmwareTask.retry', { ids: [id] });
    expect(JSON.stringify(nothing)).toContain(String(errors.FIRMWARE_NOTHING_FAILED.code));
  });

  test('stopped by hand it reaches no further screen; what has begun ends', async () => {
    const two = await screens(2);
    const id = await begin(two);
    const { installs } = await two[0]!.tell();
    await two[0]!.tell([{ id: installs![0]!.id, state: 'downloading', percent: 1, detail: '' }]);
    await data(scene, owner(), 'firmwareTask.stop', { ids: [id] });
    expect((await two[1]!.tell()).installs).toBeUndefined();
    await two[0]!.tell([{ id: installs![0]!.id, state: 'done', percent: 100, detail: '' }]);
    expect(await task(id)).toMatchObject({ status: 'stopped', done: 1, waiting: 1 });
    const { data: batch } = await call(scene, owner(), 'firmware.delete', { ids: [apk] });
    expect(JSON.stringify(batch)).toContain(String(errors.FIRMWARE_IN_USE.code));
    expect(await data(scene, owner(), 'firmware.one', { id: apk })).toMatchObject({ id: apk });
  });

  test('takes no word of a screen about the installation of another', async () => {
    const [mine, other] = await screens(2);
    const id = await begin([mine!, other!]);
    const { installs } = await mine!.tell();
    await other!.tell([{ id: installs![0]!.id, state: 'done', percent: 100, detail: '' }]);
    expect(await stateOf(id, mine!)).toBe('waiting');
  });

  test('tells whoever began it each time that it ends or stops by itself, and nobody else [UI-12]', async () => {
    const told = async (who = owner()) => {
      const { list } = await data<{ list: Record<string, unknown>[] }>(scene, who, 'notice.list', { pageSize: 100 });
      return list
        .filter(({ kind, recordId }) => kind === 'rolloutEnded' && recordId === id)
        .map(({ detail, entity }) => `${String(entity)} ${String(detail)}`)
        .toSorted((a, b) => a.localeCompare(b));
    };
    const three = await screens(3);
    const id = await begin(three, { startWith: 'all', stopShare: 20 });
    expect(await told()).toEqual([]);
    await end(three[0]!, 'failed');
    expect(await task(id)).toMatchObject({ status: 'halted' });
    expect(await told()).toEqual(['firmwareTask ✓ 0, ✗ 1, Σ 3']);
    await data(scene, owner(), 'firmwareTask.resume', { ids: [id] });
    for (const screen of three.slice(1)) await end(screen, 'done');
    expect(await told()).toEqual(['firmwareTask ✓ 0, ✗ 1, Σ 3', 'firmwareTask ✓ 2, ✗ 1, Σ 3']);
    expect(await told(scene.personas.staff)).toEqual([]);
  });

  test('stopped by hand tells nobody [UI-12]', async () => {
    const one = await screens(1);
    const id = await begin(one);
    await data(scene, owner(), 'firmwareTask.stop', { ids: [id] });
    const { list } = await data<{ list: Record<string, unknown>[] }>(scene, owner(), 'notice.list', {});
    expect(list.filter(({ recordId }) => recordId === id)).toEqual([]);
  });

  test('a screen that is deleted holds nothing up', async () => {
    const [mine] = await screens(1);
    const id = await begin([mine!]);
    await data(scene, owner(), 'device.delete', { ids: [mine!.deviceId] });
    expect(await task(id)).toMatchObject({ status: 'completed', total: 0 });
  });

  test('to nobody is refused with its sentence; to screens of another enterprise, too', async () => {
    const tag = await data<{ id: string }>(scene, owner(), 'tag.create', { name: `empty ${serial}` });
    const payload = { firmwareId: apk, targetType: 'tag', targetIds: [tag.id], startWith: 'all', stopShare: 20 };
    const { code, en, zh } = errors.FIRMWARE_NO_SCREENS;
    expect(await call(scene, owner(), 'firmwareTask.create', payload)).toMatchObject({ code, message: en });
    expect(await call(scene, owner(), 'firmwareTask.create', payload, { language: 'zh_cn' })).toMatchObject({
      message: zh,
    });
    const [mine] = await screens(1);
    const foreign = { ...payload, targetType: 'device', targetIds: [mine!.deviceId] };
    expect((await call(scene, scene.personas.rival, 'firmwareTask.create', foreign)).code).toBeLessThan(0);
  });

  test('an agent goes to Linux only', async () => {
    apk = await addPackage(scene, owner(), 'vitrine-agent.mjs', buildAgentFile(`9.${serial}.0`));
    const linux = await screens(1, { platform: 'linux' as never, installKinds: ['agent'] as never });
    const android = await screens(1);
    const id = await begin([...linux, ...android]);
    expect([await stateOf(id, linux[0]!), await stateOf(id, android[0]!)]).toEqual(['waiting', 'refused']);
  });
});
