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
const grant = { entity: 'spot', table: 'spots', record: 'screenId', account: 'accountId' };
const granting: EntityMeta = { ...screenEntity, scope: { dept: 'deptId', owner: 'creatorId', grant } };
const schema: Schema = {
  ...fixtureSchema,
  tables: { ...fixtureSchema.tables, spots: rights },
  entities: { ...fixtureSchema.entities, screens: granting, spots: { ...spotEntity!, scope: {} } },
};

onEngines('language 7: an account that was granted a row (scope.grant)', (engine) => {
  let store: FixtureStore;
  const made = new Map<string, string>();
  const eve = scopeOf({ corpId: 'a', userId: 'eve', data: { kind: 'self' } });

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine), undefined, schema);
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

  it('of a department reaches its department and what it is granted', async () => {
    await give('a', 'Lift', 'dan');
    expect(await seenBy(scopeOf({ corpId: 'a', userId: 'dan', data: { kind: 'depts', deptIds: [] } }))).toEqual([
      'Lift',
    ]);
  });
});
