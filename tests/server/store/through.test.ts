import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityMeta, ScopeMeta, TableMeta } from '#core/entity/meta.ts';
import type { Schema } from '#server/store/schema.ts';
import { fixtureSchema, screenEntity } from '../../support/fixtureTables.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf, type FixtureStore } from '../../support/store.ts';

const { spots, stands } = fixtureSchema.tables;
const { spots: spotEntity, stands: standEntity } = fixtureSchema.entities;
const withColumns = (table: TableMeta, ...names: string[]): TableMeta => ({
  ...table,
  columns: [...table.columns, ...names.map((name) => ({ name, type: 'text' as const }))],
});

/** A stand belongs to a screen, a spot to a stand and to a second screen; screens are seen by department, or by a grant. */
const screenScope: ScopeMeta = {
  dept: 'deptId',
  grants: [{ entity: 'zone', table: 'keepers', record: 'screenId', account: 'accountId', by: 'id' }],
};
const standScope: ScopeMeta = {
  through: [{ field: 'screenId', entity: 'screen', table: 'screens', scope: screenScope }],
};
const spotScope: ScopeMeta = {
  through: [
    { field: 'standId', entity: 'stand', table: 'stands', scope: standScope },
    { field: 'screenId', entity: 'screen', table: 'screens', scope: screenScope },
  ],
};
const scoped = (entity: EntityMeta, scope: ScopeMeta): EntityMeta => ({ ...entity, scope });
const schema: Schema = {
  ...fixtureSchema,
  tables: {
    ...fixtureSchema.tables,
    stands: withColumns(stands!, 'screenId'),
    spots: withColumns(spots!, 'standId', 'screenId'),
    keepers: withColumns({ ...spots!, name: 'keepers' }, 'screenId', 'accountId'),
  },
  entities: {
    ...fixtureSchema.entities,
    screens: scoped(screenEntity, screenScope),
    stands: scoped(standEntity!, standScope),
    spots: scoped(spotEntity!, spotScope),
    keepers: { ...scoped(spotEntity!, {}), name: 'keeper', table: 'keepers' },
  },
};

onEngines('console 17: rows that are seen through the record that they name (scope.through)', (engine) => {
  let store: FixtureStore;
  const ids = new Map<string, string>();
  const id = (name: string) => ids.get(name) ?? null;
  const north = scopeOf({ corpId: 'a', userId: 'nina', data: { kind: 'depts', deptIds: ['north'] } });
  const keeper = scopeOf({ corpId: 'a', userId: 'ken', data: { kind: 'self' } });
  const owner = scopeOf({ corpId: 'a', userId: 'ann', data: { kind: 'all' } });

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine), undefined, schema);
    await store.write(PLATFORM, async (tx) => {
      const add = async (table: 'screens' | 'stands' | 'spots', name: string, values: object, corpId = 'a') =>
        ids.set(name, (await tx[table].insert({ corpId, name, ...values })).id);
      await add('screens', 'North', { deptId: 'north' });
      await add('screens', 'South', { deptId: 'south' });
      await add('screens', 'Rival', { deptId: 'north' }, 'b');
      await add('stands', 'of North', { screenId: id('North') });
      await add('stands', 'of South', { screenId: id('South') });
      await add('stands', 'of none', {});
      await add('stands', 'of Rival', { screenId: id('Rival') }, 'b');
      await add('stands', 'of another enterprise', { screenId: id('Rival') });
      await add('spots', 'North, North', { standId: id('of North'), screenId: id('North') });
      await add('spots', 'North, South', { standId: id('of North'), screenId: id('South') });
      await add('spots', 'South, none', { standId: id('of South') });
      await add('spots', 'none, North', { standId: id('of none'), screenId: id('North') });
    });
  });
  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const seen = (scope: typeof north, table: 'stands' | 'spots') =>
    store.read(scope, async (tx) => {
      const { list, total } = await tx[table].list({ page: 1, pageSize: 20, sort: 'name', order: 'asc', filter: {} });
      expect(total).toBe(list.length);
      return list.map(({ name }) => name);
    });
  const move = (screen: string, deptId: string) =>
    store.write(PLATFORM, (tx) => tx.screens.update(id(screen)!, { deptId }));

  it('are those of records that one sees, and those of none', async () => {
    expect(await seen(north, 'stands')).toEqual(['of North', 'of none']);
    expect(await seen(north, 'spots')).toEqual(['North, North', 'none, North']);
    expect(await seen(keeper, 'stands')).toEqual(['of none']);
    expect(await seen(owner, 'stands')).toEqual(['of North', 'of South', 'of another enterprise', 'of none']);
  });

  it('cannot be changed or deleted by who does not see them', async () => {
    const [changed, gone] = await store.write(north, async (tx) => [
      await tx.spots.update(id('North, South')!, { name: 'mine' }),
      await tx.stands.remove(id('of South')!),
    ]);
    expect([changed, gone]).toEqual([null, false]);
  });

  it('come and go with the department of that record, the total too', async () => {
    await move('South', 'north');
    expect(await seen(north, 'stands')).toEqual(['of North', 'of South', 'of none']);
    expect(await seen(north, 'spots')).toEqual(['North, North', 'North, South', 'South, none', 'none, North']);
    await move('South', 'south');
    expect(await seen(north, 'stands')).toEqual(['of North', 'of none']);
  });

  it('come with a grant of that record, over as many steps as there are', async () => {
    await store.write(PLATFORM, (tx) =>
      (tx as unknown as { keepers: typeof tx.spots }).keepers.insert({
        corpId: 'a',
        screenId: id('South'),
        accountId: 'ken',
      } as never),
    );
    expect(await seen(keeper, 'stands')).toEqual(['of South', 'of none']);
    expect(await seen(keeper, 'spots')).toEqual(['South, none']);
  });

  it('stay with those who saw that record when it is deleted', async () => {
    await store.write(PLATFORM, (tx) => tx.screens.remove(id('North')!));
    expect(await seen(north, 'stands')).toEqual(['of North', 'of none']);
  });
});
