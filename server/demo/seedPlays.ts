import { addDays, DEFAULT_ZONE, weekdayOf, zonedTime } from '#core/time.ts';
import { instantOf } from '#core/wallClock.ts';
import { uuidv7 } from '#core/uuid.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { hourStart } from '../policies/reportZone.ts';
import { DAY_MS, known, ownerTx, type DemoContext, type DemoDevice } from './context.ts';
import type { DemoAd } from './ads.ts';
import { seedPlaySums } from './seedSums.ts';

/** Duration of one showing of a demo ad, milliseconds, if its video gives none. */
export const SHOWING_MS = 15_000;

const PLAYS_DAYS = 90;
/** Older plays stand as one row for each hour, as they would by now. */
const SINGLE_MS = 30 * DAY_MS;
const OPENS_H = 9;
const OPEN_MS = 12 * 3_600_000;
const WEEKEND = 6;
/** Turns of a screen: each ad has its own within a round, so that no two are shown at one moment. */
const TURN_MS = 20_000;
const TURNS = 45;
export const ROUND_MS = TURN_MS * TURNS;
/** Begin of the last turn of a round, milliseconds: what is sold by auction, one play at a time, has it. */
export const LAST_TURN_MS = ROUND_MS - TURN_MS;
/** Rows per statement. */
const CHUNK = 100;

/**
 * Factor of a day's traffic against a usual day: weekends are busier, and no two days are equal. Deterministic, so that
 * each seeding is the same.
 */
function liveliness(day: string, device: number): number {
  const wave = Math.sin(Date.parse(day) / DAY_MS + device * 1.7);
  return (weekdayOf(day) >= WEEKEND ? 1.3 : 1) * (1 + 0.18 * wave);
}

/** Returns the start times of an ad on a screen, spread over the opening hours of each day at the ad's own turn, up to now. */
function showings(
  { now }: DemoContext,
  { from, to, playsADay = 0 }: Pick<DemoAd, 'from' | 'to' | 'playsADay'>,
  { number }: AdStored,
  device: number,
): number[] {
  const turn = Number(number?.replace(/\D/g, '')) % (TURNS - 1);
  const today = zonedTime(now, DEFAULT_ZONE).date;
  const days = Array.from({ length: PLAYS_DAYS + 1 }, (_, index) => index - PLAYS_DAYS);
  return days
    .filter((day) => day >= from && day <= to)
    .flatMap((offset) => {
      const day = addDays(today, offset);
      const opens = instantOf(Date.parse(`${day}T00:00:00Z`), DEFAULT_ZONE) + OPENS_H * 3_600_000;
      const count = Math.round(playsADay * liveliness(day, device));
      return Array.from(
        { length: count },
        (_, i) => opens + Math.floor((i * OPEN_MS) / count / ROUND_MS) * ROUND_MS + turn * TURN_MS,
      );
    })
    .filter((startedAt) => startedAt <= now - SHOWING_MS);
}

/** Returns when plays are to be stored, with how many each stands for: older ones by the hour (REP-07). */
function storedPlays(startedAt: readonly number[], now: number): [at: number, plays: number][] {
  const hours = new Map<number, number>();
  for (const at of startedAt) {
    const stored = at < now - SINGLE_MS ? hourStart(at) : at;
    hours.set(stored, (hours.get(stored) ?? 0) + 1);
  }
  return [...hours];
}

/** Seeds the plays of the last three months, on a screen with a last day of its own up to that. */
export function seedPlays(
  demo: DemoContext,
  ad: Pick<DemoAd, 'poster' | 'from' | 'to' | 'playsADay'>,
  row: AdStored,
  shown: readonly (readonly [name: string, device: DemoDevice, to?: number])[],
): Promise<void> {
  const plays = shown.map(
    ([name, device, to = ad.to], index) => [name, device, showings(demo, { ...ad, to }, row, index)] as const,
  );
  return storePlays(demo, ad.poster, row, plays);
}

/** Stores plays of an ad on screens, each with when they began. Impressions are their count, as everywhere (REP-03). */
export async function storePlays(
  demo: DemoContext,
  poster: DemoAd['poster'],
  row: AdStored,
  shown: readonly (readonly [name: string, device: DemoDevice, startedAt: readonly number[]])[],
): Promise<void> {
  const own = ownerTx(demo);
  const slot = await own.adSlots.one(row.slotId);
  const material = poster === null ? null : known(demo.materials, poster);
  const film = material && (await own.materials.one(material.id, { fields: ['durationMs'] }));
  const durationMs = film?.durationMs ?? SHOWING_MS;
  const plays = shown.flatMap(([deviceName, device, began]) =>
    storedPlays(began, demo.now).map(([startedAt, count]) => {
      // Negative sequence numbers never collide with those of a real player.
      demo.plays += 1;
      return {
        id: uuidv7(startedAt),
        created_at: startedAt,
        updated_at: startedAt,
        rev: 1,
        started_at: startedAt,
        ended_at: startedAt + durationMs,
        duration_ms: durationMs * count,
        plays: count,
        ad_id: row.id,
        ad_name: row.name,
        device_id: device.id,
        device_name: deviceName,
        slot_id: row.slotId,
        slot_name: slot?.name ?? null,
        material_id: material?.id ?? null,
        material_name: material?.name ?? null,
        advertiser_id: row.advertiserId,
        campaign_id: row.campaignId,
        group_id: device.groupId,
        store_id: device.storeId,
        district_code: device.districtCode,
        seq: startedAt < demo.now - SINGLE_MS ? null : -demo.plays,
        zone: DEFAULT_ZONE,
        dept_id: device.deptId,
      };
    }),
  );
  for (let from = 0; from < plays.length; from += CHUNK)
    await demo.tx
      .ofCorp(row.corpId)
      .insertInto('proofs_of_play', plays.slice(from, from + CHUNK))
      .execute();
  if (plays.length === 0) return;
  await seedPlaySums(demo, row.corpId, plays);
  const impressions = plays.reduce((sum, play) => sum + play.plays, 0);
  await own.ads.update(row.id, { impressions });
  await demo.tx
    .ofCorp(row.corpId)
    .updateTable('campaigns')
    .set((eb) => ({ impressions: eb('impressions', '+', impressions) }))
    .where('id', '=', row.campaignId)
    .execute();
}
