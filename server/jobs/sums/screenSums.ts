import type { Span } from '#core/pacing/openHours.ts';
import { addDays } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { storeSettingInstant } from '../../commands/storeSettingInstant.ts';
import { onWithin } from '../../policies/operatingHours.ts';
import { dayAt, dayStart, HOUR_MS, hourStart } from '../../policies/reportZone.ts';
import { settingInstant } from '../../policies/settingInstant.ts';
import { SCREENS_DONE } from '../../policies/sumsUpTo.ts';
import { sumWeek, weekStart } from '../../store/sumWeeks.ts';
import type { Store, Tx } from '../../store/types.ts';
import { SCREEN_WEEKS } from '../../store/weeks.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** An hour is summed that long after its end: that a screen went offline is seen late. */
const SETTLED_MS = 5 * 60_000;
/** Hours in one tick, and how far back a store begins that has none. */
const HOURS_AT_ONCE = 48;
const BEGIN_HOURS = 90 * 24;
const CHUNK = 200;

/** States in which a screen is due to be online, while its timers have it on. */
const DUE = new Set(['online', 'offline']);

interface Change {
  state: string;
  at: number;
}

interface Period {
  from: number;
  until: number;
}

export interface Online {
  onlineMs: number;
  dueMs: number;
  outages: number;
}

/**
 * Returns how long a screen was online in a period, of the time for which it was active and its timers had it on. `changes`
 * are in order of time, with the last one before the period; in front of them it was not there. `on` is when it should be
 * on; what it does at other times, online with a dark panel or shut down, counts neither way.
 */
export function onlineIn(changes: readonly Change[], { from, until }: Period, on: readonly Span[]): Online {
  const sum: Online = { onlineMs: 0, dueMs: 0, outages: 0 };
  changes.forEach(({ state, at }, index) => {
    const ends = Math.min(changes[index + 1]?.at ?? until, until);
    const begins = Math.max(at, from);
    const ms = on.reduce((all, span) => all + Math.max(0, Math.min(ends, span.to) - Math.max(begins, span.from)), 0);
    if (DUE.has(state)) sum.dueMs += ms;
    if (state === 'online') sum.onlineMs += ms;
    const isSudden = at >= from && at < until && on.some((span) => span.from <= at && at < span.to);
    if (state === 'offline' && isSudden && changes[index - 1]?.state === 'online') sum.outages += 1;
  });
  return sum;
}

/** Returns the last change of each screen before a moment: looked for screen by screen, each by its index. */
async function changesBefore(tx: Tx, corpId: string, from: number) {
  const screens = await tx
    .ofCorp(corpId)
    .selectFrom('devices')
    .select((eb) =>
      eb
        .selectFrom('state_changes')
        .select('state_changes.id')
        .whereRef('state_changes.corp_id', '=', 'devices.corp_id')
        .where('state_changes.entity', '=', 'device')
        .whereRef('state_changes.row_id', '=', 'devices.id')
        .where('state_changes.at', '<', from)
        .orderBy('state_changes.at', 'desc')
        .orderBy('state_changes.id', 'desc')
        .limit(1)
        .as('last'),
    )
    .execute();
  const ids = screens.flatMap(({ last }) => last ?? []);
  const rows = [];
  for (let at = 0; at < ids.length; at += CHUNK)
    rows.push(
      ...(await tx.db
        .selectFrom('state_changes')
        .select(['row_id', 'state', 'at'])
        .where('id', 'in', ids.slice(at, at + CHUNK))
        .execute()),
    );
  return rows;
}

/**
 * Returns the changes of state of all screens of a corporation up to a moment, with the last one before `from`. It costs as
 * much as there are screens and changes in between, however many older ones are kept.
 */
async function changesOf(tx: Tx, corpId: string, { from, until }: Period): Promise<Map<string, Change[]>> {
  const before = await changesBefore(tx, corpId, from);
  const within = await tx
    .ofCorp(corpId)
    .selectFrom('devices')
    // SQLite keeps the order of a cross join: screens first, then the changes of each by its index.
    .crossJoin('state_changes')
    .select(['state_changes.row_id', 'state_changes.state', 'state_changes.at'])
    .whereRef('state_changes.corp_id', '=', 'devices.corp_id')
    .where('state_changes.entity', '=', 'device')
    .whereRef('state_changes.row_id', '=', 'devices.id')
    .where('state_changes.at', '>=', from)
    .where('state_changes.at', '<', until)
    .orderBy('state_changes.at')
    .orderBy('state_changes.id')
    .execute();
  return Map.groupBy([...before, ...within], (row) => row.row_id);
}

