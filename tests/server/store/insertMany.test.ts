import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreMisuse, Taken } from '#server/store/errors.ts';
import { findGlobal } from '#server/store/globals.ts';
import type { Tx, Where } from '#server/store/types.ts';
import type { FixtureStore } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

const scope = scopeOf();

/** The same over the tables of the fixture. */
interface Asking {
  whichHold(asked: readonly { table: 'screens' | 'spots'; where: Where }[]): Promise<boolean[]>;
}

onEngines('rows of a scoped table that are inserted together', (engine) => {
  let store: FixtureStore;

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  it('are what they would be one by one, in their order, with their references', async () => {
    const values = Array.from({ length: 100 }, (_, n) => ({
      name: `row ${n}`,
      uuid: n % 2 === 0 ? `R-${n}` : null,
      tagIds: Array.from({ length: n % 4 }, (_each, at) => `tag ${at}`),
    }));
    const rows = await store.write(scope, (tx) => tx.screens.insertMany(values));
    const one = await store.write(scope, (tx) => tx.screens.insert({ name: 'one by one', tagIds: ['tag 0'] }));
    expect(rows.map(({ name, uuid, tagIds }) => ({ name, uuid, tagIds }))).toEqual(values);
    expect({ ...rows[1], id: '', name: '' }).toEqual({ ...one, id: '', name: '' });
    expect(await store.read(scope, (tx) => tx.screens.many(rows.map(({ id }) => id)))).toEqual(rows);
    expect(await store.write(scope, (tx) => tx.screens.insertMany([]))).toEqual([]);
  });

  it('are all refused where one has what another has, in the table or among them, and the transaction goes on', async () => {
    await store.write(scope, async (tx) => {
      await tx.screens.insert({ name: 'there', uuid: 'T-1' });
      const before = await tx.screens.count();
      const refused: [values: { name: string; uuid?: string }[], field: string][] = [
        [[{ name: 'free' }, { name: 'there' }], 'name'],
        [
          [
            { name: 'free', uuid: 'T-2' },
            { name: 'taken', uuid: 'T-1' },
          ],
          'uuid',
        ],
        [[{ name: 'twice' }, { name: 'twice' }], 'name'],
        [
          [
            { name: 'first', uuid: 'T-3' },
            { name: 'second', uuid: 'T-3' },
          ],
          'uuid',
        ],
      ];
      for (const [values, field] of refused)
        await expect(tx.screens.insertMany(values)).rejects.toThrow(new Taken(field));
      expect(await tx.screens.count()).toBe(before);
      for (const value of ['T-2', 'T-3'])
        expect(await findGlobal.first(tx as unknown as Tx, { name: 'screen.uuid', value })).toBeNull();
      await tx.screens.insertMany([{ name: 'free', uuid: 'T-2' }, { name: 'later' }]);
      expect(await tx.screens.count()).toBe(before + 2);
    });
  });

  it('belong to whoever inserts them, and are not inserted while reading', async () => {
    await expect(store.write(PLATFORM, (tx) => tx.screens.insertMany([{ name: 'homeless' }]))).rejects.toThrow(
      'must name its corporation',
    );
    await expect(store.read(scope, (tx) => tx.screens.insertMany([{ name: 'read' }]))).rejects.toThrow(StoreMisuse);
  });

  it('are asked for by many conditions at once: each is answered for itself, within the scope', async () => {
    await store.write(scope, (tx) => tx.screens.insertMany([{ name: 'bright', brightness: 90 }, { name: 'dim' }]));
    const ask = (corpId: string) =>
      store.read(scopeOf({ corpId }), (tx) =>
        (tx as never as Asking).whichHold([
          { table: 'screens', where: (eb) => eb('brightness', '>', 80) },
          { table: 'screens', where: (eb) => eb('brightness', '>', 95) },
          { table: 'spots', where: (eb) => eb('rev', '>', 0) },
          { table: 'screens', where: (eb) => eb('brightness', '>', 10) },
        ]),
      );
    expect(await ask('corp')).toEqual([true, false, false, true]);
    expect(await ask('nobody')).toEqual([false, false, false, false]);
    expect(await store.read(scope, (tx) => (tx as never as Asking).whichHold([]))).toEqual([]);
    const dim = await store.read(scope, (tx) => tx.screens.find((eb) => eb('name', 'in', ['bright', 'dim'])));
    const [bright] = dim.filter(({ brightness }) => brightness === 90);
    const ofOne = (id: string, corpId = 'corp') =>
      store.read(scopeOf({ corpId }), (tx) =>
        tx.screens.whichHold(id, [(eb) => eb('brightness', '>', 80), (eb) => eb('brightness', '<', 80)]),
      );
    expect(await ofOne(bright!.id)).toEqual([true, false]);
    expect(await ofOne(bright!.id, 'nobody')).toEqual([false, false]);
    await store.write(scope, (tx) => Promise.all(dim.map(({ id }) => tx.screens.remove(id))));
    expect((await ask('corp'))[0]).toBe(false);
  });
});
