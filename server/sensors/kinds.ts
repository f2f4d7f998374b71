import * as z from 'zod/mini';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../store/types.ts';

/** Kinds of sensors, by the last part of the path that they post to. */
export type SensorKind = 'temperature' | 'washing';

/** One reading: `seq` counts on at the sensor and names the reading for good, `at` is in milliseconds. */
interface Stamp {
  seq: number;
  at: number;
}

export interface Warmth extends Stamp {
  celsius: number;
}

export interface Wash extends Stamp {
  seconds: number;
  /** Water that is left, percent; null where the stand does not measure it. */
  water: number | null;
}

const stamp = { seq: z.int().check(z.nonnegative()), at: z.int().check(z.nonnegative()) };
const call = <S extends z.ZodMiniType>(reading: S) =>
  z.strictObject({ readings: z.array(reading).check(z.minLength(1), z.maxLength(limits.readingsPerCall)) });

/** Request bodies of sensors. All else is refused: there is no field for a name. */
export const bodies = {
  temperature: call(z.strictObject({ ...stamp, celsius: z.number() })),
  washing: call(z.strictObject({ ...stamp, seconds: z.number(), water: z.nullish(z.number()) })),
};

/** Temperatures of a living person, degrees Celsius; a sensor that says another is broken or looks at something else. */
const CELSIUS = [30, 45] as const;
const SECONDS = [1, 600] as const;
const PERCENT = [0, 100] as const;

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Says whether such a reading can be. */
export const isPlausible = {
  temperature: ({ celsius }: Warmth): boolean => within(celsius, CELSIUS),
  washing: ({ seconds, water }: Wash): boolean =>
    within(seconds, SECONDS) && (water === null || within(water, PERCENT)),
};

/** A sensor as far as its readings need it: thresholds that its kind lacks are those of a new one, and unused. */
export interface Sensor {
  id: string;
  corpId: string;
  zone: string | null;
  keyVersion: number | null;
  /** Above this a reading is too warm, degrees Celsius. */
  warmest: number;
  /** A shorter wash is too short, seconds. */
  shortest: number;
  /** Below this the water is low, percent. */
  lowest: number;
}

/** Thresholds of a sensor that has none of its own: the defaults of schemas/temperature-device.yaml and handwashing-device.yaml. */
const DEFAULTS = { warmest: 37.3, shortest: 20, lowest: 20 };

async function thermometer(tx: Tx, id: string): Promise<Sensor | null> {
  const row = await tx.temperatureDevices.one(id);
  return row && { ...DEFAULTS, ...row, warmest: row.threshold ?? DEFAULTS.warmest };
}

async function stand(tx: Tx, id: string): Promise<Sensor | null> {
  const row = await tx.handwashingDevices.one(id);
  if (!row) return null;
  const { washSeconds, waterLevel } = row;
  return { ...DEFAULTS, ...row, shortest: washSeconds ?? DEFAULTS.shortest, lowest: waterLevel ?? DEFAULTS.lowest };
}

/** Parts of each kind: how its sensor is read, and the table of its records. */
export const kinds = {
  temperature: { sensor: thermometer, records: 'temperature_records' },
  washing: { sensor: stand, records: 'handwashing_records' },
} as const;
