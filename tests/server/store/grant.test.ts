import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityMeta, TableMeta } from '#core/entity/meta.ts';
import type { Schema } from '#server/store/schema.ts';
import { fixtureSchema, screenEntity } from '../../support/fixtureTables.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf, type FixtureStore } from '../../support/store.ts';

const { spots } = fixtureSchema.tables;
const { spots: spotEntity } = fixtureSchema.entities;

/** Spots are rights to screens: each names a screen and an account. */
const rights: TableMeta = {
  ...spots!,
  columns: [...spots!.columns, { name: 'screenId', type: 'text' }, { name: 'accountId', type: 'text' }],
};
/** The same rights, which know when the screen was made. */
const dated: TableMeta = {
  ...rights,
  columns: [
    ...rights.columns,
    { name: 'screenMadeAt', type: 'integer', copy: { ref: 'screenId', table: 'screens', of: 'createdAt' } },
  ],
};
const grant = { entity: 'spot', table: 'spots', record: 'screenId', account: 'accountId', by: 'id' };
const schemaWith = (table: TableMeta, more: object): Schema => ({
  ...fixtureSchema,
  tables: { ...fixtureSchema.tables, spots: table },
  entities: {
    ...fixtureSchema.entities,
    screens: {
      ...screenEntity,
      scope: { dept: 'deptId', owner: 'creatorId', grants: [{ ...grant, ...more }] },
    } satisfies EntityMeta,
    spots: { ...spotEntity!, scope: {} },
  },
});

onEngines('language 7: an account that was granted a row (scope.grant)', (engine) => {
  let store: FixtureStore;
  const made = new Map<string, string>();
  const eve = scopeOf({ corpId: 'a', userId: 'eve', data: { kind: 'self' } });

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine), undefined, schemaWith(rights, {}));
    await store.write(PLATFORM, async (tx) => {
      for (const [corpId, name] of [
        ['a', 'Lobby'],
        ['a', 'Lift'],
        ['b', 'Rival'],
      ] as const)
        made.set(name, (await tx.screens.insert({ corpId, creatorId: 'ann', name })).id);
    });
  });
  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const give = (corpId: string, screen: string, accountId: string) =>
    store.write(PLATFORM, (tx) =>
      tx.spots.insert({ corpId, name: screen, screenId: made.get(screen), accountId } as never),
    );
  const seenBy = (scope: typeof eve) =>
    store.read(scope, async (tx) => {
      const { list, total } = await tx.screens.list({
        page: 1,
        pageSize: 20,
        sort: 'name',
        order: 'asc',
        filter: {},
      });
      expect(total).toBe(list.length);
      return list.map(({ name }) => name);
    });

  it('sees it, counts it, changes it, and no other', async () => {
    expect(await seenBy(eve)).toEqual([]);
    const { id } = await give('a', 'Lobby', 'eve');
    await give('a', 'Lift', 'bob');
    await give('b', 'Rival', 'eve');
    expect(await seenBy(eve)).toEqual(['Lobby']);
    const change = (name: string) => store.write(eve, (tx) => tx.screens.update(made.get(name)!, { brightness: 10 }));
    expect(await change('Lobby')).toMatchObject({ brightness: 10 });
    expect(await change('Lift')).toBeNull();
    await store.write(PLATFORM, (tx) => tx.spots.remove(id));
    expect(await seenBy(eve)).toEqual([]);
    expect(await change('Lobby')).toBeNull();
  });

  it('stops seeing it at once, though its session remembers the right [PERM-07]', async () => {
    const records = [made.get('Lobby')!, made.get('Lift')!];
    const remembering = (known: readonly string[]) =>
      scopeOf({ corpId: 'a', userId: 'fay', data: { kind: 'self' }, granted: new Map([['spots', known]]) });
    const rights = [await give('a', 'Lobby', 'fay'), await give('a', 'Lift', 'fay')];
    for (const known of [records, []]) expect(await seenBy(remembering(known))).toEqual(['Lift', 'Lobby']);
    await store.write(PLATFORM, (tx) => tx.spots.remove(rights[1]!.id));
    for (const known of [records, []]) expect(await seenBy(remembering(known))).toEqual(['Lobby']);
    await store.write(PLATFORM, (tx) => tx.spots.remove(rights[0]!.id));
    for (const known of [records, []]) expect(await seenBy(remembering(known))).toEqual([]);
  });

  it('finds on every page and by every filter what it was granted, however little its session knows', async () => {
    const ids = await store.write(PLATFORM, async (tx) => {
      const found: string[] = [];
      for (let n = 0; n < 12; n += 1) {
        const { id } = await tx.screens.insert({
          corpId: 'c',
          creatorId: n % 3 === 0 ? 'gus' : 'ann',
          name: `Hall ${n + 10}`,
        });
        found.push(id);
        if (n % 2 === 0) await tx.spots.insert({ corpId: 'c', name: `${n}`, screenId: id, accountId: 'gus' } as never);
      }
      return found;
    });
    const gusOf = (known: readonly string[]) =>
      scopeOf({ corpId: 'c', userId: 'gus', data: { kind: 'self' }, granted: new Map([['spots', known]]) });
    const page = (query: object, known: readonly string[]) =>
      store.read(gusOf(known), async (tx) => {
        const asked = { page: 1, pageSize: 3, sort: 'name', order: 'asc', filter: {}, ...query } as const;
        const { list, total } = await tx.screens.list(asked);
        return [list.map(({ name }) => name?.slice(-2)).join(' '), total];
      });
    for (const known of [[], ids.filter((_, n) => n % 2 === 0)]) {
      expect(await page({}, known)).toEqual(['10 12 13', 8]);
      expect(await page({ page: 2 }, known)).toEqual(['14 16 18', 8]);
      expect(await page({ page: 3 }, known)).toEqual(['19 20', 8]);
      expect(await page({ order: 'desc' }, known)).toEqual(['20 19 18', 8]);
      expect(await page({ q: 'hall 18' }, known)).toEqual(['18', 1]);
    }
  });

  it('of a department reaches its department and what it is granted', async () => {
    await give('a', 'Lift', 'dan');
    expect(await seenBy(scopeOf({ corpId: 'a', userId: 'dan', data: { kind: 'depts', deptIds: [] } }))).toEqual([
      'Lift',
    ]);
  });
});

