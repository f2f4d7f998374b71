import { expect, it } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';
import { drawn, widget } from '../handlers/layouts/layoutScene.ts';

const showing = (...ids: string[]) =>
  JSON.stringify(drawn(...ids.map((materialId, n) => widget(`w${n}`, 'picture', {}, { materialId }))));

/** A text that is an id shows no material. */
const SAYING = JSON.stringify(drawn(widget('words', 'text', {}, { text: 'poster' })));

/** More than are read at once, of two corporations, with some that nobody can read. */
const LAYOUTS = [
  ...Array.from({ length: 450 }, (_, n) => ({
    corp_id: n % 2 ? 'a' : 'b',
    id: `l${String(n)}`,
    document: showing('poster', 'logo', 'poster'),
    rev: 3,
  })),
  { corp_id: 'a', id: 'saying', document: SAYING, rev: 3 },
  { corp_id: 'a', id: 'unreadable', document: '{"version":1}', rev: 3 },
  { corp_id: 'a', id: 'none', document: null, rev: 3 },
];

onEngines(
  'a store of before layouts named their materials',
  (engine) => {
    it.each([
      ['lacks the tables', true],
      ['has them, empty', false],
    ])('that %s has those of each layout and draft, in their order [UI-09, MAT-04]', async (_what, isWithout) => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock());
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        const db = anyDb(tx);
        await db.deleteFrom('schema_version').where('number', '>', 10).execute();
        await db.insertInto('layouts').values(LAYOUTS).execute();
        await db
          .insertInto('layout_drafts')
          .values({ corp_id: 'a', id: 'd1', layout_id: 'l1', document: showing('film'), rev: 2 })
          .execute();
        if (isWithout)
          for (const table of ['layouts__material_ids', 'layout_drafts__material_ids'])
            await db.schema.dropTable(table).execute();
      });
      await before.close();

      const after = await openStore(place.config, createClock());
      await after.sync();
      const [layouts, drafts] = await after.read(PLATFORM, (tx) =>
        Promise.all([
          tx.layouts.find((eb) => eb.val(true), { fields: ['materialIds', 'rev'] }),
          tx.layoutDrafts.find((eb) => eb.val(true), { fields: ['materialIds', 'rev'] }),
        ]),
      );
      const none = layouts.filter(({ materialIds }) => materialIds.length === 0).map(({ id }) => id);
      expect(none.toSorted()).toEqual(['none', 'saying', 'unreadable']);
      const shown = layouts.filter(({ materialIds }) => materialIds.length > 0);
      expect(new Set(shown.map(({ materialIds }) => materialIds.join()))).toEqual(new Set(['poster,logo']));
      expect(drafts).toMatchObject([{ id: 'd1', materialIds: ['film'], rev: 2 }]);
      expect(new Set(layouts.map(({ rev }) => rev))).toEqual(new Set([3]));
      await after.close();
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
