import { sql } from 'kysely';
import { addColumn, createTable, tablesOf } from '../ddl.ts';
import { sumAllWeeksOf } from '../sumWeeks.ts';
import { playWeeks } from '../technicalPlayer.ts';
import { PLAY_WEEKS } from '../weeks.ts';
import { columnsOf } from './dropColumn.ts';
import type { Migration } from './index.ts';

/** Reports read weeks of plays (REP-07): a store that has sums by the day has them from the first report on. */
export const weeksOfPlays: Migration = {
  number: 4,
  name: 'weeks-of-plays',
  up: async (tx, engine) => {
    const columns = await columnsOf(tx, engine, 'play_sums');
    if (columns.size === 0) return;
    // Older sums lack the income: sync adds columns after the migrations only.
    if (!columns.has('income_milli'))
      await sql.raw(addColumn(engine, 'play_sums', { name: 'income_milli', type: 'integer' })).execute(tx.db);
    for (const table of tablesOf(playWeeks)) await sql.raw(createTable(engine, table)).execute(tx.db);
    await sumAllWeeksOf(tx.db, PLAY_WEEKS);
  },
};
