import { addDays } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { markAllPlays } from '../../commands/markPlays.ts';
import { dayAt, dayStart, HOUR_MS } from '../../policies/reportZone.ts';
import { sumWeek, weekStart } from '../../store/sumWeeks.ts';
import type { Store, Tx } from '../../store/types.ts';
import { PLAY_WEEKS } from '../../store/weeks.ts';
import { withEarnings } from './earned.ts';

/** Hours of screens in one transaction, and transactions in one run: others write in between. */
const AT_ONCE = 200;
const ROUNDS = 5;
/** Time for which sums rest after a run, to the time that it took: at most a twentieth of a server's time is theirs. */
const REST = 19;
/** Rows per statement. */
const CHUNK = 200;
const DAY_MS = 86_400_000;

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Setting that says that the plays of before the sums were marked. */
const BEGUN = 'playSums';

/** Columns that all plays of one row share. */
const SAME = PLAY_WEEKS.same;

type Same = Record<(typeof SAME)[number], string | null>;

interface Mark {
  corp_id: string;
  device_id: string;
  hour_at: number;
}

/** Keeps that the plays of before the sums were summed; false if it was kept already. */
export async function keepBegun(tx: Tx): Promise<boolean> {
  const begun = await tx.db
    .insertInto('settings')
    .values({ corp_id: '', name: BEGUN, value: 'true', updated_at: tx.now })
    .onConflict((conflict) => conflict.columns(['corp_id', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Says whether there is anything to sum: most ticks have nothing, and a look costs less than a write. */
async function isDue(tx: Tx, dueBefore: number): Promise<boolean> {
  const { begun, due } = await tx.db
    .selectNoFrom((eb) => [
      eb.selectFrom('settings').select('name').where('corp_id', '=', '').where('name', '=', BEGUN).as('begun'),
      eb.selectFrom('play_marks').select('hour_at').where('due_at', '<=', dueBefore).limit(1).as('due'),
    ])
    .executeTakeFirstOrThrow();
  return begun === null || due !== null;
}

/** Takes marks that are due: their plays are summed in this transaction. */
async function claim(tx: Tx, dueBefore: number): Promise<Mark[]> {
  const due = await tx.db
    .selectFrom('play_marks')
    .select(['corp_id', 'device_id', 'hour_at'])
    .where('due_at', '<=', dueBefore)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  const inOrder = due.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  for (const { corp_id: corpId, device_id: deviceId, hour_at: hourAt } of inOrder)
    await tx.db
      .deleteFrom('play_marks')
      .where('corp_id', '=', corpId)
      .where('device_id', '=', deviceId)
      .where('hour_at', '=', hourAt)
      .execute();
  return due;
}

/** Plays with all that they have in common, and what orders earned by them. */
export interface Summed extends Same {
  plays: number;
  duration_ms: number | null;
  income_milli?: number | null;
}

const keyOf = ({ corp_id: corpId, device_id: deviceId, hour_at: hourAt }: Mark): string =>
  `${corpId} ${deviceId} ${hourAt}`;

/** An hour or a day of some screens: those of one are made together, since most screens tell of the same. */
export interface Span {
  corpId: string;
  deviceIds: readonly string[];
  from: number;
  until: number;
}

/** Adds up the plays that began in an hour or a day. */
const ofPlays = (tx: Tx, { corpId, deviceIds, from, until }: Span) =>
  tx
    .ofCorp(corpId)
    .selectFrom('proofs_of_play')
    .select([...SAME])
    .select((eb) => [
      eb.fn.sum<number>(eb.fn.coalesce('plays', eb.lit(1))).as('plays'),
      eb.fn.sum<number>('duration_ms').as('duration_ms'),
    ])
    .where('device_id', 'in', deviceIds)
    .where('started_at', '>=', from)
    .where('started_at', '<', until)
    .where('deleted_at', 'is', null)
    .groupBy([...SAME])
    .execute();

/** Adds up the hours of a day, which are some dozens of rows of a screen where its plays are thousands. */
const ofHours = (tx: Tx, { corpId, deviceIds, from, until }: Span) =>
  tx
    .ofCorp(corpId)
    .selectFrom('play_sums')
    .select([...SAME])
    .select((eb) => [
      eb.fn.sum<number>('plays').as('plays'),
      eb.fn.sum<number>('duration_ms').as('duration_ms'),
      eb.fn.sum<number>('income_milli').as('income_milli'),
    ])
    .where('device_id', 'in', deviceIds)
    .where('step', '=', 'hour')
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy([...SAME])
    .execute();

/** Says whether a day has all its hours still: those that are older were swept. */
const hasHours = (day: number, now: number): boolean => day > now - limits.hourSumsKept + 2 * DAY_MS;

/** Makes the sums of one hour or day of some screens anew from their plays. */
async function rebuild(tx: Tx, step: 'hour' | 'day', span: Span) {
  const { corpId, deviceIds, from: at } = span;
  const own = tx.ofCorp(corpId);
  await own
    .deleteFrom('play_sums')
    .where('device_id', 'in', deviceIds)
    .where('step', '=', step)
    .where('at', '=', at)
    .execute();
  const sums =
    step === 'day' && hasHours(at, tx.now)
      ? await ofHours(tx, span)
      : await withEarnings(tx, span, await ofPlays(tx, span));
  const made = { created_at: tx.now, updated_at: tx.now, rev: 1, step, at };
  const rows = sums.map(({ plays, duration_ms: duration, income_milli: income, ...same }) => ({
    id: uuidv7(tx.now),
    ...made,
    ...same,
    plays,
    duration_ms: duration ?? 0,
    income_milli: income ?? 0,
  }));
  for (let from = 0; from < rows.length; from += CHUNK)
    await own.insertInto('play_sums', rows.slice(from, from + CHUNK)).execute();
}

/**
 * Makes the sums anew of hours that were marked (commands/markPlays.ts), of their days and weeks. Hours are made from the plays
 * themselves, days from their hours and weeks from their days, so that they are right whatever came late, twice or went
 * (REP-07). Returns the number of hours.
 * @param dueBefore marks that are due by then
 */
export async function rebuildPlaySums(store: Store, dueBefore: number, rounds: number = ROUNDS): Promise<number> {
  if (!(await store.read(SYSTEM, (tx) => isDue(tx, dueBefore)))) return 0;
  let made = 0;
  for (let round = 0; round < rounds; round += 1) {
    const count = await store.write(SYSTEM, async (tx) => {
      if (round === 0 && (await keepBegun(tx))) await markAllPlays(tx);
      return sumMarks(tx, dueBefore);
    });
    made += count;
    if (count < AT_ONCE) break;
  }
  return made;
}

/**
 * Returns what makes sums as {@link rebuildPlaySums} does, and makes none while it rests: where more plays are told than can be
 * summed beside them, sums come later and not plays slower (REP-07). A mark that waits takes up what is told meanwhile.
 * @param now clock by which a run is timed, milliseconds
 */
export function restingPlaySums(store: Store, now: () => number): (dueBefore: number) => Promise<number> {
  let last = { ended: Number.NEGATIVE_INFINITY, took: 0 };
  return async (dueBefore) => {
    const began = now();
    // A clock that was set back keeps nothing waiting.
    if (began >= last.ended && began - last.ended < last.took * REST) return 0;
    const made = await rebuildPlaySums(store, dueBefore);
    const ended = now();
    last = { ended, took: ended - began };
    return made;
  };
}

/** The same within a transaction, at most one part of them. */
export async function sumMarks(tx: Tx, dueBefore: number): Promise<number> {
  const marks = await claim(tx, dueBefore);
  for (const span of spansOf(marks, (at) => ({ from: at, until: at + HOUR_MS }))) await rebuild(tx, 'hour', span);
  const dayOf = (at: number) => ({ from: dayStart(dayAt(at)), until: dayStart(addDays(dayAt(at), 1)) });
  for (const span of spansOf(marks, dayOf)) await rebuild(tx, 'day', span);
  const db = tx.acrossCorps('a week is made of the days of one corporation, which is named');
  const weekOf = (at: number) => ({ from: weekStart(at), until: dayStart(addDays(dayAt(weekStart(at)), 7)) });
  for (const { from, ...screens } of spansOf(marks, weekOf)) await sumWeek(db, PLAY_WEEKS, from, screens);
  return marks.length;
}

/** Returns the hours or days of marks, each with its screens. */
function spansOf(marks: readonly Mark[], of: (at: number) => Pick<Span, 'from' | 'until'>): Span[] {
  const spans = new Map<string, Span & { deviceIds: string[] }>();
  // Marks are of few hours and many screens, and days are found by a calendar.
  const known = new Map<number, Pick<Span, 'from' | 'until'>>();
  for (const { corp_id: corpId, device_id: deviceId, hour_at: at } of marks) {
    const { from, until } = known.get(at) ?? of(at);
    known.set(at, { from, until });
    const key = `${corpId} ${from}`;
    const span = spans.get(key) ?? { corpId, from, until, deviceIds: [] };
    if (!span.deviceIds.includes(deviceId)) span.deviceIds.push(deviceId);
    spans.set(key, span);
  }
  return [...spans.values()];
}
