import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data, type Caller } from '#tests/support/call.ts';

type Found = CallTypes['search.find']['output'];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { own, other } = test.personas;
  await test.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const add = async (corporation: typeof own, uuid: string, name: string, deptId: string) => {
      const tx = platform.as({ kind: 'system', corpId: corporation.corpId });
      await tx.devices.insert({ uuid, name, type: 'android', groupId: corporation.groupId, deptId, status: 'online' });
    };
    await add(own, 'FIND0001', 'Lobby 100%', own.northId);
    await add(own, 'FIND0002', 'Lobby 200', own.southId);
    await add(other, 'FIND0003', 'Lobby of the rival', other.northId);
    const tx = platform.as({ kind: 'system', corpId: own.corpId });
    await tx.tags.insert({ name: 'Lobby' });
    for (let n = 1; n <= 7; n += 1) await tx.deviceSets.insert({ name: `Many ${n}` });
  });
});
afterAll(() => test.close());

async function names(caller: Caller, q: string): Promise<string[]> {
  const { found } = await data<Found>(test, caller, 'search.find', { q });
  return found.map(({ entity, name }) => `${entity} ${name}`).toSorted();
}

describe('the search over all kinds [UI-01]', () => {
  it('finds records of every kind by a part of their name', async () => {
    expect(await names(test.personas.owner, 'lobby')).toEqual(['device Lobby 100%', 'device Lobby 200', 'tag Lobby']);
  });

  it('finds a screen by its number, and says its state', async () => {
    const { found } = await data<Found>(test, test.personas.owner, 'search.find', { q: 'find0002' });
    expect(found).toEqual([
      {
        entity: 'device',
        id: expect.any(String),
        name: 'Lobby 200',
        stateField: 'status',
        state: 'online',
        owner: null,
      },
    ]);
  });

  it('has own records first, and says of others whose they are [UI-13]', async () => {
    const { superior } = test.personas;
    const tagged = async (q: string) =>
      (await data<Found>(test, superior, 'search.find', { q })).found.map(({ name, owner }) => [name, owner]);
    await data(test, superior, 'tag.create', { name: 'Aisle' });
    for (let n = 1; n <= 6; n += 1) await data(test, test.personas.owner, 'tag.create', { name: `Aisle ${n}` });
    expect(await tagged('Aisle')).toEqual([
      ['Aisle', null],
      ['Aisle 6', 'Own'],
      ['Aisle 5', 'Own'],
      ['Aisle 4', 'Own'],
      ['Aisle 3', 'Own'],
    ]);
    // An enterprise has no owner but itself.
    expect(await tagged('Superior')).toContainEqual(['Superior', null]);
  });

  it.each(['100%', '%', '_00'])('takes %j as text, not as a pattern', async (q) => {
    expect(await names(test.personas.owner, q)).toEqual(q === '_00' ? [] : ['device Lobby 100%']);
  });

  it('gives five of a kind at most', async () => {
    expect(await names(test.personas.owner, 'Many')).toHaveLength(5);
  });

  it('sees what the lists show: the scope of the role, the corporation, the codes [PERM-05]', async () => {
    expect(await names(test.personas.staff, 'lobby')).toEqual(['device Lobby 100%', 'tag Lobby']);
    expect(await names(test.personas.rival, 'lobby')).toEqual(['device Lobby of the rival']);
    expect(await names(test.personas.clerk, 'lobby')).toEqual([]);
    expect(await names(test.personas.advertiser, 'lobby')).toEqual([]);
  });
});
