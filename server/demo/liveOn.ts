import { DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { decide } from '#core/schedule/decide.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { storeSettingInstant } from '../commands/storeSettingInstant.ts';
import { BatchAnswers } from '../player/batchAnswers.ts';
import { dayPlan } from '../player/dayPlan.ts';
import { countFlow } from '../player/flow.ts';
import { recordPlays } from '../player/plays.ts';
import { Sums } from '../player/sums.ts';
import { settingInstant } from '../policies/settingInstant.ts';
import { dayAt, HOUR_MS, hourStart } from '../policies/reportZone.ts';
import { kinds } from '../sensors/kinds.ts';
import { takeWarmth, takeWashes } from '../sensors/take.ts';
import type { Store, Tx } from '../store/types.ts';
import { DAY_MS } from './context.ts';
import { screens } from './screens.ts';
import { COUNTERS, passersBy } from './seedFlow.ts';
import { isOpenAt, READING_MS, warmthAt, washAt } from './seedSensors.ts';
import { DEMO_MARK } from './seed.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Setting with the instant up to which the demo has its plays, passers-by and readings. */
const LIVED = 'demoLived';
/** Time between two plays of a screen that are told, milliseconds: a tenth of what a loop really gives, since nobody needs more. */
const PLAY_MS = 10 * 60_000;
/** Longest time that is made up for: a demo that stood still for longer has a gap before it. */
const MOST_MS = 14 * DAY_MS;
/** Places of a screen that are told. */
const MOST_PLACES = 8;

/** Stretch of time that is lived in one go. */
interface Stretch {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Returns the first multiples of a period within a stretch while shops are open. */
function instantsIn({ from, to }: Stretch, everyMs: number): number[] {
  const first = Math.ceil(from / everyMs);
  return Array.from({ length: Math.max(0, Math.ceil(to / everyMs) - first) }, (_, at) => (first + at) * everyMs).filter(
    isOpenAt,
  );
}

/** Returns what a screen plays by the clock, numbered by the instant: told twice, it counts once. */
async function playsOf(tx: Tx, device: DeviceStored, stretch: Stretch): Promise<PlayRecord[]> {
  const { plan } = await dayPlan(tx, device, { from: stretch.from - DAY_MS, to: stretch.to + DAY_MS });
  const durations = new Map(
    plan.items.flatMap(({ id, contents }) =>
      contents.map(({ key, durationMs }) => [`${id} ${key}`, durationMs] as const),
    ),
  );
  return instantsIn(stretch, PLAY_MS).flatMap((startedAt) =>
    Object.values(decide(plan, startedAt).slots)
      .slice(0, MOST_PLACES)
      .flatMap((winner, place): PlayRecord[] => {
        const durationMs = winner && durations.get(`${winner.adId} ${winner.key}`);
        if (!durationMs || durationMs > PLAY_MS || startedAt + durationMs > stretch.to) return [];
        const { slotId, adId, key } = winner;
        const seq = (startedAt / PLAY_MS) * MOST_PLACES + place + 1;
        return [{ seq, slotId, adId, key, startedAt, durationMs, outcome: 'complete' }];
      }),
  );
}

/** Tells the plays of a screen as its player would. */
async function playOn(store: Store, device: DeviceStored, stretch: Stretch): Promise<void> {
  await store.write(SYSTEM, async (tx) => {
    const own = tx.as({ kind: 'system', corpId: device.corpId });
    const sums = new Sums();
    const plays = await playsOf(own, device, stretch);
    await recordPlays(own, [{ device, plays, playsDone: 0 }], { sums, shared: new BatchAnswers() });
    await sums.write(tx);
  });
}

/** Counts the passers-by of the hours that ended in a stretch, as the counter of a screen would. */
async function countOn(tx: Tx, device: DeviceStored, counter: number, { from, to }: Stretch): Promise<void> {
  const first = hourStart(from);
  const hours = Array.from({ length: Math.floor((to - first) / HOUR_MS) }, (_, at) => first + at * HOUR_MS);
  const readings = hours.filter(isOpenAt).map((at) => ({
    id: `demo-${at}`,
    from: at,
    to: at + HOUR_MS,
    counts: passersBy(dayAt(at), Math.floor(zonedTime(at, DEFAULT_ZONE).minute / 60), counter),
  }));
  if (readings.length > 0) await countFlow(tx, device, { readings });
}

/** Measures what the sensors of the demo would have measured in a stretch. */
async function measureOn(tx: Tx, stretch: Stretch): Promise<void> {
  const instants = instantsIn(stretch, READING_MS);
  if (instants.length === 0) return;
  const stamps = instants.map((at) => ({ seq: at / READING_MS, at }));
  for (const { id, name, corpId } of await tx.temperatureDevices.find((eb) => eb('name', 'in', [...warmthAt.keys()]))) {
    const sensor = await kinds.temperature.sensor(tx.as({ kind: 'system', corpId }), id);
    const of = warmthAt.get(name ?? '');
    if (sensor && of)
      await takeWarmth(
        tx,
        sensor,
        stamps.map((stamp) => ({ ...stamp, celsius: of(stamp.seq) })),
      );
  }
  for (const { id, name, corpId } of await tx.handwashingDevices.find((eb) => eb('name', 'in', [...washAt.keys()]))) {
    const sensor = await kinds.washing.sensor(tx.as({ kind: 'system', corpId }), id);
    const of = washAt.get(name ?? '');
    if (sensor && of)
      await takeWashes(
        tx,
        sensor,
        stamps.map((stamp) => ({ ...stamp, ...of(stamp) })),
      );
  }
}

/** Returns the demo's screens that are on, in the order of its table. */
async function screensOn(tx: Tx): Promise<DeviceStored[]> {
  const names = screens.filter(({ status }) => status === 'online').map(({ name }) => name);
  const found = await tx.devices.find((eb) => eb.and([eb('name', 'in', names), eb('uuid', 'like', 'DEMX%')]), {
    limit: names.length,
  });
  return found.toSorted((a, b) => names.indexOf(a.name ?? '') - names.indexOf(b.name ?? ''));
}

/** Returns since when the demo has nothing; null where nobody knows when it was made. */
async function livedTo(tx: Tx): Promise<number | null> {
  const lived = await settingInstant(tx, LIVED);
  if (lived !== null) return lived;
  const mark = await tx.db
    .selectFrom('settings')
    .select('updated_at')
    .where('corp_id', '=', '')
    .where('name', '=', DEMO_MARK)
    .executeTakeFirst();
  return mark?.updated_at ?? null;
}

/**
 * Goes on with the demo's plays, passers-by and readings from the last ones until now, by the doors of real ones: so reports of
 * today are never empty, however old the data are. A day at a time, and each screen in a transaction of its own, so that nobody
 * waits for it; what was told before an interruption counts once. Returns whether there is more to be made up for.
 */
export async function liveOn(store: Store, now: number): Promise<boolean> {
  const since = await store.read(SYSTEM, livedTo);
  if (since === null || now - since < PLAY_MS) return false;
  const from = Math.max(since, now - MOST_MS);
  const stretch = { from, to: Math.min(now, from + DAY_MS) };
  const devices = await store.read(SYSTEM, screensOn);
  for (const device of devices) await playOn(store, device, stretch);
  await store.write(SYSTEM, async (tx) => {
    for (const [counter, device] of devices.slice(0, COUNTERS).entries()) await countOn(tx, device, counter, stretch);
    await measureOn(tx, stretch);
    await storeSettingInstant(tx, LIVED, stretch.to);
  });
  return stretch.to < now;
}
