import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { unseal } from '#server/auth/sealed.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addDevice, givePoints, showNumber } from '#tests/support/library.ts';

const YEAR = 365 * 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const payload = (uuid: string, overrides: Record<string, unknown> = {}) => ({
  uuid,
  name: 'Lobby',
  type: 'android',
  groupId: app.personas.own.groupId,
  ...overrides,
});
const deviceOf = (id: string) => data(app, app.personas.owner, 'device.one', { id });
/** Device as stored, read without a session: a year later every session has expired. */
const stored = (id: string) =>
  app.services.store.read({ kind: 'system', corpId: app.personas.own.corpId }, async (tx) => ({
    device: await tx.devices.one(id),
    points: await tx.devicePoints.find((eb) => eb('id', 'is not', null), { orderBy: ['expireAt', 'asc'] }),
  }));
const total = async () => (await data<{ total: number }>(app, app.personas.owner, 'device.list')).total;
const points = async () =>
  (await data<{ list: { status: string; deviceId: string | null }[] }>(app, app.personas.owner, 'devicePoint.list'))
    .list;

test('a screen is added by the number that it shows, and holds a free point of its type [DEV-03, DEV-05]', async () => {
  const id = await addDevice(app, app.personas.owner);
  expect(await deviceOf(id)).toMatchObject({
    status: 'inactive',
    type: 'android',
    pointYears: 1,
    daysLeft: 365,
    zone: 'Asia/Shanghai',
  });
  expect(await points()).toMatchObject([{ status: 'bound', deviceId: id }]);
});

