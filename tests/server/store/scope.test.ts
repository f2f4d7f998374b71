import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreMisuse } from '#server/store/errors.ts';
import type { Scope } from '#server/store/types.ts';
import type { FixtureStore, FixtureTx } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

const of = (corpId: string): Scope => ({ kind: 'system', corpId });
const advertiser = (corpId: string) => scopeOf({ corpId, userId: 'buyer', system: 'ADS', deptId: null });

/** Screens by corporation, department, owner, and advertiser if there is one; the name repeats them. */
const SCREENS = [
  { corpId: 'a', deptId: 'a1', creatorId: 'ann', advertiserId: null, name: 'a a1 ann' },
  { corpId: 'a', deptId: 'a1', creatorId: 'bob', advertiserId: 'x', name: 'a a1 bob x' },
  { corpId: 'a', deptId: 'a2', creatorId: 'ann', advertiserId: null, name: 'a a2 ann' },
  { corpId: 'a', deptId: null, creatorId: 'cat', advertiserId: 'y', name: 'a - cat y' },
  { corpId: 'b', deptId: 'b1', creatorId: 'ann', advertiserId: 'x', name: 'b b1 ann x' },
  { corpId: 'x', deptId: 'x1', creatorId: 'buyer', advertiserId: null, name: 'x x1 buyer' },
];
const ALL = SCREENS.map((screen) => screen.name);
const inCorp = (corpId: string) => ALL.filter((name) => name.startsWith(corpId));

const CASES: readonly [title: string, scope: Scope, sees: readonly string[]][] = [
  ['the platform', PLATFORM, ALL],
  ['a job of one corporation', of('a'), inCorp('a')],
  ['an administrator', scopeOf({ corpId: 'a' }), inCorp('a')],
  ['a superior corporation', scopeOf({ corpId: 'a', corpIds: ['a', 'b', 'nobody'] }), [...inCorp('a'), ...inCorp('b')]],
  [
    'staff of one department',
    scopeOf({ corpId: 'a', data: { kind: 'depts', deptIds: ['a1'] } }),
    ['a a1 ann', 'a a1 bob x'],
  ],
  [
    'staff of departments',
    scopeOf({ corpId: 'a', data: { kind: 'depts', deptIds: ['a1', 'a2', 'b1'] } }),
    ['a a1 ann', 'a a1 bob x', 'a a2 ann'],
  ],
  ['staff of no department', scopeOf({ corpId: 'a', data: { kind: 'depts', deptIds: [] } }), []],
  [
    'staff who see their own only',
    scopeOf({ corpId: 'a', userId: 'ann', data: { kind: 'self' } }),
    ['a a1 ann', 'a a2 ann'],
  ],
  ['staff who own nothing', scopeOf({ corpId: 'a', userId: 'eve', data: { kind: 'self' } }), []],
  ['another corporation', scopeOf({ corpId: 'c' }), []],
  ['an advertiser', advertiser('x'), ['a a1 bob x', 'b b1 ann x']],
  ['an advertiser of another name', advertiser('y'), ['a - cat y']],
];

