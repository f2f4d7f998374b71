import { expect, it } from 'vitest';
import { dayStart } from '#server/policies/reportZone.ts';
import { printedSchema, type Schema } from '#server/store/schema.ts';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';

/** The schema of a release before, which had no weeks; and one that did not know what is earned, either. */
async function schemaBefore(later: readonly string[]): Promise<Schema> {
  const { tables, technical, ...rest } = await printedSchema();
  const { playSums } = tables;
  const columns = playSums!.columns.filter(({ name }) => !later.includes(name));
  return {
    ...rest,
    tables: { ...tables, playSums: { ...playSums!, columns } },
    technical: technical.filter(({ name }) => name !== 'play_weeks'),
  };
}

/** Sum of a day, or of an hour of one. */
const sum = (id: string, day: string, plays: number, more: object = {}) => ({
  id,
  corp_id: 'a',
  step: 'day',
  at: dayStart(day),
  ad_id: 'tea',
  device_id: 'lobby',
  plays,
  duration_ms: plays * 1000,
  ...more,
});

const SUMS = [
  // A Monday, the Sunday after it, and the Monday of the next week.
  sum('s1', '2026-06-01', 3),
  sum('s2', '2026-06-07', 4),
  sum('s3', '2026-06-08', 5),
  // Of another name, another enterprise, months before; and what is no day.
  sum('s4', '2026-06-02', 6, { device_name: 'Renamed' }),
  sum('s5', '2026-06-01', 7, { corp_id: 'b' }),
  sum('s6', '2025-12-31', 8),
  sum('s7', '2026-06-01', 9, { step: 'hour' }),
  sum('s8', '2026-06-01', 10, { deleted_at: 1 }),
];

onEngines(
  'a store with sums by the day',
  (engine) => {
    it.each([
      ['no weeks', []],
      ['nor what was earned', ['incomeMilli']],
    ])('and %s has them in weeks once it is opened, each sum once [REP-07]', async (_what, later) => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock(), await schemaBefore(later));
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        await anyDb(tx).deleteFrom('schema_version').where('number', '>', 2).execute();
        for (const row of SUMS) await anyDb(tx).insertInto('play_sums').values(row).execute();
      });
      await before.close();

      const store = await openStore(place.config, createClock());
      expect([await store.sync(), await store.sync()]).toEqual([[], []]);
      const rows = await store.write(PLATFORM, (tx) =>
        anyDb(tx).selectFrom('play_weeks').selectAll().orderBy('at').orderBy('sum_id').execute(),
      );
      await store.close();
      const days = (row: Record<string, unknown>, name: string) =>
        Array.from({ length: 7 }, (_, n) => row[`${name}${n + 1}`]);
      const none = null;
      expect(rows.map((row) => [row.corp_id, row.at, row.sum_id, row.device_name, days(row, 'plays')])).toEqual([
        ['a', dayStart('2025-12-29'), 's6', none, [none, none, 8, none, none, none, none]],
        ['a', dayStart('2026-06-01'), 's1', none, [3, none, none, none, none, none, 4]],
        ['a', dayStart('2026-06-01'), 's4', 'Renamed', [none, 6, none, none, none, none, none]],
        ['b', dayStart('2026-06-01'), 's5', none, [7, none, none, none, none, none, none]],
        ['a', dayStart('2026-06-08'), 's3', none, [5, none, none, none, none, none, none]],
      ]);
      expect(rows.map((row) => [row.plays, row.duration_ms, row.income_milli])).toEqual([
        [8, 8000, 0],
        [7, 7000, 0],
        [6, 6000, 0],
        [7, 7000, 0],
        [5, 5000, 0],
      ]);
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
