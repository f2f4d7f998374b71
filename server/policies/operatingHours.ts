import { openSpans, type Span } from '#core/pacing/openHours.ts';
import { comesOnAt, lastSwitch, type Timer } from '#core/schedule/timers.ts';
import { zoneOr } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { TARGET_FIELDS } from '../player/targets.ts';
import { powerTimersOf } from '../player/timers.ts';
import type { Tx } from '../store/types.ts';

/** Query over the timers of one screen. */
type Asked<T> = (timers: readonly Timer[], zone: string) => T;

/** Asks the timers for power of each screen, whoever's it is. Only what a timer says counts as off: all else is an outage (DEV-18). */
async function ofEach<T>(tx: Tx, deviceIds: readonly string[], ask: Asked<T>): Promise<Map<string, T>> {
  const devices = await tx
    .as({ kind: 'system', corpId: null })
    .devices.many(deviceIds, { fields: ['corpId', 'zone', ...TARGET_FIELDS] });
  const timers = await powerTimersOf(tx, devices);
  // Screens of a group have the same timers: they are asked once.
  const known = new Map<string, T>();
  return new Map(
    devices.map(({ id, zone }) => {
      const own = timers.get(id) ?? [];
      const key = `${zone} ${own.map((timer) => timer.id).join(' ')}`;
      const answer = known.has(key) ? known.get(key)! : ask(own, zoneOr(zone));
      known.set(key, answer);
      return [id, answer];
    }),
  );
}

/**
 * Returns since when each screen should be on at a moment, milliseconds: 0 where no timer ever switched it, null where one
 * has switched it off.
 */
export const onSince = (tx: Tx, deviceIds: readonly string[], at: number): Promise<Map<string, number | null>> =>
  ofEach(tx, deviceIds, (timers, zone) => {
    const last = lastSwitch(timers, at, zone);
    return last === undefined ? 0 : last.action === 'powerOff' ? null : last.at;
  });

/**
 * Returns those of screens that are silent as planned: their timers have them off, or switched them on so lately that they could
 * not be heard yet (DEV-18).
 */
export async function silentAsPlanned(tx: Tx, deviceIds: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (deviceIds.length === 0) return new Set();
  const isPlanned = (since: number | null): boolean => since === null || since + limits.heartbeatMissed > now;
  return new Set([...(await onSince(tx, deviceIds, now))].flatMap(([id, since]) => (isPlanned(since) ? [id] : [])));
}

/** Returns when each screen should be on within a span. */
export const onWithin = (tx: Tx, deviceIds: readonly string[], span: Span): Promise<Map<string, Span[]>> =>
  ofEach(tx, deviceIds, (timers, zone) => openSpans(timers, span, zone));

/** Returns of those screens that a timer has off at a moment when they come on again; null: no timer says so. */
export async function offUntil(
  tx: Tx,
  deviceIds: readonly string[],
  at: number,
): Promise<Map<string, { onAt: number | null }>> {
  if (deviceIds.length === 0) return new Map();
  const all = await ofEach(tx, deviceIds, (timers, zone) =>
    lastSwitch(timers, at, zone)?.action === 'powerOff' ? { onAt: comesOnAt(timers, at, zone) } : null,
  );
  return new Map([...all].flatMap(([id, off]) => (off ? [[id, off] as const] : [])));
}