onEngines('language 7: rights that know when the record was made (x-copy)', (engine) => {
  it('lead to the records in that order, on every page, together with what one made oneself [PERM-07]', async () => {
    const store = await openFixture(await createPlace(engine), undefined, schemaWith(dated, { made: 'screenMadeAt' }));
    const scope = scopeOf({ corpId: 'c', userId: 'gus', data: { kind: 'self' } });
    const seen = await store.write(PLATFORM, async (tx) => {
      const rows: { id: string; createdAt: number; name: string }[] = [];
      for (let n = 0; n < 24; n += 1) {
        // Some are as old as others, and the order of ids is another.
        const createdAt = 1_000 * ((n * 7) % 5);
        const creatorId = n % 5 === 0 ? 'gus' : 'ann';
        const { id } = await tx.screens.insert({ corpId: 'c', creatorId, name: `Hall ${n}`, createdAt });
        if (n % 2 === 0) await tx.spots.insert({ corpId: 'c', name: `${n}`, screenId: id, accountId: 'gus' } as never);
        if (n % 8 === 0) await tx.screens.remove(id);
        else if (n % 2 === 0 || n % 5 === 0) rows.push({ id, createdAt, name: `Hall ${n}` });
      }
      return rows;
    });
    const sorted = seen.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    for (const order of ['asc', 'desc'] as const) {
      const expected = (order === 'asc' ? sorted : sorted.toReversed()).map(({ name }) => name);
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(seen.length / 5); page += 1) {
        const query = { page, pageSize: 5, sort: 'createdAt', order, filter: {} };
        const { list, total } = await store.read(scope, (tx) => tx.screens.list(query));
        expect(total).toBe(seen.length);
        found.push(...list.map(({ name }) => String(name)));
      }
      expect(found).toEqual(expected);
    }
    await store.close();
    await store.place.clean();
  });

  it('copy it when they are made, from the own enterprise alone', async () => {
    const store = await openFixture(await createPlace(engine), undefined, schemaWith(dated, {}));
    const copies = await store.write(PLATFORM, async (tx) => {
      const { id } = await tx.screens.insert({ corpId: 'a', name: 'Lobby', createdAt: 42 });
      const right = (corpId: string, more: object) =>
        tx.spots.insert({ corpId, name: corpId, screenId: id, accountId: 'eve', ...more } as never) as Promise<unknown>;
      return [
        await right('a', {}),
        await right('a', { screenMadeAt: 7 }),
        await right('b', {}),
        await right('a', { screenId: null }),
      ];
    });
    expect(copies).toMatchObject([42, 7, null, null].map((screenMadeAt) => ({ screenMadeAt })));
    await store.close();
    await store.place.clean();
  });
});
