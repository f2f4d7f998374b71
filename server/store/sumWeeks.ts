import { sql } from 'kysely';
import { stepOf } from '#core/report/period.ts';
import { addDays } from '#core/time.ts';
import { dayAt, dayStart } from '../policies/reportZone.ts';
import type { AnyDb } from './types.ts';
import { ALL_WEEKS, dayColumn, WEEKDAYS, type Weeks } from './weeks.ts';

/** Screens of a corporation whose weeks are made anew; where none are named, all of them. */
interface Screens {
  corpId: string;
  deviceIds?: readonly string[];
}

/** Returns where the week begins in which an instant lies, by the days of reports. */
export const weekStart = (at: number): number => dayStart(stepOf(dayAt(at), 'week'));

/** Makes the rows of a week from its sums by the day: of some screens in the place of those that are there, or of all where there are none. */
async function fill(db: AnyDb, { of, table, same, sums }: Weeks, at: number, screens?: Screens): Promise<void> {
  const monday = dayAt(at);
  const until = dayStart(addDays(monday, WEEKDAYS.length));
  const columns = sums.flatMap((sum) =>
    WEEKDAYS.map((day) => ({ sum, name: dayColumn(sum, day), from: dayStart(addDays(monday, day - 1)) })),
  );
  const { corpId, deviceIds } = screens ?? {};
  const days = db
    .selectFrom(of)
    .select(['corp_id', sql`cast(${at} as bigint)`.as('at'), sql`min(id)`.as('sum_id'), ...same])
    .select(sums.map((sum) => sql`sum(coalesce(${sql.ref(sum)}, 0))`.as(sum)))
    .select(
      columns.map(({ sum, name, from }) =>
        sql`sum(case when at = cast(${from} as bigint) then coalesce(${sql.ref(sum)}, 0) end)`.as(name),
      ),
    )
    .where('step', '=', 'day')
    .where('at', '>=', at)
    .where('at', '<', until)
    .where('deleted_at', 'is', null)
    .$if(corpId !== undefined, (rows) => rows.where('corp_id', '=', corpId!))
    .$if(deviceIds !== undefined, (rows) => rows.where('device_id', 'in', deviceIds!))
    .groupBy(['corp_id', ...same])
    // In the order of their key, in which they are read.
    .orderBy('sum_id');
  await db
    .insertInto(table)
    .columns(['corp_id', 'at', 'sum_id', ...same, ...sums, ...columns.map(({ name }) => name)])
    .expression(days)
    .execute();
}

/** Makes a week of some screens anew from their sums by the day. */
export async function sumWeek(db: AnyDb, weeks: Weeks, at: number, screens: Screens): Promise<void> {
  const { corpId, deviceIds } = screens;
  const old = db.deleteFrom(weeks.table).where('corp_id', '=', corpId).where('at', '=', at);
  await (deviceIds ? old.where('device_id', 'in', deviceIds) : old).execute();
  await fill(db, weeks, at, screens);
}

/** Makes all weeks of a table from its sums by the day: for a store that has these and no weeks yet. */
export async function sumAllWeeksOf(db: AnyDb, weeks: Weeks): Promise<void> {
  const { first, last } = await db
    .selectFrom(weeks.of)
    .select((eb) => [eb.fn.min('at').as('first'), eb.fn.max('at').as('last')])
    .where('step', '=', 'day')
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return;
  await db.deleteFrom(weeks.table).execute();
  for (let at = weekStart(Number(first)); at <= Number(last); at = dayStart(addDays(dayAt(at), WEEKDAYS.length)))
    await fill(db, weeks, at);
}

/** Makes the weeks of all tables that have some from their sums by the day. */
export async function sumAllWeeks(db: AnyDb): Promise<void> {
  for (const weeks of ALL_WEEKS) await sumAllWeeksOf(db, weeks);
}
