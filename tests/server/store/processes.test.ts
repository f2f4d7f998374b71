import { expect, it } from 'vitest';
import type { ListQuery } from '#server/store/types.ts';
import { createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

const scope = scopeOf();
const query: ListQuery = { page: 1, pageSize: 5, sort: 'id', order: 'asc', filter: {} };

onEngines('changes in one process', (engine) => {
  it('are announced there, by table, once they are committed', async () => {
    const store = await openFixture(await createPlace(engine));
    const heard: string[] = [];
    const stop = store.onChange((table) => heard.push(table));
    await store.write(scope, async (tx) => {
      await tx.screens.insert({ name: 'one', uuid: 'u1', tagIds: ['t'] });
      expect(heard).toEqual([]);
    });
    expect(heard.toSorted()).toEqual(['globals', 'screens', 'screens__tag_ids']);
    stop();
    await store.write(scope, (tx) => tx.spots.insert({ name: 'unheard' }));
    expect(heard).toHaveLength(3);
    await store.close();
    await store.place.clean();
  });

  it('are not announced of a statement that found nothing to change', async () => {
    const store = await openFixture(await createPlace(engine));
    const heard: string[] = [];
    store.onChange((table) => heard.push(table));
    await store.write(scope, async (tx) => {
      await tx.screens.updateAll((eb) => eb('name', '=', 'nowhere'), { brightness: 1 });
      expect(await tx.screens.update('nobody', { brightness: 1 })).toBeNull();
      await tx.db.deleteFrom('sessions').where('expires_at', '<', 0).execute();
    });
    expect(heard).toEqual([]);
    await store.close();
    await store.place.clean();
  });

  it('carries words to listeners of their topic', async () => {
    const store = await openFixture(await createPlace(engine));
    const heard: string[] = [];
    const stop = store.bus.subscribe('device', (text) => heard.push(text));
    store.bus.publish('device', 'd1');
    store.bus.publish('other', 'd2');
    stop();
    store.bus.publish('device', 'd3');
    expect(heard).toEqual(['d1']);
    await store.close();
    await store.place.clean();
  });
});

onEngines(
  'two processes on one database',
  (engine) => {
    it("hear each other's words and changes, and forget their totals", async () => {
      const place = await createPlace(engine);
      const [here, there] = [await openFixture(place), await openFixture(place)];
      const total = async () => (await there.read(scope, (tx) => tx.screens.list(query))).total;
      expect(await total()).toBe(0);

      const changed = new Promise<string>((resolve) => there.onChange(resolve));
      const word = new Promise<string>((resolve) => there.bus.subscribe('device', resolve));
      here.bus.publish('device', 'd1');
      await here.write(scope, (tx) => tx.screens.insert({ name: 'from here' }));
      expect(await word).toBe('d1');
      expect(await changed).toBe('screens');
      expect(await total()).toBe(1);
      await Promise.all([here.close(), there.close()]);
      await place.clean();
    });

    it('are heard again after the connection was lost', async () => {
      const place = await createPlace(engine);
      const [here, there] = [await openFixture(place), await openFixture(place)];
      const all = new Promise<string>((resolve) => there.onChange(resolve));
      await here.write({ kind: 'system', corpId: null }, (tx) =>
        tx.db
          .selectFrom('pg_stat_activity')
          .where('query', '=', 'listen vitrine')
          .select((eb) => eb.fn('pg_terminate_backend', ['pid']).as('ended'))
          .execute(),
      );
      expect(await all).toBe('*');
      const word = new Promise<string>((resolve) => there.bus.subscribe('device', resolve));
      const again = setInterval(() => here.bus.publish('device', 'd2'), 50);
      expect(await word).toBe('d2');
      clearInterval(again);
      await Promise.all([here.close(), there.close()]);
      await place.clean();
    });
  },
  ['postgres'],
);
