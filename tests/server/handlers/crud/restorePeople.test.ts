import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchItem } from '#core/protocol/reply.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { addPersona } from '#tests/support/personas.ts';
import { PASSWORD } from '#tests/support/personas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const batch = async (caller: Caller, name: CallName, id: string, more: object = {}) => {
  const { results } = await data<{ results: BatchItem[] }>(app, caller, name, { ids: [id], ...more });
  return results[0]!;
};
const inBin = async (caller: Caller, name: CallName) =>
  (await data<{ list: { id: string }[] }>(app, caller, name, { view: 'bin' })).list.map(({ id }) => id);

describe('from the bin comes back [UI-11]', () => {
  test('a screen, with a free point and without its player', async () => {
    const { owner, own } = app.personas;
    const id = await addDevice(app, owner, 'Hall');
    const pointOf = () =>
      app.services.store.read({ kind: 'system', corpId: own.corpId }, (tx) =>
        tx.devicePoints.find((eb) => eb('device_id', '=', id)),
      );
    const before = await data<{ uuid: string }>(app, owner, 'device.one', { id });
    await batch(owner, 'device.delete', id);
    expect(await inBin(owner, 'device.list')).toEqual([id]);
    expect(await pointOf()).toEqual([]);
    const setPoints = (status: 'free' | 'expired') =>
      app.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
        tx.devicePoints.updateAll((eb) => eb('device_id', 'is', null), { status }),
      );
    await setPoints('expired');
    expect((await batch(owner, 'device.restore', id)).code).toBe(errors.POINT_LIMIT.code);
    await setPoints('free');
    expect(await batch(owner, 'device.restore', id)).toMatchObject({ code: 0 });
    expect(await data(app, owner, 'device.one', { id })).toMatchObject({ uuid: before.uuid, status: 'inactive' });
    expect(await pointOf()).toMatchObject([{ status: 'bound' }]);
  });

  test('a screen after its store, which was deleted later', async () => {
    const { owner } = app.personas;
    const store = await data<{ id: string }>(app, owner, 'store.create', { number: 'S7', name: 'Corner shop' });
    const id = await addDevice(app, owner, 'Window');
    await data(app, owner, 'device.update', { id, storeId: store.id });
    await batch(owner, 'device.delete', id);
    expect(await batch(owner, 'store.delete', store.id)).toMatchObject({ code: 0 });
    expect(await batch(owner, 'device.restore', id)).toMatchObject({
      code: errors.RESTORE_NAMES_GONE.code,
      field: 'storeId',
    });
    expect(await inBin(owner, 'store.list')).toEqual([store.id]);
    expect(await batch(owner, 'store.restore', store.id)).toMatchObject({ code: 0 });
    expect(await batch(owner, 'device.restore', id)).toMatchObject({ code: 0 });
    expect(await data(app, owner, 'device.one', { id })).toMatchObject({ storeId: store.id });
  });

  test('an account, paused, without sessions, and with another password to be chosen', async () => {
    const { owner, own, staff, clerk } = app.personas;
    const { userName } = await data<{ userName: string }>(app, owner, 'account.one', { id: staff.userId });
    await batch(owner, 'account.delete', staff.userId);
    expect(await inBin(owner, 'account.list')).toEqual([staff.userId]);
    expect((await call(app, clerk, 'account.restore', { ids: [staff.userId] })).code).toBe(errors.NO_PERMISSION.code);
    expect(await batch(owner, 'account.restore', staff.userId)).toMatchObject({ code: 0 });
    expect(await data(app, owner, 'account.one', { id: staff.userId })).toMatchObject({
      userName,
      status: 'paused',
      mustChangePassword: true,
    });
    expect((await call(app, staff, 'session.menu', {})).code).toBe(errors.LOGIN_TIMEOUT.code);
    expect(await batch(owner, 'account.enable', staff.userId)).toMatchObject({ code: 0 });
    // Its old session did not come back with it.
    expect((await call(app, staff, 'session.menu', {})).code).toBe(errors.LOGIN_TIMEOUT.code);
    expect(own.corpId).toBe(staff.corpId);
  });

  test('an account does not, to somebody who may do less, nor where its name is taken', async () => {
    const { owner, own } = app.personas;
    const more = { password: 'correct-horse', realName: 'Lin', roleId: own.roleId, deptId: own.northId };
    const { id } = await data<{ id: string }>(app, owner, 'account.create', { userName: 'lin_tao', ...more });
    await batch(owner, 'account.delete', id);
    // Of her department, where she sees all, and may do less than who was deleted.
    const weaker = await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const role = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
        name: 'People',
        roleType: 'staff',
        dataScope: 'deptTree',
        permissions: ['account', 'account.view', 'account.delete'],
        builtIn: false,
      });
      const facts = { userName: 'people_north', corporation: own, deptId: own.northId, system: 'YXF' } as const;
      return addPersona(tx, app.services, { ...facts, roleId: role.id, password: 'correct-horse' });
    });
    expect(await inBin(weaker, 'account.list')).toContain(id);
    expect((await batch(weaker, 'account.restore', id)).code).toBe(errors.ROLE_TOO_STRONG.code);
    await data(app, owner, 'account.create', { userName: 'lin_tao', ...more });
    expect(await batch(owner, 'account.restore', id)).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      field: 'userName',
    });
  });

  // The last one: it ends the sessions of the enterprise.
  test('an enterprise, paused, with all that is its own, to whoever stands above it and to nobody else', async () => {
    const { superior, owner, rival, own } = app.personas;
    const screens = async (caller: Caller) => (await data<{ total: number }>(app, caller, 'device.list', {})).total;
    const before = await screens(owner);
    expect(await batch(superior, 'corporation.delete', own.corpId)).toMatchObject({ code: 0 });
    expect((await call(app, owner, 'session.menu', {})).code).toBe(errors.LOGIN_TIMEOUT.code);
    expect(await inBin(superior, 'corporation.list')).toEqual([own.corpId]);
    expect(await inBin(rival, 'corporation.list')).toEqual([]);
    expect(await batch(rival, 'corporation.restore', own.corpId)).toMatchObject({ code: errors.NOT_FOUND.code });
    expect(await batch(superior, 'corporation.restore', own.corpId)).toMatchObject({ code: 0 });
    expect(await data(app, superior, 'corporation.one', { id: own.corpId })).toMatchObject({ status: 'paused' });
    const login = () => call(app, null, 'session.login', { userName: 'owner', password: PASSWORD });
    expect((await login()).code).toBe(errors.CORPORATION_PAUSED.code);
    expect(await batch(superior, 'corporation.enable', own.corpId)).toMatchObject({ code: 0 });
    expect((await login()).code).toBe(0);
    expect(await screens(superior)).toBe(before);
  });
});
