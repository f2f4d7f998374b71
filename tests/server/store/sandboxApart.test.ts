import { expect, it } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';

const payment = (id: string, more: object) => ({
  id,
  number: id,
  token: id,
  corp_id: 'a',
  purpose: 'cast',
  subject_id: id,
  ref: id,
  amount: 100,
  asks: 0,
  created_at: 1,
  expires_at: 2,
  gateway: 'sandbox',
  status: 'pending',
  ask_at: 3,
  ...more,
});

onEngines(
  'a store with trades of the sandbox',
  (engine) => {
    it('has them no more, and waits for none of their payments; those of a gateway stay [MKT-03]', async () => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock());
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        await anyDb(tx).deleteFrom('schema_version').where('number', '>', 6).execute();
        await tx.db.schema.createTable('sandbox_trades').addColumn('number', 'text').execute();
        const rows = [
          payment('waits', {}),
          payment('back', { status: 'paid', txn: 't', ask_at: null, refund: 'due', refund_at: 4 }),
          payment('other', { gateway: 'alipay' }),
        ];
        for (const row of rows) await anyDb(tx).insertInto('payments').values(row).execute();
      });
      await before.close();
      const store = await openStore(place.config, createClock());
      expect(await store.sync()).toEqual([
        expect.stringMatching(/ 1 were not paid and are closed, and 1 were to be given/),
      ]);
      const found = await store.read(PLATFORM, (tx) =>
        tx.db.selectFrom('payments').select(['id', 'status', 'ask_at', 'refund_at']).orderBy('id').execute(),
      );
      expect(found).toEqual([
        { id: 'back', status: 'paid', ask_at: null, refund_at: null },
        { id: 'other', status: 'pending', ask_at: 3, refund_at: null },
        { id: 'waits', status: 'closed', ask_at: null, refund_at: null },
      ]);
      await expect(
        store.read(PLATFORM, (tx) => anyDb(tx).selectFrom('sandbox_trades').selectAll().execute()),
      ).rejects.toThrow('sandbox_trades');
      await store.close();
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
