import { expect, it } from 'vitest';
import { dayStart } from '#server/policies/reportZone.ts';
import { printedSchema, type Schema } from '#server/store/schema.ts';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';

const WEEKS = ['screen_weeks', 'flow_weeks'] as const;

/** The schema of a release before, which had weeks of plays alone. */
async function schemaBefore(): Promise<Schema> {
  const { technical, ...rest } = await printedSchema();
  return { ...rest, technical: technical.filter(({ name }) => !WEEKS.some((table) => table === name)) };
}

const base = (id: string, day: string) => ({ id, corp_id: 'a', step: 'day', at: dayStart(day), device_id: 'lobby' });
const online = (id: string, day: string, hours: number, more: object = {}) => ({
  ...base(id, day),
  due_ms: 24,
  online_ms: hours,
  outages: 1,
  ...more,
});
const passed = (id: string, day: string, people: number, more: object = {}) => ({
  ...base(id, day),
  age_band: '20-25',
  gender: 'male',
  people,
  ...more,
});

/** A Monday, the Sunday after it, and the Monday of the next week; a screen that was moved; others, and an hour. */
const SUMS = {
  screen_sums: [
    online('s1', '2026-06-01', 3),
    online('s2', '2026-06-07', 4),
    online('s3', '2026-06-08', 5),
    online('s4', '2026-06-02', 6, { store_id: 'moved' }),
    online('s5', '2026-06-01', 7, { corp_id: 'b' }),
    online('s6', '2026-06-01', 8, { step: 'hour' }),
  ],
  flow_sums: [
    passed('f1', '2026-06-01', 3),
    passed('f2', '2026-06-07', 4),
    passed('f3', '2026-06-07', 5, { gender: 'female' }),
    passed('f4', '2026-06-02', 6, { device_id: 'lift' }),
    passed('f5', '2026-06-01', 7, { step: 'hour' }),
  ],
};

onEngines(
  'a store with sums of screens by the day',
  (engine) => {
    it('has them in weeks once it is opened, each sum once [REP-07]', async () => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock(), await schemaBefore());
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        await anyDb(tx).deleteFrom('schema_version').where('number', '>', 8).execute();
        for (const [table, rows] of Object.entries(SUMS))
          for (const row of rows) await anyDb(tx).insertInto(table).values(row).execute();
      });
      await before.close();

      const store = await openStore(place.config, createClock());
      expect([await store.sync(), await store.sync()]).toEqual([[], []]);
      const [screens, flow] = await store.write(PLATFORM, (tx) =>
        Promise.all(
          WEEKS.map((table) => anyDb(tx).selectFrom(table).selectAll().orderBy('at').orderBy('sum_id').execute()),
        ),
      );
      await store.close();
      const days = (row: Record<string, unknown>, name: string) =>
        Array.from({ length: 7 }, (_, n) => row[`${name}${n + 1}`]);
      const none = null;
      const [first, second] = [dayStart('2026-06-01'), dayStart('2026-06-08')];
      expect(
        screens!.map((row) => [row.corp_id, row.at, row.sum_id, row.store_id, row.online_ms, days(row, 'online_ms')]),
      ).toEqual([
        ['a', first, 's1', none, 7, [3, none, none, none, none, none, 4]],
        ['a', first, 's4', 'moved', 6, [none, 6, none, none, none, none, none]],
        ['b', first, 's5', none, 7, [7, none, none, none, none, none, none]],
        ['a', second, 's3', none, 5, [5, none, none, none, none, none, none]],
      ]);
      expect(screens!.map((row) => [row.due_ms, row.outages])).toEqual([
        [48, 2],
        [24, 1],
        [24, 1],
        [24, 1],
      ]);
      expect(flow!.map((row) => [row.device_id, row.gender, row.people, days(row, 'people')])).toEqual([
        ['lobby', 'male', 7, [3, none, none, none, none, none, 4]],
        ['lobby', 'female', 5, [none, none, none, none, none, none, 5]],
        ['lift', 'male', 6, [none, 6, none, none, none, none, none]],
      ]);
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
