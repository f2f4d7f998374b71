import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { adTable } from '#generated/server/ads.gen.ts';
import { adsOrderTable } from '#generated/server/ads-orders.gen.ts';
import { tablesOf } from '#server/store/ddl.ts';
import { migrations, type Migration } from '#server/store/migrations/index.ts';
import type { Schema } from '#server/store/schema.ts';
import { syncSchema } from '#server/store/sync.ts';
import { currentOf } from '#server/store/current.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { createClock } from '../../support/clock.ts';
import { fixtureSchema, screenEntity, screens } from '../../support/fixtureTables.ts';
import type { FixtureStore, Place } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

/** Number of the next migration: a new store is at the newest. */
const NEXT = migrations.length + 1;

/** The fixture with one more column, index, link and unique set on screens. */
const grown: Schema = {
  ...fixtureSchema,
  tables: {
    ...fixtureSchema.tables,
    screens: {
      ...screens,
      columns: [...screens.columns, { name: 'floorNumber', type: 'integer' }],
      indexes: [...screens.indexes, ['floorNumber']],
      links: [...screens.links, { field: 'groupIds', table: 'screens__group_ids' }],
    },
  },
};

onEngines('sync', (engine) => {
  let place: Place;

  beforeAll(async () => {
    place = await createPlace(engine);
  });

  afterAll(() => place.clean());

  const schemaOf = (store: FixtureStore) =>
    store.read(PLATFORM, async (tx) => {
      const {
        connection,
        engine: { kind },
      } = currentOf(tx);
      const sql =
        kind === 'sqlite'
          ? 'select sql as definition from sqlite_master where sql is not null order by name'
          : `select indexdef as definition from pg_indexes where schemaname = 'public' union all
         select table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(collation_name, '') from information_schema.columns where table_schema = 'public' order by 1`;
      return (await connection.query({ sql }, [])).rows.map((row) => String(row.definition));
    });

  it('does nothing the second time', async () => {
    const store = await openFixture(place);
    const before = await schemaOf(store);
    await store.sync();
    expect(await schemaOf(store)).toEqual(before);
    expect(before.length).toBeGreaterThan(30);
    await store.close();
  });

  it('refuses a store that a newer server has written', async () => {
    const store = await openFixture(await createPlace(engine));
    await store.write(PLATFORM, (tx) =>
      tx.db.insertInto('schema_version').values({ number: 99, name: 'from-the-future', at: 1 }).execute(),
    );
    await expect(store.sync()).rejects.toThrow(StartRefusal);
    await expect(store.sync()).rejects.toThrow('schema version 99');
    await store.close();
    await store.place.clean();
  });

  it('runs the migrations that a store has not seen, each once, and all or none', async () => {
    const store = await openFixture(await createPlace(engine));
    const rename: Migration = {
      number: NEXT,
      name: 'brighter',
      up: async (tx) =>
        void (await tx.db
          .updateTable('screens')
          .set((eb) => ({ brightness: eb('brightness', '+', 1) }))
          .execute()),
    };
    const fail: Migration = { number: NEXT + 1, name: 'fails', up: async () => Promise.reject(new Error('no')) };
    const { id } = await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'migrated' }));
    const sync = (list: readonly Migration[]) =>
      store.write(PLATFORM, (tx) => {
        const {
          connection,
          engine: { kind },
        } = currentOf(tx);
        return syncSchema(kind, connection, fixtureSchema, tx, list);
      });
    await expect(sync([rename, fail])).rejects.toThrow('no');
    expect(await store.read(scopeOf(), (tx) => tx.screens.one(id))).toMatchObject({ brightness: 50 });
    await sync([rename]);
    await sync([rename]);
    expect(await store.read(scopeOf(), (tx) => tx.screens.one(id))).toMatchObject({ brightness: 51 });
    await expect(store.sync()).rejects.toThrow(StartRefusal);
    await store.close();
    await store.place.clean();
  });

  it('does not run migrations on an empty store, which has nothing to change', async () => {
    const store = await openFixture(await createPlace(engine), createClock(), {
      tables: {},
      entities: {},
      technical: [],
    });
    await store.write(PLATFORM, async (tx) => {
      await tx.db.schema.dropTable('schema_version').execute();
      const {
        connection,
        engine: { kind },
      } = currentOf(tx);
      const never: Migration = { number: 1, name: 'never', up: async () => Promise.reject(new Error('ran')) };
      await syncSchema(kind, connection, fixtureSchema, tx, [never]);
      expect(await tx.db.selectFrom('schema_version').select(['number', 'name']).execute()).toEqual([
        { number: 1, name: 'never' },
      ]);
    });
    await store.close();
    await store.place.clean();
  });
});

onEngines(
  'sync of a store that is kept',
  (engine) => {
    it('adds columns, indexes and link tables, and keeps the rows', async () => {
      const place = await createPlace(engine);
      const before = await openFixture(place);
      const { id } = await before.write(scopeOf(), (tx) => tx.screens.insert({ name: 'kept', tagIds: ['t'] }));
      await before.close();

      const after = await openFixture(place, createClock(), grown);
      const changed = await after.write(scopeOf(), (tx) =>
        tx.screens.update(id, { floorNumber: 7, groupIds: ['g2', 'g1'] } as never),
      );
      expect(changed).toMatchObject({ name: 'kept', tagIds: ['t'], floorNumber: 7, groupIds: ['g2', 'g1'] });
      await after.close();

      const older = await openFixture(place);
      expect(await older.read(scopeOf(), (tx) => tx.screens.one(id))).toMatchObject({ name: 'kept' });
      await older.close();
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);

onEngines(
  'sync of two processes at once',
  (engine) => {
    it('lets both start', async () => {
      const place = await createPlace(engine);
      const stores = await Promise.all([openFixture(place), openFixture(place), openFixture(place)]);
      await stores[0].write(scopeOf(), (tx) => tx.screens.insert({ name: 'shared' }));
      expect(await stores[2].read(scopeOf(), (tx) => tx.screens.count())).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
      await place.clean();
    });
  },
  ['postgres'],
);

describe('the tables of an entity', () => {
  it('have the corporation first in key and indexes, and what is unique holds for living rows', () => {
    const [table, links] = tablesOf(screens, screenEntity);
    expect(table?.key).toEqual(['corp_id', 'id']);
    expect(table?.indexes).toEqual([
      { columns: ['corp_id', 'status', 'start_at'], unique: false },
      { columns: ['corp_id', 'created_at', 'id'], unique: false, living: 'deleted_at' },
      { columns: ['corp_id', 'dept_id', 'created_at', 'id'], unique: false, living: 'deleted_at' },
      { columns: ['corp_id', 'creator_id', 'created_at', 'id'], unique: false, living: 'deleted_at' },
      { columns: ['advertiser_id', 'created_at', 'id'], unique: false, living: 'deleted_at' },
      { columns: ['corp_id', 'name'], unique: true, living: 'deleted_at' },
    ]);
    expect(links).toMatchObject({ name: 'screens__tag_ids', key: ['corp_id', 'id', 'position'] });
  });

  it.each([
    [adTable, adMeta, [['promotion_group_id'], ['promotion_plan_id']]],
    [adsOrderTable, adsOrderMeta, [['payer_id', 'status'], ['promotion_group_id'], ['promotion_plan_id']]],
  ] as const)(
    'are found over all corporations by what an advertiser keeps of its own (%#)',
    (table, entity, wanted) => {
      const columns = tablesOf(table, entity)[0]!.indexes.map((index) => index.columns);
      for (const set of wanted) expect(columns).toContainEqual(set);
    },
  );
});
