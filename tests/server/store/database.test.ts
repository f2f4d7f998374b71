import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CorpDb } from '#server/store/corpDb.ts';
import type { Database } from '#server/store/database.ts';
import type { Tx } from '#server/store/types.ts';
import { PLATFORM, createPlace, onEngines, openFixture, type FixtureTx } from '#tests/support/store.ts';

/** Compiled and never run: each comment names what must not compile. */
export const statements = {
  forgets: (tx: Tx) =>
    // @ts-expect-error -- what corporations own is not in `db`, where no corp_id is added
    tx.db.selectFrom('ads').select('id'),
  changesAll: (tx: Tx) =>
    // @ts-expect-error -- nor can it be changed there
    tx.db.updateTable('devices').set({ name: 'all of them' }),
  misspells: (own: CorpDb) =>
    // @ts-expect-error -- no column is called so
    own.selectFrom('ads').select('nmae'),
  compares: (own: CorpDb) =>
    // @ts-expect-error -- a count is no text
    own.selectFrom('ads').select('id').where('impressions', '=', 'many'),
  leavesOut: (own: CorpDb) =>
    // @ts-expect-error -- a proof of play has times and a rev
    own.insertInto('proofs_of_play', [{ id: 'x' }]),
  names: (own: CorpDb) =>
    // @ts-expect-error -- the corporation is said already
    own.insertInto('tags', [{ corp_id: 'another', id: 'x', name: 'n', rev: 1, created_at: 1, updated_at: 1 }]),
  silent: (tx: Tx) =>
    // @ts-expect-error -- who looks at all corporations says why
    tx.acrossCorps(),
};

describe('a column', () => {
  it('is of the type of its field [structure 4]', () => {
    expectTypeOf<Database['ads']['start_at']>().not.toEqualTypeOf<string>();
    expectTypeOf<Database['ads__materials']['ref_id']>().toEqualTypeOf<string>();
    expectTypeOf<Database['uploads']['size']>().toEqualTypeOf<number>();
    expectTypeOf<'materials' extends keyof Database['ads'] ? true : false>().toEqualTypeOf<false>();
    expect(Object.keys(statements)).toHaveLength(7);
  });
});

onEngines('statements of one corporation', (engine) => {
  it('read, change, make and delete what is its own, and nothing else', async () => {
    const store = await openFixture(await createPlace(engine));
    // The fixture's tables stand in no printed type.
    const own = (tx: FixtureTx, corpId: string) => tx.ofCorp(corpId) as never as FixtureDb;
    await store.write(PLATFORM, async (tx) => {
      for (const corpId of ['one', 'two'])
        await own(tx, corpId)
          .insertInto('spots', [{ id: `spot of ${corpId}`, name: 'as it was' }])
          .execute();
      await own(tx, 'one').updateTable('spots').set({ name: 'changed' }).execute();
      expect(await own(tx, 'two').selectFrom('spots').select(['corp_id', 'id', 'name']).execute()).toEqual([
        { corp_id: 'two', id: 'spot of two', name: 'as it was' },
      ]);
      await own(tx, 'two').deleteFrom('spots').execute();
      expect(await own(tx, 'one').selectFrom('spots').select(['corp_id', 'id', 'name']).execute()).toEqual([
        { corp_id: 'one', id: 'spot of one', name: 'changed' },
      ]);
    });
    await store.close();
    await store.place.clean();
  });
});

interface FixtureDb {
  selectFrom(table: string): { select(columns: string[]): { execute(): Promise<unknown[]> } };
  updateTable(table: string): { set(values: object): { execute(): Promise<unknown> } };
  deleteFrom(table: string): { execute(): Promise<unknown> };
  insertInto(table: string, rows: object[]): { execute(): Promise<unknown> };
}
