import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUniqueViolation } from '#server/store/errors.ts';
import { statement } from '#server/store/statement.ts';
import type { Tx } from '#server/store/types.ts';
import type { FixtureStore } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture } from '../../support/store.ts';
import { anyDb } from '#tests/support/rows.ts';

const keepReplay = statement<{ appid: string; sequence: string; at: number }>((db, value) =>
  db
    .insertInto('replays')
    .values({ appid: value('appid'), sequence: value('sequence'), at: value('at') })
    .onConflict((conflict) => conflict.doNothing()),
);
const findReplays = statement<{ at: number; appid: string | null }, { sequence: string; at: number }>((db, value) =>
  db
    .selectFrom('replays')
    .select(['sequence', 'at'])
    .where('at', '>=', value('at'))
    .where('at', '<=', value('at'))
    .where('appid', '=', value('appid'))
    .orderBy('sequence'),
);

onEngines('a statement by hand', (engine) => {
  let store: FixtureStore;

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const write = <T>(work: (tx: Tx) => Promise<T>) => store.write(PLATFORM, (tx) => work(tx as unknown as Tx));
  const read = <T>(work: (tx: Tx) => Promise<T>) => store.read(PLATFORM, (tx) => work(tx as unknown as Tx));

  it('takes its values by name, as often as they stand in it', async () => {
    const at = 1_780_000_000_000;
    expect(await write((tx) => keepReplay.run(tx, { at, sequence: 's1', appid: 'app' }))).toBe(1);
    expect(await write((tx) => keepReplay.run(tx, { appid: 'app', sequence: 's1', at: at + 1 }))).toBe(0);
    expect(await write((tx) => keepReplay.run(tx, { appid: 'app', sequence: 's2', at }))).toBe(1);
    expect(await read((tx) => findReplays.all(tx, { appid: 'app', at }))).toEqual([
      { sequence: 's1', at },
      { sequence: 's2', at },
    ]);
    expect(await read((tx) => findReplays.first(tx, { at, appid: 'app' }))).toEqual({ sequence: 's1', at });
    expect(await read((tx) => findReplays.first(tx, { at, appid: null }))).toBeNull();
  });

  it('cannot write where the transaction only reads', async () => {
    await expect(read((tx) => keepReplay.run(tx, { appid: 'app', sequence: 's3', at: 1 }))).rejects.toThrow(
      'read-only',
    );
  });

  it('gives numbers for sums, counts and averages', async () => {
    await write(async (tx) => {
      await anyDb(tx)
        .insertInto('uploads')
        .values([
          { id: 'u1', size: 3 },
          { id: 'u2', size: 4 },
        ])
        .execute();
      const row = await tx.db
        .selectFrom('uploads')
        .select((eb) => [
          eb.fn.sum('size').as('sum'),
          eb.fn.countAll().as('count'),
          eb.fn.avg('size').as('avg'),
          eb.fn.max('size').as('max'),
        ])
        .executeTakeFirst();
      expect(row).toEqual({ sum: 7, count: 2, avg: 3.5, max: 4 });
    });
  });

  it('says of a refused row that it was refused as a double', async () => {
    const enrol = (secretHash: string) =>
      write((tx) =>
        anyDb(tx).insertInto('enrolments').values({ secret_hash: secretHash, number: 'AB12CD34' }).execute(),
      );
    await enrol('one');
    const error: unknown = await enrol('two').catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('something else'))).toBe(false);
    expect(isUniqueViolation(null)).toBe(false);
  });

  it('counts a play once, however often it is sent', async () => {
    const play = (seq: number) =>
      write((tx) =>
        anyDb(tx)
          .insertInto('plays')
          .values({ corp_id: 'c', device_id: 'd', seq })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst(),
      );
    const added = [await play(1), await play(1), await play(2)].map((result) =>
      Number(result.numInsertedOrUpdatedRows),
    );
    expect(added).toEqual([1, 0, 1]);
  });
});