describe('refuses, in both languages, and changes nothing [DEV-04]', () => {
  test.each([
    ['a number that no screen shows', 'ABCD2345', -20201, 'The device number is wrong', '设备编号错误'],
    ['what is no number at all', 'abc', -10006, 'Some of the entries are not valid', '填写的内容有误'],
  ])('%s', async (_what, uuid, code, en, zh) => {
    await givePoints(app, 'android');
    const english = await call(app, app.personas.owner, 'device.create', payload(uuid));
    const chinese = await call(app, app.personas.owner, 'device.create', payload(uuid), { language: 'zh_cn' });
    expect([english.code, english.message, chinese.message]).toEqual([code, en, zh]);
    expect(Object.keys((english.data as { errors: object }).errors)).toEqual(['uuid']);
    expect([await total(), (await points())[0]?.status]).toEqual([0, 'free']);
  });

  test('a number that was added already, for another tenant too', async () => {
    await givePoints(app, 'android', 2);
    const uuid = await showNumber(app);
    await data(app, app.personas.owner, 'device.create', payload(uuid));
    expect((await call(app, app.personas.owner, 'device.create', payload(uuid))).code).toBe(-20202);
    expect(
      (await call(app, app.personas.rival, 'device.create', payload(uuid, { groupId: app.personas.other.groupId })))
        .code,
    ).toBe(-20202);
  });

  test('a second screen on a used point', async () => {
    await addDevice(app, app.personas.owner);
    const uuid = await showNumber(app, 'b'.repeat(43));
    expect(await call(app, app.personas.owner, 'device.create', payload(uuid))).toMatchObject({
      code: -20203,
      message: 'Device quantity limit reached: go to the app market to buy points',
    });
    expect(await total()).toBe(1);
    await givePoints(app, 'windows');
    expect((await call(app, app.personas.owner, 'device.create', payload(uuid))).code).toBe(-20203);
    expect((await call(app, app.personas.owner, 'device.create', payload(uuid, { type: 'windows' }))).code).toBe(0);
  });

  test('one more than an enterprise may have, with a point or without', async () => {
    const { corpId } = app.personas.owner;
    await givePoints(app, 'android', 2);
    await app.services.store.write({ kind: 'system', corpId }, async (tx) => {
      for (let at = await tx.devices.count(); at < limits.devicesPerCorp - 1; at += 1)
        await tx.devices.insert({ name: `Screen ${at}`, type: 'android', status: 'offline' });
    });
    const [last, more] = [await showNumber(app, 'd'.repeat(43)), await showNumber(app, 'e'.repeat(43))];
    expect((await call(app, app.personas.owner, 'device.create', payload(last))).code).toBe(0);
    expect(await call(app, app.personas.owner, 'device.create', payload(more))).toMatchObject({
      code: -20209,
      message: 'The enterprise has the maximum of devices: contact customer service',
    });
    expect(await total()).toBe(limits.devicesPerCorp);
  });

  test('two screens at once for the last point: one gets it', async () => {
    await givePoints(app, 'android');
    const [first, second] = [await showNumber(app, 'b'.repeat(43)), await showNumber(app, 'c'.repeat(43))];
    const replies = await Promise.all([
      call(app, app.personas.owner, 'device.create', payload(first)),
      call(app, app.personas.owner, 'device.create', payload(second)),
    ]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([-20203, 0]);
  });

  test('a screen that is not under the account, as one that does not exist', async () => {
    const id = await addDevice(app, app.personas.owner);
    const { rival } = app.personas;
    for (const unknown of [id, '01890000-0000-7000-8000-000000000000']) {
      const english = await call(app, rival, 'device.one', { id: unknown });
      expect([english.code, english.message]).toEqual([-10007, 'The device does not exist under the account']);
      const chinese = await call(app, rival, 'device.update', { id: unknown, name: 'Mine' }, { language: 'zh_cn' });
      expect(chinese.message).toBe('账号下不存在该设备');
      const { data: batch } = await call<{ results: object[] }>(app, rival, 'device.delete', { ids: [unknown] });
      expect(batch?.results).toMatchObject([{ code: -10007, message: 'The device does not exist under the account' }]);
    }
  });

  test('a group that is not there: it is to be created first [DEV-15]', async () => {
    await givePoints(app, 'android');
    const uuid = await showNumber(app);
    const reply = (language: 'zh_cn' | 'en_us') =>
      call<{ errors: object }>(app, app.personas.owner, 'device.create', payload(uuid, { groupId: 'nothing' }), {
        language,
      });
    expect((await reply('en_us')).data?.errors).toEqual({
      groupId: 'The device group does not exist, create it first',
    });
    expect((await reply('zh_cn')).data?.errors).toEqual({ groupId: '设备组不存在，请先创建' });
  });

  test('a group of another tenant, as one that does not exist', async () => {
    await givePoints(app, 'android');
    const uuid = await showNumber(app);
    expect(
      await call(app, app.personas.owner, 'device.create', payload(uuid, { groupId: app.personas.other.groupId })),
    ).toMatchObject({ code: -10006, data: { rules: { groupId: 'notFound' } } });
    expect((await call(app, app.personas.owner, 'device.create', payload(uuid))).code).toBe(0);
  });
});

describe('a point that ends [DEV-05]', () => {
  test('is followed by a free one, by itself', async () => {
    const id = await addDevice(app, app.personas.owner);
    app.clock.advance(YEAR - 1000);
    await givePoints(app, 'android');
    app.clock.advance(2000);
    expect((await createTick(app.services)()).bound).toBe(1);
    const { device, points } = await stored(id);
    expect(device).toMatchObject({ status: 'inactive', expireAt: points[1]?.expireAt });
    expect(points).toMatchObject([
      { status: 'expired', deviceId: null },
      { status: 'bound', deviceId: id },
    ]);
  });

  test('makes the screen invalid where none is free, until one is', async () => {
    const id = await addDevice(app, app.personas.owner);
    app.clock.advance(YEAR + 1);
    const tick = createTick(app.services);
    await tick();
    expect((await stored(id)).device).toMatchObject({ status: 'invalid' });
    await givePoints(app, 'android');
    await tick();
    expect((await stored(id)).device).toMatchObject({ status: 'unknown', expireAt: app.clock.now() + YEAR });
  });
});

test('a screen that is deleted gives its point back, and its key opens nothing', async () => {
  const id = await addDevice(app, app.personas.owner);
  const { results } = await data<{ results: { code: number }[] }>(app, app.personas.owner, 'device.delete', {
    ids: [id],
  });
  expect(results[0]?.code).toBe(0);
  expect(await points()).toMatchObject([{ status: 'free', deviceId: null }]);
  expect((await call(app, app.personas.owner, 'device.one', { id })).code).toBe(-10007);
});

test('a screen that is silent is offline after three heartbeats [DEV-02]', async () => {
  const id = await addDevice(app, app.personas.owner);
  await app.services.store.write({ kind: 'system', corpId: app.personas.own.corpId }, (tx) =>
    tx.devices.update(id, { heartbeatAt: tx.now }),
  );
  const tick = createTick(app.services);
  await tick();
  expect((await deviceOf(id))['status']).toBe('online');
  app.clock.advance(89_000);
  await tick();
  expect((await deviceOf(id))['status']).toBe('online');
  app.clock.advance(1_000);
  await tick();
  expect((await deviceOf(id))['status']).toBe('offline');
});

test('a lock PIN is kept so that who holds the store alone cannot read it [DEV-08]', async () => {
  await givePoints(app, 'android');
  const { owner } = app.personas;
  const sent = payload(await showNumber(app), { lockPassword: '4711' });
  const { id } = await data<{ id: string }>(app, owner, 'device.create', sent);
  const kept = async () => String((await stored(id)).device?.lockPassword);
  const { secret } = app.services.config;
  const first = await kept();
  expect(first).not.toContain('4711');
  expect([unseal(secret, first), unseal(secret, '0815')]).toEqual(['4711', '0815']);
  expect(() => unseal('another secret of the house', first)).toThrow(/authenticate/);
  await data(app, owner, 'device.update', { id, name: 'Renamed' });
  expect(await kept()).toBe(first);
  await data(app, owner, 'device.updateMany', { ids: [id], set: { lockPassword: '2342' } });
  expect(unseal(secret, await kept())).toBe('2342');
  await data(app, owner, 'device.update', { id, lockPassword: null });
  expect((await stored(id)).device?.lockPassword).toBeNull();
});
