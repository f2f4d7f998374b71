import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDevice } from '#tests/support/library.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';

interface Node {
  kind: string;
  id: string;
  name: string;
  parentId: string | null;
  children: number;
  people: number;
  devices: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, other, owner } = app.personas;
  const id = await addDevice(app, owner, 'Lobby');
  await app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    await platform.devices.update(id, { deptId: own.northId });
    await platform.as({ kind: 'system', corpId: other.corpId }).devices.insert({
      uuid: 'TREERIVA',
      name: 'Lobby of the rival',
      type: 'android',
      groupId: other.groupId,
      deptId: other.departmentId,
      status: 'online',
    });
  });
});
afterAll(() => app.close());

const level = async (caller: Caller, input: object = {}) =>
  (await data<{ list: Node[]; total: number }>(app, caller, 'department.tree', { page: 1, ...input })).list;
const find = async (caller: Caller, q: string) =>
  (
    await data<{ found: { kind: string; name: string; node: Node; path: string[] }[] }>(
      app,
      caller,
      'department.find',
      { q },
    )
  ).found;

describe('the organisation tree', () => {
  test('opens level by level; each node counts what hangs below it [ENT-02]', async () => {
    const { owner, own } = app.personas;
    const [head, ...more] = await level(owner);
    expect(more).toEqual([]);
    expect(head).toMatchObject({ kind: 'department', id: own.departmentId, children: 2, people: 5, devices: 1 });
    const below = await level(owner, { parentId: own.departmentId });
    expect(below.map(({ id, people, devices }) => [id, people, devices])).toEqual([
      [own.northId, 2, 1],
      [own.southId, 0, 0],
    ]);
    expect(await level(owner, { parentId: own.southId })).toEqual([]);
  });

  test('begins with the enterprises where somebody sees several [PERM-06]', async () => {
    const { superior, own } = app.personas;
    const roots = await level(superior);
    const mine = roots.find(({ id }) => id === own.corpId);
    expect(mine).toMatchObject({ kind: 'corporation', name: 'Own', children: 1, people: 5, devices: 1 });
    expect((await level(superior, { corpId: own.corpId })).map(({ id }) => id)).toEqual([own.departmentId]);
  });

  test('has nothing of what the caller may not see [PERM-05]', async () => {
    const { rival, own, other, staff, clerk } = app.personas;
    expect((await level(rival)).map(({ id }) => id)).toEqual([other.departmentId]);
    expect(await level(rival, { corpId: own.corpId })).toEqual([]);
    expect((await call(app, rival, 'department.tree', { page: 1, parentId: own.northId })).code).toBe(-10007);
    expect((await call(app, clerk, 'department.tree', { page: 1 })).code).toBe(-10005);
    expect((await find(rival, 'lobby')).map(({ name }) => name)).toEqual(['Lobby of the rival']);
    const seen = await find(staff, 'lobby');
    expect(seen.map(({ name }) => name)).toEqual(['Lobby']);
  });

  test('finds departments, people and devices by name, with the way to each [ENT-02]', async () => {
    const { owner, superior, own } = app.personas;
    expect(await find(owner, 'LOBBY')).toMatchObject([
      { kind: 'device', name: 'Lobby', node: { id: own.northId }, path: [own.departmentId] },
    ]);
    expect((await find(owner, 'staff_north')).map(({ kind }) => kind)).toEqual(['account']);
    expect((await find(superior, 'lobby')).map(({ path }) => path)).toEqual([[own.corpId, own.departmentId]]);
    expect(await find(owner, '%')).toEqual([]);
  });

  test('says where one of its nodes is, to who may see it [ENT-02, PERM-05]', async () => {
    const { owner, superior, rival, clerk, own } = app.personas;
    const locate = (caller: Caller, id: string) =>
      data<{ node: Node; path: string[] }>(app, caller, 'department.locate', { id });
    expect(await locate(owner, own.northId)).toMatchObject({
      node: { kind: 'department', id: own.northId, people: 2, devices: 1 },
      path: [own.departmentId],
    });
    expect((await locate(superior, own.northId)).path).toEqual([own.corpId, own.departmentId]);
    expect(await locate(superior, own.corpId)).toMatchObject({ node: { kind: 'corporation', name: 'Own' }, path: [] });
    for (const [caller, id] of [
      [rival, own.northId],
      [rival, own.corpId],
      [owner, own.corpId],
    ] as const)
      expect((await call(app, caller, 'department.locate', { id })).code).toBe(-10007);
    expect((await call(app, clerk, 'department.locate', { id: own.northId })).code).toBe(-10005);
  });
});
