import { powerDoubts } from '#core/schedule/powerDoubts.ts';
import type { Timer } from '#core/schedule/timers.ts';
import { zonedTime, zoneOr } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import type { InputOf, OutputOf } from '../../call/types.ts';
import { isTarget, TARGET_FIELDS } from '../../player/targets.ts';
import { powerTimersOf, timerOf } from '../../player/timers.ts';

type Doubt = OutputOf<'deviceTimer.doubts'>['doubts'][number];

const WEEK_MS = 7 * 86_400_000;
/** Most screens that are looked at, by name, and most doubts that are told. */
const [SCREENS, TOLD] = [500, 5];
/** Id of a timer that has none yet. */
const DRAFT = 'draft';

/** Returns what timers of a screen do in the coming week that is likely not meant, by its clock. */
export function doubtsIn(
  timers: readonly Timer[],
  { now, zone }: { now: number; zone: string },
  nameOf: (id: string) => string | null,
): Omit<Doubt, 'screens'>[] {
  const span = { from: now, to: now + WEEK_MS, zone, gap: limits.powerDoubt };
  return powerDoubts(timers, span).map(({ kind, at, ms, timers: ids }) => {
    const { date, minute } = zonedTime(at, zone);
    return { kind, date, minute, minutes: ms === null ? null : Math.round(ms / 60_000), timers: ids.map(nameOf) };
  });
}

const instant = (value: string | null | undefined): number | null => (value ? Date.parse(value) : null);

/** Returns a timer that is being written as its screens would keep it; null while it lacks something. */
const draftOf = (input: InputOf<'deviceTimer.doubts'>, now: number): Timer | null =>
  timerOf({
    id: input.id ?? DRAFT,
    kind: 'power',
    targetType: input.targetType,
    // The one that is changed last holds: this one.
    updatedAt: now,
    repeat: input.repeat,
    weekdays: input.weekdays ?? [],
    offTime: input.offTime ?? null,
    onTime: input.onTime ?? null,
    onDay: input.onDay ?? null,
    offAt: instant(input.offAt),
    onAt: instant(input.onAt),
    level: null,
    time: null,
    at: null,
  });

/** Answers what a timer for power would do together with the others of its screens that is likely not meant (DEV-07). */
export const doubts = handler('deviceTimer.doubts', async ({ input, tx, user, now }) => {
  const draft = draftOf(input, now);
  const where = isTarget(input);
  // One that is still being written says nothing yet.
  const comesOn = draft?.repeat === 'once' ? draft.onAt : draft?.onTime;
  if (!draft || !comesOn || !where) return { doubts: [] };
  const screens = await tx.devices.find(where, {
    fields: ['corpId', 'zone', ...TARGET_FIELDS],
    limit: SCREENS,
    orderBy: ['name', 'asc'],
  });
  const kept = await powerTimersOf(tx, screens);
  const ids = [...new Set([...kept.values()].flat().map(({ id }) => id))];
  const rows = await tx.as({ kind: 'system', corpId: user.corpId }).deviceTimers.many(ids, { fields: ['name'] });
  const names = new Map(rows.map(({ id, name }) => [id, name ?? '']));
  const nameOf = (id: string) => (id === draft.id ? null : (names.get(id) ?? ''));
  const known = new Map<string, Omit<Doubt, 'screens'>[]>();
  const found = new Map<string, Doubt>();
  for (const { id, zone } of screens) {
    const timers = [...(kept.get(id) ?? []).filter((timer) => timer.id !== draft.id), draft];
    const key = `${zone} ${timers.map((timer) => timer.id).join(' ')}`;
    const own = known.get(key) ?? doubtsIn(timers, { now, zone: zoneOr(zone) }, nameOf);
    known.set(key, own);
    for (const doubt of own) {
      // Of others alone it says nothing about this timer.
      if (!doubt.timers.includes(null)) continue;
      const same = JSON.stringify([doubt.kind, doubt.timers]);
      const before = found.get(same);
      if (before) before.screens += 1;
      else found.set(same, { ...doubt, screens: 1 });
    }
  }
  return { doubts: [...found.values()].slice(0, TOLD) };
});
