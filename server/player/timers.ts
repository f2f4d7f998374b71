import type { Timer } from '#core/schedule/timers.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { DeviceTimerStored } from '#generated/server/device-timers.gen.ts';
import type { Tx } from '../store/types.ts';
import { isNaming, targetName, targetsOf, type Target } from './targets.ts';

/** Most timers of one screen. */
export const MOST_TIMERS = 500;
/** Most timers of all enterprises that are read at once. */
const MOST_READ = 100_000;
/** Time for which a one-time timer is still read: as far back as the last switching is looked for. */
const ENDED_MS = 8 * 24 * 60 * 60_000;

/** Screen as far as timers are concerned. */
type Timed = Target & Pick<DeviceStored, 'corpId'>;

/** Returns the enabled timers of a screen: its own, and those of its group, sets, tags and store. */
export const timersOf = (tx: Tx, device: Timed): Promise<DeviceTimerStored[]> =>
  tx
    .as({ kind: 'system', corpId: device.corpId })
    .deviceTimers.find(
      (eb) => eb.and([eb('status', '=', 'enabled'), isNaming('device_timers', device, device.corpId)(eb)]),
      { limit: MOST_TIMERS },
    );

/**
 * Returns the timers for power of each screen that has one: those that are enabled, and those that ran once lately, which had
 * it off then. One statement, whatever the number of screens.
 */
export async function powerTimersOf(tx: Tx, screens: readonly Timed[]): Promise<ReadonlyMap<string, Timer[]>> {
  if (screens.length === 0) return new Map();
  const rows = await tx
    .as({ kind: 'system', corpId: null })
    .deviceTimers.find(
      (eb) =>
        eb.and([
          eb('corp_id', 'in', [...new Set(screens.map(({ corpId }) => corpId))]),
          eb.or([
            eb('status', '=', 'enabled'),
            eb.and([eb('status', '=', 'over'), eb('repeat', '=', 'once'), eb('on_at', '>', tx.now - ENDED_MS)]),
          ]),
          eb('kind', '=', 'power'),
        ]),
      { limit: MOST_READ },
    );
  const named = new Map<string, Timer[]>();
  for (const row of rows) {
    const timer = timerOf(row);
    if (!timer) continue;
    for (const id of row.targetIds ?? []) {
      const key = `${row.corpId} ${targetName(row.targetType, id)}`;
      named.set(key, [...(named.get(key) ?? []), timer]);
    }
  }
  return new Map(
    screens.map((screen) => [
      screen.id,
      targetsOf(screen)
        .flatMap((target) => named.get(`${screen.corpId} ${target}`) ?? [])
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  );
}

const TIMER_FIELDS = [
  'kind',
  'targetType',
  'updatedAt',
  'level',
  'repeat',
  'weekdays',
  'time',
  'offTime',
  'onTime',
  'onDay',
  'at',
  'offAt',
  'onAt',
] as const;

/** Columns that a timer is made of. */
type TimerRow = Pick<DeviceTimerStored, 'id' | (typeof TIMER_FIELDS)[number]>;

/** Returns a timer as a screen keeps it, or null if it lacks what its kind needs. */
export function timerOf(row: TimerRow): Timer | null {
  const isPower = row.kind === 'power';
  const [time, at] = isPower ? [row.offTime, row.offAt] : [row.time, row.at];
  if (!row.kind || !row.repeat || (row.repeat === 'once' ? !at : !time)) return null;
  return {
    id: row.id,
    kind: row.kind,
    own: row.targetType === 'device',
    since: row.updatedAt,
    level: row.level ?? null,
    repeat: row.repeat,
    weekdays: Array.isArray(row.weekdays) ? row.weekdays.map(Number) : [],
    time: time ?? null,
    onTime: isPower ? (row.onTime ?? null) : null,
    onDay: isPower ? (row.onDay ?? null) : null,
    at: at ?? null,
    onAt: isPower ? (row.onAt ?? null) : null,
  };
}

/** Returns the timers that a screen keeps and carries out by itself, also offline (DEV-07). */
export async function screenTimers(tx: Tx, device: Timed): Promise<Timer[]> {
  const rows = await timersOf(tx, device);
  return rows.flatMap((row) => timerOf(row) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Timers of one corporation. */
const MOST_OF_CORP = 100_000;

/** Returns all timers of a corporation that screens keep, by the names of their targets. */
export async function allTimers(tx: Tx, corpId: string): Promise<Map<string, Timer[]>> {
  const rows = await tx.deviceTimers.find((eb) => eb('status', '=', 'enabled'), {
    fields: TIMER_FIELDS,
    limit: MOST_OF_CORP,
  });
  const timers = new Map(rows.map((row) => [row.id, { type: row.targetType, timer: timerOf(row) }]));
  const links = await tx.ofCorp(corpId).selectFrom('device_timers__target_ids').select(['id', 'ref_id']).execute();
  const found = new Map<string, Timer[]>();
  for (const { id, ref_id: ref } of links) {
    const { type, timer } = timers.get(id) ?? {};
    if (!timer) continue;
    const name = targetName(type ?? null, ref);
    found.set(name, [...(found.get(name) ?? []), timer]);
  }
  return found;
}