onEngines('the scope [PERM-04] [PERM-05]', (engine) => {
  let store: FixtureStore;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
    await store.write(PLATFORM, async (tx) => {
      for (const screen of SCREENS) ids.set(screen.name, (await tx.screens.insert(screen)).id);
    });
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  /** Runs work in a transaction that is rolled back afterwards. */
  const trial = async <T>(scope: Scope, work: (tx: FixtureTx) => Promise<T>): Promise<T> => {
    let result: T | undefined;
    await store
      .write(scope, async (tx) => {
        result = await work(tx);
        throw new Error('undo');
      })
      .catch((error: Error) => {
        if (error.message !== 'undo') throw error;
      });
    return result as T;
  };

  it.each(CASES)('shows %s their rows in every read', async (_title, scope, sees) => {
    const expected = sees.toSorted();
    await store.read(scope, async (tx) => {
      const { list, total } = await tx.screens.list({ page: 1, pageSize: 50, sort: 'name', order: 'asc', filter: {} });
      expect(list.map((row) => row.name)).toEqual(expected);
      expect(total).toBe(expected.length);
      expect(await tx.screens.count()).toBe(expected.length);
      expect(
        (await tx.screens.find((eb) => eb('id', 'is not', null), { orderBy: ['name', 'asc'] })).map((row) => row.name),
      ).toEqual(expected);
      expect(new Set((await tx.screens.many([...ids.values()])).map((row) => row.name))).toEqual(new Set(expected));
      for (const [name, id] of ids)
        expect((await tx.screens.one(id))?.name).toBe(sees.includes(name) ? name : undefined);
    });
  });

  it.each(CASES)('lets %s change their rows and no others', async (_title, scope, sees) => {
    for (const [name, id] of ids) {
      const changed = await trial(scope, (tx) => tx.screens.update(id, { status: 'changed' }));
      const guarded = await trial(scope, (tx) =>
        tx.screens.update(id, { status: 'changed' }, { where: (eb) => eb('rev', '=', 1) }),
      );
      const removed = await trial(scope, (tx) => tx.screens.remove(id));
      expect([changed !== null, guarded !== null, removed]).toEqual(
        Array.from({ length: 3 }, () => sees.includes(name)),
      );
    }
    expect(
      await trial(scope, (tx) => tx.screens.updateAll((eb) => eb('id', 'is not', null), { status: 'changed' })),
    ).toBe(sees.length);
  });

  it('comes down to the owner where there is no department, and to the own department where there is no owner', async () => {
    await store.write(of('a'), async (tx) => {
      for (const creatorId of ['ann', 'bob']) await tx.spots.insert({ name: creatorId, creatorId, deptId: 'a1' });
      for (const deptId of ['a1', 'a2']) await tx.stands.insert({ name: deptId, deptId, creatorId: 'ann' });
    });
    const seen = (scope: Scope) =>
      store.read(scope, async (tx) =>
        [
          await tx.spots.find((eb) => eb('id', 'is not', null)),
          await tx.stands.find((eb) => eb('id', 'is not', null)),
        ].map((rows) => rows.map((row) => row.name)),
      );
    const staff = { corpId: 'a', userId: 'ann', deptId: 'a2' };
    expect(await seen(scopeOf({ ...staff, data: { kind: 'depts', deptIds: ['a1'] } }))).toEqual([['ann'], ['a1']]);
    expect(await seen(scopeOf({ ...staff, data: { kind: 'self' } }))).toEqual([['ann'], ['a2']]);
    expect(await seen(scopeOf({ ...staff, deptId: null, data: { kind: 'self' } }))).toEqual([['ann'], []]);
    expect(await seen(advertiser('a'))).toEqual([
      ['ann', 'bob'],
      ['a1', 'a2'],
    ]);
  });

  it("shows what is the platform's to everybody", async () => {
    const { id } = await store.write(scopeOf({ corpId: 'a' }), (tx) =>
      tx.zones.insert({ name: 'Asia', parentIds: ['earth'] }),
    );
    for (const scope of [scopeOf({ corpId: 'b', data: { kind: 'self' } }), advertiser('x'), PLATFORM]) {
      expect(await store.read(scope, (tx) => tx.zones.one(id))).toMatchObject({ name: 'Asia', parentIds: ['earth'] });
    }
  });

  it("makes rows of the caller's corporation, or of one that the scope reaches", async () => {
    const made = (scope: Scope, values: object) => trial(scope, (tx) => tx.screens.insert({ name: 'made', ...values }));
    expect(await made(scopeOf({ corpId: 'a', deptId: 'a1', userId: 'ann' }), {})).toMatchObject({
      corpId: 'a',
      deptId: 'a1',
      creatorId: 'ann',
    });
    expect(await made(scopeOf({ corpId: 'a', corpIds: ['a', 'b'] }), { corpId: 'b', deptId: 'b1' })).toMatchObject({
      corpId: 'b',
      deptId: 'b1',
    });
    expect(await made(advertiser('x'), { corpId: 'a' })).toMatchObject({
      corpId: 'a',
      advertiserId: 'x',
      creatorId: 'buyer',
    });
    expect(await made(of('b'), {})).toMatchObject({ corpId: 'b', creatorId: null });
    await expect(made(scopeOf({ corpId: 'a' }), { corpId: 'b' })).rejects.toThrow(StoreMisuse);
    await expect(made(of('a'), { corpId: 'b' })).rejects.toThrow(StoreMisuse);
    await expect(made(advertiser('x'), {})).rejects.toThrow(StoreMisuse);
    await expect(made(advertiser('x'), { corpId: 'a', advertiserId: 'y' })).rejects.toThrow(StoreMisuse);
  });

  it('can be changed within a transaction', async () => {
    await store.write(scopeOf({ corpId: 'a', data: { kind: 'self' }, userId: 'ann' }), async (tx) => {
      expect(await tx.screens.count()).toBe(2);
      expect(await tx.as(of('b')).screens.count()).toBe(1);
      expect(await tx.as(PLATFORM).screens.count()).toBe(SCREENS.length);
      expect(await tx.screens.count()).toBe(2);
    });
  });
});