/** Makes the sums of the screens of a corporation for some hours or days, where there are none. */
export async function sumScreens(
  tx: Tx,
  corpId: string,
  step: 'hour' | 'day',
  periods: readonly Period[],
): Promise<void> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return;
  const own = tx.ofCorp(corpId);
  const changes = await changesOf(tx, corpId, { from: first.from, until: last.until });
  // One that was deleted meanwhile was there until then.
  const devices = await own
    .selectFrom('devices')
    .select(['id', 'name', 'group_id', 'store_id', 'district_code', 'dept_id', 'deleted_at'])
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', first.from)]))
    .execute();
  const whole: Span = { from: first.from, to: last.until };
  const spans = await onWithin(
    tx,
    devices.map(({ id }) => id),
    whole,
  );
  const made = { created_at: tx.now, updated_at: tx.now, rev: 1, step };
  // Of one that was deleted no timer is known any more.
  const rows = devices.flatMap(({ id: deviceId, name, deleted_at: deletedAt, ...place }) =>
    periods.flatMap((period) => {
      const there = { from: period.from, until: Math.min(period.until, deletedAt ?? period.until) };
      const { onlineMs, dueMs, outages } = onlineIn(changes.get(deviceId) ?? [], there, spans.get(deviceId) ?? [whole]);
      if (dueMs === 0) return [];
      const figures = { online_ms: onlineMs, due_ms: dueMs, outages };
      const of = { device_id: deviceId, device_name: name, at: period.from };
      return [{ id: uuidv7(tx.now), ...made, ...of, ...place, ...figures }];
    }),
  );
  await own
    .deleteFrom('screen_sums')
    .where('step', '=', step)
    .where(
      'at',
      'in',
      periods.map(({ from }) => from),
    )
    .execute();
  for (let from = 0; from < rows.length; from += CHUNK)
    await own.insertInto('screen_sums', rows.slice(from, from + CHUNK)).execute();
  if (step === 'hour') return;
  const db = tx.acrossCorps('a week is made of the days of one corporation, which is named');
  for (const at of new Set(periods.map(({ from }) => weekStart(from)))) await sumWeek(db, SCREEN_WEEKS, at, { corpId });
}

/** Returns the hours from one to another, which does not belong to them. */
export const hoursBetween = (from: number, until: number): Period[] =>
  Array.from({ length: Math.max(0, Math.round((until - from) / HOUR_MS)) }, (_, index) => ({
    from: from + index * HOUR_MS,
    until: from + (index + 1) * HOUR_MS,
  }));

/** Returns the days that these hours touch, each as far as the last hour goes. */
export function daysOver(hours: readonly Period[]): Period[] {
  const until = hours.at(-1)?.until ?? 0;
  const days = [...new Set(hours.map(({ from }) => dayAt(from)))];
  return days.map((day) => ({ from: dayStart(day), until: Math.min(until, dayStart(addDays(day, 1))) }));
}

/**
 * Makes the sums of time online for the hours that are over since the last ones, and for their days (REP-07). What a
 * server missed while it stood still it makes up for, some hours in each tick. Returns the number of hours.
 */
export async function sumScreenHours(store: Store, now: number): Promise<number> {
  const settled = hourStart(now - SETTLED_MS);
  const due = await store.read(SYSTEM, async (tx) => ((await settingInstant(tx, SCREENS_DONE)) ?? 0) < settled);
  if (!due) return 0;
  return store.write(SYSTEM, async (tx) => {
    const from = (await settingInstant(tx, SCREENS_DONE)) ?? settled - BEGIN_HOURS * HOUR_MS;
    const hours = hoursBetween(from, settled).slice(0, HOURS_AT_ONCE);
    const corps = await tx
      .acrossCorps('sums of time online are made for every corporation')
      .selectFrom('devices')
      .select('corp_id')
      .distinct()
      .execute();
    for (const { corp_id: corpId } of corps) {
      await sumScreens(tx, corpId, 'hour', hours);
      await sumScreens(tx, corpId, 'day', daysOver(hours));
    }
    await storeSettingInstant(tx, SCREENS_DONE, hours.at(-1)?.until ?? settled);
    return hours.length;
  });
}
