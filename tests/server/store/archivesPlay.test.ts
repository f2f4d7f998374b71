import { expect, it } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb, sampleRow } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';

onEngines(
  'a store of before HTML archives were playable',
  (engine) => {
    it('marks those that a player opens, and no others [MAT-03, MAT-05]', async () => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock());
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        await anyDb(tx).deleteFrom('schema_version').where('number', '>', 9).execute();
        for (const [n, format] of ['zip', 'rar'].entries())
          await tx
            .as({ kind: 'system', corpId: 'corp' })
            .materials.insert({ ...sampleRow('material', n), type: 'archive', format, playable: false });
      });
      await before.close();

      const after = await openStore(place.config, createClock());
      await after.sync();
      const rows = await after.read(PLATFORM, (tx) => tx.materials.find((eb) => eb.val(true)));
      expect(Object.fromEntries(rows.map(({ format, playable }) => [format, playable]))).toEqual({
        zip: true,
        rar: false,
      });
      await after.close();
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
