import { expect, it } from 'vitest';
import type { FieldMeta, TableMeta } from '#core/entity/meta.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { currentOf } from '#server/store/current.ts';
import { migrations, type Migration } from '#server/store/migrations/index.ts';
import type { Schema } from '#server/store/schema.ts';
import { syncSchema } from '#server/store/sync.ts';
import { fixtureSchema, screenEntity, screens } from '../../support/fixtureTables.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf, type FixtureStore } from '../../support/store.ts';

const withScreens = (change: Partial<TableMeta>, fields: readonly FieldMeta[] = []): Schema => ({
  ...fixtureSchema,
  tables: { ...fixtureSchema.tables, screens: { ...screens, ...change } },
  entities: { ...fixtureSchema.entities, screens: { ...screenEntity, fields: [...screenEntity.fields, ...fields] } },
});

const columnsWith = (name: string, column: TableMeta['columns'][number]) =>
  screens.columns.map((each) => (each.name === name ? column : each));

onEngines('language 3: a start over a store', (engine) => {
  const over = async (work: (store: FixtureStore) => Promise<void>) => {
    const store = await openFixture(await createPlace(engine));
    try {
      await work(store);
    } finally {
      await store.close();
      await store.place.clean();
    }
  };
  const sync = (store: FixtureStore, schema: Schema, list: readonly Migration[] = migrations) =>
    store.write(PLATFORM, (tx) => {
      const { connection, engine: on } = currentOf(tx);
      return syncSchema(on.kind, connection, schema, tx, list);
    });
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartRefusal);
    return (error as StartRefusal).message;
  };

  it('refuses a column of another type, and names the command', () =>
    over(async (store) => {
      const message = await refusal(
        sync(store, withScreens({ columns: columnsWith('brightness', { name: 'brightness', type: 'text' }) })),
      );
      expect(message).toContain('screens.brightness is kept as integer, and the schema says text');
      expect(message).toContain('npm run codegen -- diff');
    }));

  it('refuses text that became JSON, which engines keep alike', () =>
    over(async (store) => {
      const changed = withScreens({ columns: columnsWith('name', { name: 'name', type: 'json' }) });
      expect(await refusal(sync(store, changed))).toContain('screens.name is kept as text, and the schema says json');
    }));

  it('takes the other type once a migration has run', () =>
    over(async (store) => {
      const changed = withScreens({ columns: columnsWith('name', { name: 'name', type: 'json' }), unique: [] });
      await sync(store, changed, [
        ...migrations,
        { number: migrations.length + 1, name: 'names-are-lists', up: async () => {} },
      ]);
      await sync(store, changed, [
        ...migrations,
        { number: migrations.length + 1, name: 'names-are-lists', up: async () => {} },
      ]);
    }));

  it('renames a column that says its name before, with what it holds', () =>
    over(async (store) => {
      const { id } = await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby', brightness: 70 }));
      const renamed = withScreens({
        columns: columnsWith('brightness', { name: 'light', was: 'brightness', type: 'integer' }),
      });
      await sync(store, renamed);
      await sync(store, renamed);
      const row = await store.read(PLATFORM, (tx) =>
        tx.db.selectFrom('screens').select(['light']).where('id', '=', id).executeTakeFirstOrThrow(),
      );
      expect(Number(row.light)).toBe(70);
    }));

  it('refuses a new column that must have a value where there are rows, and changes nothing', () =>
    over(async (store) => {
      const code: FieldMeta = {
        ...screenEntity.fields[0]!,
        name: 'code',
        kind: 'text',
        required: true,
        nullable: false,
      };
      const grown = withScreens({ columns: [...screens.columns, { name: 'code', type: 'text' }] }, [code]);
      await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby' }));
      expect(await refusal(sync(store, grown))).toContain('screens.code is new and required');
      await expect(
        store.read(PLATFORM, (tx) => tx.db.selectFrom('screens').select(['code']).execute()),
      ).rejects.toThrow(/code/);
    }));

  const named = (name: string) =>
    withScreens({ columns: screens.columns.map((each) => (each.name === 'brightness' ? { ...each, name } : each)) });
  const without = (name: string) => withScreens({ columns: screens.columns.filter((each) => each.name !== name) });

  it('refuses a column that got another name and does not say the one before, and keeps what it holds', () =>
    over(async (store) => {
      await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby', brightness: 70 }));
      const message = await refusal(sync(store, named('light')));
      expect(message).toContain('screens: the schema has brightness no more, which holds values, and light is new');
      expect(message).toContain('x-was');
      expect(message).toContain('npm run codegen -- diff <ref of what runs now> --write');
      // Also where a migration of something else comes with it.
      const other = { number: migrations.length + 1, name: 'something-else', up: async () => {} };
      expect(await refusal(sync(store, named('light'), [...migrations, other]))).toContain('brightness no more');
      await sync(store, fixtureSchema);
      const [row] = await store.read(scopeOf(), (tx) => tx.screens.find((eb) => eb('name', '=', 'Lobby')));
      expect(row?.brightness).toBe(70);
    }));

  it('takes it where the column holds nothing, or a migration has dropped it', () =>
    over(async (store) => {
      await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby', brightness: null }));
      await sync(store, named('light'));
      await store.write(PLATFORM, (tx) =>
        tx.db
          .updateTable('screens' as never)
          .set({ light: 1 } as never)
          .execute(),
      );
      const drop: Migration = {
        number: migrations.length + 1,
        name: 'drop-light',
        up: async (tx) => {
          const { connection } = currentOf(tx);
          await connection.run({ sql: 'alter table "screens" drop column "light"' }, []);
        },
      };
      await sync(store, named('shine'), [...migrations, drop]);
    }));

  it('takes a column that leaves alone, and another that comes later', () =>
    over(async (store) => {
      await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby', brightness: 70 }));
      await sync(store, without('brightness'));
      await sync(store, without('brightness'));
      await sync(store, named('light'));
    }));

  it('refuses a list of references that got another name likewise', () =>
    over(async (store) => {
      await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby', tagIds: ['a'] }));
      const labelled = { field: 'labelIds', table: 'screens__label_ids' };
      expect(await refusal(sync(store, withScreens({ links: [labelled] })))).toContain(
        'screens: the schema has tagIds no more, which holds values, and labelIds is new',
      );
      await sync(store, withScreens({ links: [{ ...labelled, was: 'screens__tag_ids' }] }));
      await sync(store, withScreens({ links: [labelled] }));
    }));

  it('refuses a new list of references that must have some where there are rows', () =>
    over(async (store) => {
      const links = [...screens.links, { field: 'zoneIds', table: 'screens__zone_ids' }];
      const needed: FieldMeta = {
        ...screenEntity.fields[0]!,
        name: 'zoneIds',
        kind: 'refs',
        required: true,
        nullable: false,
      };
      await sync(store, fixtureSchema);
      await store.write(scopeOf(), (tx) => tx.screens.insert({ name: 'Lobby' }));
      expect(await refusal(sync(store, withScreens({ links }, [needed])))).toContain(
        'screens.zoneIds is new and required',
      );
    }));

  it('says which values stand twice where a set has become unique', () =>
    over(async (store) => {
      for (const [name, uuid, brightness] of [
        ['A', 'u1', 10],
        ['B', 'u2', 20],
        ['C', 'u3', 20],
      ] as const)
        await store.write(scopeOf(), (tx) => tx.screens.insert({ name, uuid, brightness }));
      const message = await refusal(sync(store, withScreens({ unique: [...screens.unique, ['brightness']] })));
      expect(message).toContain('screens: brightness must be unique, and these stand more than once: 20 (2 rows)');
    }));
});
