import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreMisuse } from '#server/store/errors.ts';
import type { FixtureStore, FixtureTx } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

const scope = scopeOf();

onEngines('a transaction', (engine) => {
  let store: FixtureStore;

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const names = () =>
    store.read(scope, async (tx) =>
      (await tx.screens.find((eb) => eb('name', 'is not', null), { fields: ['name'], orderBy: ['name', 'asc'] })).map(
        (row) => row.name,
      ),
    );
  const insert = (name: string) => store.write(scope, (tx) => tx.screens.insert({ name }));

  it('keeps nothing of what throws, and calls nothing after it', async () => {
    let called = false;
    await expect(
      store.write(scope, async (tx) => {
        tx.afterCommit(() => (called = true));
        await tx.screens.insert({ name: 'undone' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await names()).not.toContain('undone');
    expect(called).toBe(false);
  });

  it('calls what waits for the commit once all of it can be read', async () => {
    const seen: Promise<unknown>[] = [];
    await store.write(scope, async (tx) => {
      tx.afterCommit(() => seen.push(names()));
      await tx.screens.insert({ name: 'committed' });
    });
    expect(await seen[0]).toContain('committed');
  });

  it('undoes a savepoint alone, with its effects, and goes on', async () => {
    const effects: string[] = [];
    await store.write(scope, async (tx) => {
      await tx.screens.insert({ name: 'sp kept' });
      await expect(
        tx.savepoint(async () => {
          tx.afterCommit(() => effects.push('lost'));
          await tx.screens.insert({ name: 'sp lost' });
          await tx.savepoint(() => tx.screens.insert({ name: 'sp inner' }));
          throw new Error('this item fails');
        }),
      ).rejects.toThrow('this item fails');
      expect(
        await tx.savepoint(async () => {
          tx.afterCommit(() => effects.push('kept'));
          return (await tx.screens.insert({ name: 'sp next' })).name;
        }),
      ).toBe('sp next');
    });
    expect((await names()).filter((name) => name?.startsWith('sp '))).toEqual(['sp kept', 'sp next']);
    expect(effects).toEqual(['kept']);
  });

  it('goes on after a statement of its own that the database refused in a savepoint', async () => {
    await store.write(scope, async (tx) => {
      await expect(tx.savepoint(() => tx.db.insertInto('no_such_table').values({ id: 1 }).execute())).rejects.toThrow(
        /no_such_table/,
      );
      await tx.screens.insert({ name: 'after refusal' });
    });
    expect(await names()).toContain('after refusal');
  });

  it('refuses to be opened inside another, instead of waiting for it for ever', async () => {
    await store.write(scope, async () => {
      await expect(store.write(scope, async () => 1)).rejects.toThrow(StoreMisuse);
      await expect(store.read(scope, async () => 1)).rejects.toThrow('inside a transaction');
      await expect(store.sync()).rejects.toThrow(StoreMisuse);
    });
    await store.read(scope, async (tx) => {
      await expect(store.write(scope, async () => 1)).rejects.toThrow(StoreMisuse);
      await expect(tx.db.transaction().execute(async () => 1)).rejects.toThrow('savepoint');
    });
    expect(await store.read(scope, async () => 1)).toBe(1);
  });

  it('refuses statements after its end and outside of any', async () => {
    let leaked: FixtureTx | undefined;
    await store.write(scope, async (tx) => {
      leaked = tx;
    });
    await expect(leaked?.screens.count()).rejects.toThrow('was not awaited');
    await expect(leaked?.db.selectFrom('screens').select('id').execute()).rejects.toThrow('no transaction here');
  });

  it('refuses writes by hand where it only reads', async () => {
    await expect(store.read(PLATFORM, (tx) => tx.db.deleteFrom('screens').execute())).rejects.toThrow('read-only');
    await expect(store.read(PLATFORM, (tx) => tx.db.schema.dropTable('screens').execute())).rejects.toThrow(
      /read-?only/,
    );
    expect(await store.write(PLATFORM, (tx) => tx.db.selectFrom('screens').select('id').execute())).not.toEqual([]);
  });

  it('sees the clock as it stood at its beginning', async () => {
    await store.write(scope, async (tx) => {
      store.clock.advance(5000);
      expect(tx.now).toBe(store.clock.now() - 5000);
      expect(await tx.screens.insert({ name: 'early' })).toMatchObject({ createdAt: tx.now });
    });
  });

  it('lets one of two guarded updates win', async () => {
    const { id } = await insert('contested');
    const review = (status: string) =>
      store.write(scope, (tx) => tx.screens.update(id, { status }, { where: (eb) => eb('status', '=', 'inactive') }));
    const won = (await Promise.all(Array.from({ length: 12 }, (_, i) => review(`won ${i}`)))).filter(
      (row) => row !== null,
    );
    expect(won).toHaveLength(1);
    expect(await store.read(scope, (tx) => tx.screens.one(id))).toMatchObject({ status: won[0]?.status, rev: 2 });
  });

  it('loses no update of many at once', async () => {
    const { id } = await insert('counted');
    const add = async (): Promise<void> => {
      const row = await store.read(scope, (tx) => tx.screens.one(id));
      const done = await store.write(scope, (tx) =>
        tx.screens.update(id, { brightness: (row?.brightness ?? 0) + 1 }, { rev: row?.rev }),
      );
      if (!done) await add();
    };
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await store.read(scope, (tx) => tx.screens.one(id))).toMatchObject({ brightness: 70, rev: 21 });
  });

  it('gives one of many the same unique value', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        store.write(scope, (tx) => tx.screens.insert({ name: `racer ${i}`, uuid: 'RACE' })),
      ),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const named = await Promise.allSettled(Array.from({ length: 10 }, () => insert('one name')));
    expect(named.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('comes through changes of many rows in opposite orders', async () => {
    for (let i = 0; i < 20; i += 1) await store.write(scope, (tx) => tx.stands.insert({ name: `stand ${i}` }));
    const all = (name: string) =>
      store.write(scope, (tx) => tx.stands.updateAll((eb) => eb('name', 'is not', null), { name }));
    expect(await Promise.all(Array.from({ length: 16 }, (_, i) => all(`round ${i}`)))).toEqual(
      Array.from({ length: 16 }, () => 20),
    );
  });

  it('runs again after a deadlock, as if nothing had been', async () => {
    const [one, two] = [await insert('lock one'), await insert('lock two')];
    const both = (first: string, second: string) =>
      store.write(scope, async (tx) => {
        await tx.screens.update(first, { startAt: 1 });
        await tx.screens.update(second, { startAt: 2 });
      });
    await Promise.all(Array.from({ length: 4 }, (_, i) => (i % 2 ? both(one.id, two.id) : both(two.id, one.id))));
    expect(await store.read(scope, (tx) => tx.screens.one(one.id))).toMatchObject({ rev: 5 });
    expect(await store.read(scope, (tx) => tx.screens.one(two.id))).toMatchObject({ rev: 5 });
  });

  it('has taken place even if what follows it fails', async () => {
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    await store.write(scope, async (tx) => {
      tx.afterCommit(() => {
        throw new Error('a broken effect');
      });
      await tx.screens.insert({ name: 'effective' });
    });
    expect(await names()).toContain('effective');
    expect((await warned).message).toBe('a broken effect');
  });
});

onEngines(
  'a snapshot',
  (engine) => {
    it('is one moment, whatever is written meanwhile', async () => {
      const store = await openFixture(await createPlace(engine));
      const { id } = await store.write(scope, (tx) => tx.screens.insert({ name: 'before' }));
      let begin = () => {};
      const written = new Promise<void>((resolve) => (begin = resolve)).then(() =>
        store.write(scope, (tx) => tx.screens.update(id, { name: 'after' })),
      );
      await store.read(
        scope,
        async (tx) => {
          expect(await tx.screens.one(id)).toMatchObject({ name: 'before' });
          begin();
          expect(await written).toMatchObject({ name: 'after' });
          expect(await tx.screens.one(id)).toMatchObject({ name: 'before' });
        },
        { snapshot: true },
      );
      expect(await store.read(scope, (tx) => tx.screens.one(id), { snapshot: true })).toMatchObject({ name: 'after' });
      await store.close();
      await store.place.clean();
    });
  },
  ['sqlite', 'postgres'],
);

onEngines(
  'a lost connection',
  (engine) => {
    it('fails the transaction that was on it, and no other', async () => {
      const store = await openFixture(await createPlace(engine));
      const cut = (tx: FixtureTx) =>
        tx.db.selectNoFrom((eb) => eb.fn('pg_terminate_backend', [eb.fn('pg_backend_pid', [])]).as('cut')).execute();
      await expect(
        store.write(scope, async (tx) => {
          await tx.screens.insert({ name: 'cut' });
          await cut(tx);
        }),
      ).rejects.toThrow(/terminat|ECONNRESET/);
      // Whoever comes next has a connection that works, also before the socket of the lost one has closed.
      for (let round = 0; round < 50; round += 1) {
        await expect(store.read(scope, cut)).rejects.toThrow(/terminat|ECONNRESET/);
        expect(await store.read(scope, (tx) => tx.screens.find((eb) => eb('id', 'is not', null)))).toEqual([]);
      }
      await store.write(scope, (tx) => tx.screens.insert({ name: 'healed' }));
      expect(
        (await store.read(scope, (tx) => tx.screens.find((eb) => eb('id', 'is not', null)))).map((row) => row.name),
      ).toEqual(['healed']);
      await store.close();
      await store.place.clean();
    });
  },
  ['postgres'],
);
