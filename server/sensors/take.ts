import { DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import type { Tx } from '../store/types.ts';
import { addWarmDays, addWashDays, warmDayOf, washDayOf } from './days.ts';
import { isPlausible, kinds, type Sensor, type SensorKind, type Warmth, type Wash } from './kinds.ts';

/** Outcome of one reading. `known`: it was sent before, and what was kept then stays. */
export interface Outcome {
  seq: number;
  outcome: 'taken' | 'known' | ErrorName;
}

type Reading = Warmth | Wash;

/** Says why a reading is not taken, or null. */
function refusalOf(reading: Reading, plausible: boolean, now: number): ErrorName | null {
  if (!plausible) return 'READING_IMPLAUSIBLE';
  if (reading.at < now - limits.readingLate) return 'READING_TOO_OLD';
  return reading.at > now + limits.readingEarly ? 'READING_AHEAD' : null;
}

/**
 * Names a reading: by the number that its sensor gave it and the moment. A box that was replaced or reset counts from one again, and
 * what it measured since is nothing that was sent before.
 */
const nameOf = ({ seq, at }: { seq: number; at: number }): string => `${seq} ${at}`;

async function knownOf(tx: Tx, kind: SensorKind, { id, corpId }: Sensor, seqs: number[]): Promise<Set<string>> {
  if (seqs.length === 0) return new Set();
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom(kinds[kind].records)
    .select(['seq', 'measured_at'])
    .where('sensor_id', '=', id)
    .where('seq', 'in', seqs)
    .execute();
  return new Set(
    rows.flatMap(({ seq, measured_at: at }) => (seq === null || at === null ? [] : [nameOf({ seq, at })])),
  );
}

/** Returns the readings to be kept, each of them once, and what became of all. */
async function sortOut<R extends Reading>(
  tx: Tx,
  {
    kind,
    sensor,
    readings,
    plausible,
  }: { kind: SensorKind; sensor: Sensor; readings: readonly R[]; plausible: (reading: R) => boolean },
): Promise<{ fresh: R[]; outcomes: Outcome[] }> {
  const refused = new Map(readings.map((reading) => [reading, refusalOf(reading, plausible(reading), tx.now)]));
  const good = readings.filter((reading) => refused.get(reading) === null);
  const known = await knownOf(tx, kind, sensor, [...new Set(good.map(({ seq }) => seq))]);
  const fresh: R[] = [];
  const outcomes = readings.map((reading): Outcome => {
    const { seq } = reading;
    const why = refused.get(reading) ?? null;
    if (why !== null) return { seq, outcome: why };
    if (known.has(nameOf(reading))) return { seq, outcome: 'known' };
    known.add(nameOf(reading));
    fresh.push(reading);
    return { seq, outcome: 'taken' };
  });
  return { fresh, outcomes };
}

const dayOf = (at: number, { zone }: Sensor): string => zonedTime(at, zone ?? DEFAULT_ZONE).date;
const latest = <R extends Reading>(readings: readonly R[]): R | undefined =>
  readings.toSorted((a, b) => b.at - a.at)[0];

/** Sums by day. */
function byDay<R extends Reading, D>(
  readings: readonly R[],
  day: (at: number) => string,
  of: (reading: R) => D,
  add: (a: D, b: D) => D,
) {
  const days = new Map<string, D>();
  for (const reading of readings) {
    const name = day(reading.at);
    const before = days.get(name);
    days.set(name, before === undefined ? of(reading) : add(before, of(reading)));
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Keeps readings of a sensor, each (sensor, seq, moment) once however often it is sent, adds them to the report of their day, and
 * says of each what became of it (IOT-02). Calls of one sensor wait for each other.
 */
export async function takeWarmth(tx: Tx, sensor: Sensor, readings: readonly Warmth[]): Promise<Outcome[]> {
  await tx.hold(`sensor ${sensor.id}`);
  const { fresh, outcomes } = await sortOut(tx, {
    kind: 'temperature',
    sensor,
    readings,
    plausible: isPlausible.temperature,
  });
  const last = latest(fresh);
  if (!last) return outcomes;
  const rows = fresh
    .map(({ seq, at, celsius }) => ({ seq, at, celsius: Math.round(celsius * 10) / 10 }))
    .map((reading) => ({ ...reading, isOver: reading.celsius > sensor.warmest }));
  const own = tx.ofCorp(sensor.corpId);
  await own
    .insertInto(
      'temperature_records',
      rows.map(({ seq, at, celsius, isOver }) => ({
        ...madeAt(tx.now),
        sensor_id: sensor.id,
        seq,
        measured_at: at,
        day: dayOf(at, sensor),
        celsius,
        is_over: Number(isOver),
      })),
    )
    .execute();
  const whole = tx.as({ kind: 'system', corpId: sensor.corpId });
  for (const [day, sums] of byDay(rows, (at) => dayOf(at, sensor), warmDayOf, addWarmDays)) {
    const [before] = await whole.temperatureDays.find(
      (eb) => eb.and([eb('sensor_id', '=', sensor.id), eb('day', '=', day)]),
      { limit: 1 },
    );
    if (before) await whole.temperatureDays.update(before.id, addWarmDays(before, sums));
    else await whole.temperatureDays.insert({ sensorId: sensor.id, day, ...sums });
  }
  await own
    .updateTable('temperature_devices')
    .set({ last_at: last.at, last_celsius: Math.round(last.celsius * 10) / 10 })
    .where('id', '=', sensor.id)
    .where((eb) => eb.or([eb('last_at', 'is', null), eb('last_at', '<=', last.at)]))
    .execute();
  return outcomes;
}

/** The same for a hand-washing stand. */
export async function takeWashes(tx: Tx, sensor: Sensor, readings: readonly Wash[]): Promise<Outcome[]> {
  await tx.hold(`sensor ${sensor.id}`);
  const { fresh, outcomes } = await sortOut(tx, { kind: 'washing', sensor, readings, plausible: isPlausible.washing });
  const last = latest(fresh);
  if (!last) return outcomes;
  const rows = fresh.map(({ seq, at, seconds, water }) => ({
    seq,
    at,
    seconds: Math.round(seconds),
    water: water === null ? null : Math.round(water),
    isShort: Math.round(seconds) < sensor.shortest,
  }));
  const own = tx.ofCorp(sensor.corpId);
  await own
    .insertInto(
      'handwashing_records',
      rows.map(({ seq, at, seconds, water, isShort }) => ({
        ...madeAt(tx.now),
        sensor_id: sensor.id,
        seq,
        measured_at: at,
        day: dayOf(at, sensor),
        seconds,
        is_short: Number(isShort),
        water,
        is_low: water === null ? null : Number(water < sensor.lowest),
      })),
    )
    .execute();
  const whole = tx.as({ kind: 'system', corpId: sensor.corpId });
  for (const [day, sums] of byDay(rows, (at) => dayOf(at, sensor), washDayOf, addWashDays)) {
    const [before] = await whole.handwashingDays.find(
      (eb) => eb.and([eb('sensor_id', '=', sensor.id), eb('day', '=', day)]),
      { limit: 1 },
    );
    if (before) await whole.handwashingDays.update(before.id, addWashDays(before, sums));
    else await whole.handwashingDays.insert({ sensorId: sensor.id, day, ...sums });
  }
  const water = latest(rows.filter((row) => row.water !== null));
  await own
    .updateTable('handwashing_devices')
    .set({ last_at: last.at, ...(water ? { last_water: water.water } : {}) })
    .where('id', '=', sensor.id)
    .where((eb) => eb.or([eb('last_at', 'is', null), eb('last_at', '<=', last.at)]))
    .execute();
  return outcomes;
}

const madeAt = (now: number) => ({ id: uuidv7(now), created_at: now, updated_at: now, rev: 1 });
