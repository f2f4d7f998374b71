import { uuidv7 } from '#core/uuid.ts';
import { addDays, weekdayOf } from '#core/time.ts';
import { dayAt, dayStart, HOUR_MS } from '../policies/reportZone.ts';
import { known, type DemoContext } from './context.ts';

const CHUNK = 400;
const DAYS = 90;
const HOURS_DAYS = 31;
const OPENS_H = 9;
const HOURS_OPEN = 12;
const WEEKEND = 6;

/** Screens with a counter beside them, with people of a usual hour. */
export const COUNTERS = 2;
const PEOPLE = [140, 85] as const;

/** Parts of a hundred who pass, by age band and gender. */
const CROWD = [
  ['1-19', 'male', 4],
  ['1-19', 'female', 5],
  ['20-25', 'male', 8],
  ['20-25', 'female', 11],
  ['26-35', 'male', 15],
  ['26-35', 'female', 18],
  ['36-45', 'male', 10],
  ['36-45', 'female', 10],
  ['46-55', 'male', 5],
  ['46-55', 'female', 6],
  ['56+', 'male', 4],
  ['56+', 'female', 4],
] as const;

/** Factor of an hour: lunch and evening are busy, weekends more so, and no two hours are equal. */
function busy(day: string, hour: number, counter: number): number {
  const lunch = Math.exp(-((hour - 12.5) ** 2) / 4);
  const evening = Math.exp(-((hour - 18.5) ** 2) / 6);
  const wave = 1 + 0.15 * Math.sin(Date.parse(day) / 3e8 + hour * 1.3 + counter);
  return (0.5 + lunch + 1.2 * evening) * wave * (weekdayOf(day) >= WEEKEND ? 1.35 : 1);
}

/** Returns who passed a counter in an hour of a day ("2026-11-24"), by age band and gender. */
export const passersBy = (day: string, hour: number, counter: number) =>
  CROWD.map(([age, gender, share]) => ({
    age,
    gender,
    people: Math.round(((PEOPLE[counter] ?? 0) * busy(day, hour, counter) * share) / 100),
  }));

/** Seeds sums of passers-by at two screens, up to the last full hour (REP-01). */
export async function seedFlow({ tx, now, corporations, devices }: DemoContext): Promise<void> {
  const { id: corpId } = known(corporations, 'owner');
  const screens = [...devices].filter(([, { wasOn }]) => wasOn).slice(0, COUNTERS);
  const today = dayAt(now);
  const rows = screens.flatMap(([name, device], counter) =>
    Array.from({ length: DAYS }, (_, back) => {
      const day = addDays(today, -back);
      const hours = Array.from({ length: HOURS_OPEN }, (_hour, at) => OPENS_H + at)
        .map((hour) => ({ hour, at: dayStart(day) + hour * HOUR_MS }))
        .filter(({ at }) => at + HOUR_MS <= now);
      const passed = hours.map(({ hour, at }) => ({ at, by: passersBy(day, hour, counter) }));
      return CROWD.flatMap(([ageBand, gender], number) => {
        const counts = passed.map(({ at, by }) => ({ at, people: by[number]!.people }));
        const sum = counts.reduce((all, { people }) => all + people, 0);
        const of = {
          device_id: device.id,
          device_name: name,
          group_id: device.groupId,
          store_id: device.storeId,
          district_code: device.districtCode,
          dept_id: device.deptId,
          age_band: ageBand,
          gender,
        };
        const made = { created_at: now, updated_at: now, rev: 1 };
        const hourly = back < HOURS_DAYS ? counts.map((count) => ({ step: 'hour' as const, ...count })) : [];
        return [...hourly, { step: 'day' as const, at: dayStart(day), people: sum }]
          .filter(({ people }) => people > 0)
          .map((figure) => ({ id: uuidv7(now), ...made, ...of, ...figure }));
      });
    }).flat(),
  );
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .ofCorp(corpId)
      .insertInto('flow_sums', rows.slice(from, from + CHUNK))
      .execute();
}
