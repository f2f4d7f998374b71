import { sql } from 'kysely';
import { createTable, tablesOf } from '../ddl.ts';
import { sumAllWeeksOf } from '../sumWeeks.ts';
import { flowWeeks, screenWeeks } from '../technicalPlayer.ts';
import { FLOW_WEEKS, SCREEN_WEEKS } from '../weeks.ts';
import { columnsOf } from './dropColumn.ts';
import type { Migration } from './index.ts';

const MADE = [
  { weeks: SCREEN_WEEKS, table: screenWeeks },
  { weeks: FLOW_WEEKS, table: flowWeeks },
] as const;

/** Reports of time online and of passers-by read weeks, too (REP-07): a store that has sums by the day has them at once. */
export const weeksOfScreens: Migration = {
  number: 9,
  name: 'weeks-of-screens',
  up: async (tx, engine) => {
    for (const { weeks, table } of MADE) {
      if ((await columnsOf(tx, engine, weeks.of)).size === 0) continue;
      for (const part of tablesOf(table)) await sql.raw(createTable(engine, part)).execute(tx.db);
      await sumAllWeeksOf(tx.db, weeks);
    }
  },
};
