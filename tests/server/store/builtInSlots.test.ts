import { expect, it } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';

const layout = (id: string, builtIn: number, corp = 'a') => ({ corp_id: corp, id, built_in: builtIn });
const slot = (id: string, layoutId: string, widget: string, more: object = {}) => ({
  corp_id: 'a',
  id,
  number: id,
  layout_id: layoutId,
  widget_id: widget,
  rev: 4,
  ...more,
});

onEngines(
  'a store of before slots said that they are built in',
  (engine) => {
    it('says it of the first in each place of a built-in layout, and of no other [LAY-06]', async () => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock());
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        const db = anyDb(tx);
        await db.deleteFrom('schema_version').where('number', '>', 11).execute();
        await db
          .insertInto('layouts')
          .values([layout('full', 1), layout('own', 0), layout('theirs', 1, 'b')])
          .execute();
        await db
          .insertInto('ad_slots')
          .values([
            slot('s0', 'full', 'main', { deleted_at: 5 }),
            slot('s1', 'full', 'main'),
            slot('s2', 'full', 'main'),
            slot('s3', 'full', 'side'),
            slot('s4', 'own', 'main'),
            slot('s5', 'theirs', 'main'),
          ])
          .execute();
      });
      await before.close();

      const after = await openStore(place.config, createClock());
      await after.sync();
      const rows = await after.read(PLATFORM, (tx) =>
        anyDb(tx).selectFrom('ad_slots').select(['id', 'built_in', 'rev']).orderBy('id').execute(),
      );
      expect(rows.map(({ built_in: is }) => Number(is))).toEqual([0, 1, 0, 1, 0, 0]);
      expect(new Set(rows.map(({ rev }) => Number(rev)))).toEqual(new Set([4]));
      await after.close();
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
