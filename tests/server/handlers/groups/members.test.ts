import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let count = 0;
const make = async (entity: 'deviceGroup' | 'deviceSet' | 'tag', more: object = {}) => {
  count += 1;
  const made = await data<{ id: string }>(test, test.personas.owner, `${entity}.create` as CallName, {
    name: `${entity} ${count}`,
    ...(entity === 'deviceGroup' ? { kind: 'common' } : {}),
    ...more,
  });
  return made.id;
};
const change = (name: string, id: string, ids: string[], as: Caller = test.personas.owner, options = {}) =>
  call<BatchResult>(test, as, name as CallName, { id, ids }, options);
const device = (id: string) =>
  data<{ groupId: string | null; setIds: string[]; tagIds: string[]; rev: number }>(
    test,
    test.personas.owner,
    'device.one',
    { id },
  );
const codes = (reply: { data?: BatchResult | null }) => reply.data?.results.map(({ code }) => code);

describe('screens of groups, sets and tags [DEV-11]', () => {
  it('moves screens into a group in a batch, and says of each what became of it', async () => {
    const [from, to] = [await make('deviceGroup'), await make('deviceGroup')];
    const [one, two] = [await laidScreen(test, { groupId: from }), await laidScreen(test)];
    const reply = await change('deviceGroup.addMembers', to, [one, two, 'nobody']);
    expect(codes(reply)).toEqual([0, 0, -10007]);
    expect([(await device(one)).groupId, (await device(two)).groupId]).toEqual([to, to]);
  });

  it('adds to sets and tags beside those that a screen is in, and takes out of one alone', async () => {
    for (const [entity, field] of [
      ['deviceSet', 'setIds'],
      ['tag', 'tagIds'],
    ] as const) {
      const [first, second] = [await make(entity), await make(entity)];
      const screen = await laidScreen(test, { [field]: [first] });
      expect(codes(await change(`${entity}.addMembers`, second, [screen]))).toEqual([0]);
      expect((await device(screen))[field]).toEqual([first, second]);
      expect(codes(await change(`${entity}.removeMembers`, first, [screen]))).toEqual([0]);
      expect((await device(screen))[field]).toEqual([second]);
    }
  });

  it('changes nothing of a screen that is in it already', async () => {
    const group = await make('deviceGroup');
    const screen = await laidScreen(test, { groupId: group });
    const before = await device(screen);
    expect(codes(await change('deviceGroup.addMembers', group, [screen]))).toEqual([0]);
    expect(await device(screen)).toEqual(before);
  });

  it.each([
    ['en_us', 'Removal failed, the device is not in any group', 'Removal failed: it does not belong to this one'],
    ['zh_cn', '移除失败，设备不在任何设备组中', '移除失败，它不在其中'],
  ] as const)('refuses to take out what is in no group, or in another (%s)', async (language, nowhere, elsewhere) => {
    const [here, other] = [await make('deviceGroup'), await make('deviceGroup')];
    const [alone, away] = [await laidScreen(test), await laidScreen(test, { groupId: other })];
    const reply = await change('deviceGroup.removeMembers', here, [alone, away], test.personas.owner, { language });
    expect(reply.data?.results.map(({ code, message }) => [code, message])).toEqual([
      [-21000, nowhere],
      [-21001, elsewhere],
    ]);
    expect((await device(away)).groupId).toBe(other);
  });

  it('refuses a set more than a screen may be in', async () => {
    const held = await Promise.all(Array.from({ length: 20 }, () => make('deviceSet')));
    const screen = await laidScreen(test, { setIds: held });
    const reply = await change('deviceSet.addMembers', await make('deviceSet'), [screen]);
    expect(reply.data?.results).toMatchObject([{ code: -10006, message: 'At most 20', field: 'setIds' }]);
    expect((await device(screen)).setIds).toHaveLength(20);
  });

  it('knows no group, and no screen, of another tenant or outside the data scope [PERM-05]', async () => {
    const group = await make('deviceGroup');
    const foreign = await laidScreen(test, {}, test.personas.other.corpId);
    const south = await laidScreen(test, { deptId: test.personas.own.southId });
    expect((await change('deviceGroup.addMembers', group, [south], test.personas.rival)).code).toBe(-10007);
    expect(codes(await change('deviceGroup.addMembers', group, [foreign]))).toEqual([-10007]);
    expect(codes(await change('deviceGroup.addMembers', group, [south], test.personas.staff))).toEqual([-10007]);
    expect((await device(south)).groupId).toBeNull();
  });

  it('lists the screens that are not in it, those of no group among them', async () => {
    const group = await make('deviceGroup');
    const [inside, outside] = [await laidScreen(test, { groupId: group }), await laidScreen(test)];
    const ids = async (filter: object) =>
      (
        await data<{ list: { id: string }[] }>(test, test.personas.owner, 'device.list', { pageSize: 200, filter })
      ).list.map(({ id }) => id);
    const others = await ids({ groupId: { not: group } });
    expect([others.includes(inside), others.includes(outside)]).toEqual([false, true]);
    const tag = await make('tag');
    await change('tag.addMembers', tag, [inside]);
    const untagged = await ids({ tagIds: { not: tag } });
    expect([untagged.includes(inside), untagged.includes(outside)]).toEqual([false, true]);
  });

  it('answers about groups below /device as well: the specification names them in both places', async () => {
    const { owner } = test.personas;
    const id = await make('deviceGroup');
    for (const [name, payload, path] of [
      ['deviceGroup.list', {}, '/device/group/list.shtml'],
      ['deviceGroup.one', { id }, '/device/group/detail.shtml'],
    ] as const) {
      const { code, data: answered } = await call(test, owner, name, payload, { path });
      expect({ code, answered }).toEqual({ code: 0, answered: await data(test, owner, name, payload) });
    }
  });

  it('writes the change into the history of the screen and the call into that of the group [REP-02]', async () => {
    const group = await make('deviceGroup');
    const screen = await laidScreen(test);
    await change('deviceGroup.addMembers', group, [screen]);
    const lines = await test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.operationLogs.find((eb) => eb('target_id', 'in', [group, screen]), { orderBy: ['id', 'asc'], limit: 10 }),
    );
    expect(lines.filter(({ call: name }) => name === 'deviceGroup.addMembers')).toMatchObject([
      { entity: 'deviceGroup', targetId: group },
      { entity: 'device', targetId: screen, before: { groupId: null }, after: { groupId: group } },
    ]);
  });
});
