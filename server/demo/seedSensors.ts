import { DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { takeWarmth, takeWashes } from '../sensors/take.ts';
import { kinds } from '../sensors/kinds.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const MINUTE_MS = 60_000;
const ZONE = DEFAULT_ZONE;
/** Days with single readings, and days of which the sums alone are kept. */
const DAYS = 6;
const OLDER_DAYS = 21;
/** Opening hours, and minutes between two readings. */
const [OPENS, CLOSES, STEP] = [9, 21, 24];

const thermometers = [
  { name: '旗舰店入口测温', place: '正门左侧立柱', screen: '旗舰店·入口大屏', base: 36.4 },
  { name: '写字楼大堂测温', place: 'A 座大堂闸机', screen: '静安写字楼·A 座大堂', base: 36.3 },
  { name: '人民广场站测温', place: '3 号口安检处', screen: '人民广场站·3 号口', base: 36.5 },
] as const;

const stands = [
  { name: '旗舰店洗手台', place: '二楼茶区入口', screen: '旗舰店·二楼茶区', water: 78 },
  { name: '收银台洗手液', place: '收银台右侧', screen: '旗舰店·收银台', water: 16 },
] as const;

/** A number from 0 to 1 that is the same at each start. */
const chance = (index: number, salt: number): number => {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Time between two readings, milliseconds. */
export const READING_MS = STEP * MINUTE_MS;

/** Says whether the places of the demo are open at an instant. */
export function isOpenAt(at: number): boolean {
  const hour = zonedTime(at, ZONE).minute / 60;
  return hour >= OPENS && hour < CLOSES;
}

/** Instants of the readings of the last days, within the opening hours of the place. */
function* instants(now: number): Generator<number> {
  for (let at = now - DAYS * DAY_MS; at < now; at += READING_MS) if (isOpenAt(at)) yield at;
}

const celsiusOf = (base: number, seq: number, salt: number): number =>
  base + chance(seq, salt) * 0.7 - 0.3 + (chance(seq, salt + 7) > 0.985 ? 1.2 : 0);
const secondsOf = (seq: number, salt: number): number => Math.round(17 + chance(seq, salt) * 16);

/** Thermometers by their names, with what they measure at a reading of some number. */
export const warmthAt: ReadonlyMap<string, (seq: number) => number> = new Map(
  thermometers.map(({ name, base }, salt) => [name, (seq: number) => celsiusOf(base, seq, salt)]),
);

/** Hand-washing stands by their names, with what they measure: one is filled each morning, the other is low. */
export const washAt: ReadonlyMap<string, (stamp: { seq: number; at: number }) => { seconds: number; water: number }> =
  new Map(
    stands.map(({ name, water }, salt) => [
      name,
      ({ seq, at }) => ({
        seconds: secondsOf(seq, salt),
        water: Math.max(0, water - Math.round((zonedTime(at, ZONE).minute / 60 - OPENS) * (water / 40))),
      }),
    ]),
  );

/** Thermometers and hand-washing stands of the demo with their readings and reports (IOT-02), taken in as those of real ones. */
export async function seedSensors(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const { now } = demo;
  const creatorId = known(demo.accounts, 'operator');
  const made = {
    creatorId,
    deptId: known(demo.departments, 'east'),
    createdAt: now - 40 * DAY_MS,
    zone: ZONE,
    keyVersion: 1,
  };
  const site = async (screen: string) => {
    const device = await own.devices.one(known(demo.devices, screen).id, { fields: ['storeId'] });
    return { deviceId: device?.id ?? null, storeId: device?.storeId ?? null };
  };
  const older = Array.from(
    { length: OLDER_DAYS },
    (_, index) => zonedTime(now - (DAYS + 1 + index) * DAY_MS, ZONE).date,
  );
  for (const [salt, { name, place, screen, base }] of thermometers.entries()) {
    const { id } = await own.temperatureDevices.insert({
      name,
      place,
      threshold: 37.3,
      ...(await site(screen)),
      ...made,
    });
    const sensor = await kinds.temperature.sensor(own, id);
    const readings = [...instants(now)].map((at, seq) => ({ seq, at, celsius: celsiusOf(base, seq, salt) }));
    if (sensor) await takeWarmth(own, sensor, readings);
    for (const [index, day] of older.entries()) {
      const count = 26 + Math.round(chance(index, salt + 3) * 12);
      await own.temperatureDays.insert({
        sensorId: id,
        day,
        readings: count,
        over: chance(index, salt + 5) > 0.8 ? 1 : 0,
        minCelsius: 35.9,
        maxCelsius: chance(index, salt + 5) > 0.8 ? 37.8 : 36.9,
        tenths: Math.round(count * base * 10),
      });
    }
  }
  for (const [salt, { name, place, screen, water }] of stands.entries()) {
    const { id } = await own.handwashingDevices.insert({
      name,
      place,
      waterLevel: 20,
      washSeconds: 20,
      ...(await site(screen)),
      ...made,
    });
    const sensor = await kinds.washing.sensor(own, id);
    const all = [...instants(now)];
    const readings = all.map((at, seq) => ({
      seq,
      at,
      seconds: secondsOf(seq, salt),
      water: Math.max(0, water + Math.round(((all.length - seq) / all.length) * (95 - water))),
    }));
    if (sensor) await takeWashes(own, sensor, readings);
    for (const [index, day] of older.entries()) {
      const washes = 24 + Math.round(chance(index, salt + 3) * 14);
      await own.handwashingDays.insert({
        sensorId: id,
        day,
        washes,
        short: Math.round(chance(index, salt) * 6),
        secondsSum: washes * 24,
        minWater: 30 + Math.round(chance(index, salt + 1) * 40),
      });
    }
  }
}
