import { uuidv7 } from '#core/uuid.ts';
import { daysOver, hoursBetween, sumScreens } from '../jobs/sums/screenSums.ts';
import { storeSettingInstant } from '../commands/storeSettingInstant.ts';
import { keepBegun } from '../jobs/sums/playSums.ts';
import { dayAt, dayStart, HOUR_MS, hourStart } from '../policies/reportZone.ts';
import { SCREENS_DONE } from '../policies/sumsUpTo.ts';
import { sumAllWeeks } from '../store/sumWeeks.ts';
import { DAY_MS, known, type DemoContext } from './context.ts';

/** Rows per statement. */
const CHUNK = 400;
const DAYS = 90;
/** Hours of time online are asked for of the last weeks only. */
const HOURS_DAYS = 31;
/** An hour of screens is summed some minutes after its end. */
const SETTLED_MS = 5 * 60_000;

/** A play of the demo as its row is stored. */
interface SeededPlay {
  started_at: number;
  duration_ms: number;
  plays: number;
  ad_id: string;
  ad_name: string | null;
  campaign_id: string | null;
  advertiser_id: string | null;
  device_id: string;
  device_name: string;
  group_id: string | null;
  store_id: string | null;
  district_code: string | null;
  slot_id: string | null;
  slot_name: string | null;
  dept_id: string | null;
}

const stepsOf = (at: number) => [
  { step: 'hour' as const, at: hourStart(at) },
  { step: 'day' as const, at: dayStart(dayAt(at)) },
];

/** Sums the plays of one ad by hour and day, as the job would within minutes. */
export async function seedPlaySums(
  { tx, now }: DemoContext,
  corpId: string,
  plays: readonly SeededPlay[],
): Promise<void> {
  const sums = new Map<string, SeededPlay & { step: 'hour' | 'day'; at: number }>();
  for (const play of plays)
    for (const { step, at } of stepsOf(play.started_at)) {
      const key = `${step} ${at} ${play.device_id}`;
      const sum = sums.get(key) ?? { ...play, step, at, plays: 0, duration_ms: 0 };
      sum.plays += play.plays;
      sum.duration_ms += play.duration_ms;
      sums.set(key, sum);
    }
  const rows = [...sums.values()].map((sum) => ({
    id: uuidv7(now),
    created_at: now,
    updated_at: now,
    rev: 1,
    step: sum.step,
    at: sum.at,
    ad_id: sum.ad_id,
    ad_name: sum.ad_name,
    campaign_id: sum.campaign_id,
    advertiser_id: sum.advertiser_id,
    device_id: sum.device_id,
    device_name: sum.device_name,
    group_id: sum.group_id,
    store_id: sum.store_id,
    district_code: sum.district_code,
    slot_id: sum.slot_id,
    slot_name: sum.slot_name,
    dept_id: sum.dept_id,
    plays: sum.plays,
    duration_ms: sum.duration_ms,
  }));
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .ofCorp(corpId)
      .insertInto('play_sums', rows.slice(from, from + CHUNK))
      .execute();
}

/** Puts the sums of plays side by side in weeks, once all are there. */
export const seedWeeks = ({ tx }: DemoContext): Promise<void> =>
  sumAllWeeks(tx.acrossCorps('weeks are made of the sums of all corporations of the demo'));

/** Sums the time online of the last three months; the jobs go on from here. */
export async function seedScreenSums({ tx, now, corporations }: DemoContext): Promise<void> {
  const { id: corpId } = known(corporations, 'owner');
  const settled = hourStart(now - SETTLED_MS);
  const hours = hoursBetween(settled - DAYS * DAY_MS, settled);
  await sumScreens(tx, corpId, 'day', daysOver(hours));
  await sumScreens(tx, corpId, 'hour', hours.slice(-(HOURS_DAYS * DAY_MS) / HOUR_MS));
  await storeSettingInstant(tx, SCREENS_DONE, settled);
  await keepBegun(tx);
}
