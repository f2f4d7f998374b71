import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentOf } from '#server/store/current.ts';
import type { Schema } from '#server/store/schema.ts';
import { table } from '#server/store/technicalTable.ts';
import type { Scope } from '#server/store/types.ts';
import { createClock } from '../../support/clock.ts';
import { fixtureSchema, screens } from '../../support/fixtureTables.ts';
import type { FixtureStore, Place } from '../../support/store.ts';
import { createPlace, onEngines, openFixture, PLATFORM } from '../../support/store.ts';

const versions = table('screen_versions', { corpId: 'text', version: 'integer' }, { key: ['corpId'] });
const link = screens.links[0]!.table;

const watching = (ignores: readonly string[]): Schema => ({
  ...fixtureSchema,
  technical: [...fixtureSchema.technical, versions],
  watches: [{ versions: 'screen_versions', tables: [{ table: 'screens', ignores }, { table: link }] }],
});

onEngines(
  'watches',
  (engine) => {
    let place: Place;
    let store: FixtureStore;
    beforeAll(async () => {
      place = await createPlace(engine);
      store = await openFixture(place, createClock(), watching(['rev', 'updated_at']));
    });
    afterAll(async () => {
      await store.close();
      await place.clean();
    });

    const within = (corpId: string): Scope => ({ kind: 'system', corpId });
    const version = (corp: string): Promise<number> =>
      store.read(PLATFORM, async (tx) => {
        const row = await tx.db
          .selectFrom('screen_versions')
          .select('version')
          .where('corp_id', '=', corp)
          .executeTakeFirst();
        return Number(row?.['version'] ?? 0);
      });
    const insert = (corp: string, name: string) =>
      store.write(within(corp), (tx) => tx.screens.insert({ name, uuid: `${corp} ${name}` }));

    it('move the version of the corporation whose row changed, and of no other', async () => {
      const [a, b] = [await version('a'), await version('b')];
      await insert('a', 'One');
      expect([await version('a'), await version('b')]).toEqual([a + 1, b]);
    });

    it('move it with the change and not at all where it is undone', async () => {
      const { id } = await insert('a', 'Two');
      const before = await version('a');
      const undone = store.write(within('a'), async (tx) => {
        await tx.screens.update(id, { name: 'Three' });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await version('a')).toBe(before);
      await store.write(PLATFORM, (tx) =>
        tx.db.updateTable('screens').set({ name: 'Three' }).where('id', '=', id).execute(),
      );
      expect(await version('a')).toBeGreaterThan(before);
    });

    it('move it with every transaction, on PostgreSQL once for all of its rows', async () => {
      for (const name of ['Many', 'More']) {
        const before = await version('a');
        await store.write(within('a'), async (tx) => {
          for (let at = 0; at < 5; at += 1)
            await tx.savepoint(() => tx.screens.insert({ name: `${name} ${at}`, uuid: `a ${name} ${at}` }));
        });
        expect((await version('a')) - before).toBe(engine === 'postgres' ? 1 : 5);
      }
    });

    it('do not move it for columns that do not count', async () => {
      const { id } = await insert('a', 'Four');
      const before = await version('a');
      await store.write(PLATFORM, (tx) => tx.db.updateTable('screens').set({ rev: 9 }).where('id', '=', id).execute());
      expect(await version('a')).toBe(before);
    });

    it('follow another definition when the server starts anew', async () => {
      const { id } = await insert('a', 'Five');
      const definitions = () =>
        store.read(PLATFORM, async (tx) => {
          const sql =
            engine === 'sqlite'
              ? "select name from sqlite_master where type = 'trigger' order by 1"
              : 'select tgname as name from pg_trigger where not tgisinternal order by 1';
          return (await currentOf(tx as never).connection.query({ sql }, [])).rows.map((row) => String(row['name']));
        });
      const before = await definitions();
      await store.sync();
      expect(await definitions()).toEqual(before);
      await store.close();
      store = await openFixture(place, createClock(), watching(['rev', 'updated_at', 'name']));
      expect(await definitions()).toHaveLength(before.length);
      expect(await definitions()).not.toEqual(before);
      const at = await version('a');
      await store.write(within('a'), (tx) => tx.screens.update(id, { name: 'Six' }));
      expect(await version('a')).toBe(at);
    });
  },
  ['sqlite', 'postgres'],
);
