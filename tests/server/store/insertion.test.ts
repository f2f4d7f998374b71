import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertion } from '#server/store/insertion.ts';
import type { Tx } from '#server/store/types.ts';
import type { FixtureStore } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture } from '../../support/store.ts';
import { anyDb } from '#tests/support/rows.ts';

interface Replay {
  appid: string;
  sequence: string;
  at: number;
}

const keepReplays = insertion<Replay, Pick<Replay, 'sequence' | 'at'>>(['appid', 'sequence', 'at'], (db, rows) =>
  db
    .insertInto('replays')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['sequence', 'at']),
);

const replays = (appid: string, count: number): Replay[] =>
  Array.from({ length: count }, (_, at) => ({ appid, sequence: `s${at}`, at }));

onEngines('rows that are inserted together', (engine) => {
  let store: FixtureStore;

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const write = <T>(work: (tx: Tx) => Promise<T>) => store.write(PLATFORM, (tx) => work(tx as unknown as Tx));
  const kept = (appid: string) =>
    write((tx) => anyDb(tx).selectFrom('replays').selectAll().where('appid', '=', appid).orderBy('at').execute());

  it('are all there, whatever their number', async () => {
    for (const count of [0, 1, 3, 63, 64, 100, 200]) {
      const rows = replays(`of ${count}`, count);
      const answered = await write((tx) => keepReplays.all(tx, rows));
      expect(answered.toSorted((a, b) => a.at - b.at)).toEqual(rows.map(({ sequence, at }) => ({ sequence, at })));
      expect(await kept(`of ${count}`)).toEqual(rows);
    }
  });

  it('are answered without those that were there already', async () => {
    await write((tx) => keepReplays.run(tx, replays('twice', 5)));
    const answered = await write((tx) => keepReplays.all(tx, replays('twice', 7)));
    expect(answered.map(({ sequence }) => sequence).toSorted()).toEqual(['s5', 's6']);
  });

  it('name their columns, in whatever order the rows do', async () => {
    await write((tx) => keepReplays.run(tx, [{ at: 9, sequence: 'last', appid: 'order' }]));
    expect(await kept('order')).toEqual([{ appid: 'order', sequence: 'last', at: 9 }]);
  });
});
