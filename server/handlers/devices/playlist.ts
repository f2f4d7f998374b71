import { addDays, zonedTime } from '#core/time.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { missingSentence } from '../../call/answer.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { InputOf, OutputOf } from '../../call/types.ts';
import { displayOf } from '../../policies/changes.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import { dayPlan, type DayPlan } from '../../player/dayPlan.ts';
import { isTarget, MOST_DEVICES } from '../../player/targets.ts';
import type { Tx, Where } from '../../store/types.ts';
import { alike, zoneOf } from './alike.ts';
import { playlistAds } from './playlistAds.ts';
import { programmeOf } from './playlistDay.ts';

type Input = InputOf<'device.playlist'>;
type Answer = OutputOf<'device.playlist'>;

/** Most programmes of one answer: a tag over the whole chain may mean hundreds. */
const MOST_PROGRAMMES = 12;

const DAY_MS = 86_400_000;

/** Returns the name of what is asked for. Another tenant's id is answered like one that does not exist. */
async function nameOf(tx: Tx, { targetType, targetId }: Input): Promise<string> {
  const entity = entityOf(targetType);
  const row = entity && (await tableOf(tx, targetType).one(targetId));
  const sentence = missingSentence(targetType);
  if (!entity || !row) throw refuse('NOT_FOUND', sentence ? { sentence } : {});
  return displayOf(entity, row);
}

/** Returns the condition for screens that draw a layout: their own one, or that of their group. */
const draws =
  (layoutId: string): Where =>
  (eb) =>
    eb.or([
      eb('layout_id', '=', layoutId),
      eb.and([
        eb('layout_id', 'is', null),
        eb(
          'group_id',
          'in',
          eb
            .selectFrom('device_groups')
            .select('device_groups.id')
            .whereRef('device_groups.corp_id', '=', 'devices.corp_id')
            .where('device_groups.layout_id', '=', layoutId)
            .where('device_groups.deleted_at', 'is', null),
        ),
      ]),
    ]);

/** Returns the condition for the screens that are meant; null for an ad without a target. */
async function meant(tx: Tx, { targetType, targetId }: Input): Promise<Where | null> {
  if (targetType === 'layout') return draws(targetId);
  if (targetType !== 'ad') return isTarget({ targetType, targetIds: [targetId] });
  const ad = await tx.ads.one(targetId, { fields: ['targetType', 'targetIds'] });
  return ad ? isTarget(ad) : null;
}

async function screensOf(tx: Tx, input: Input): Promise<DeviceStored[]> {
  const where = await meant(tx, input);
  return where ? tx.devices.find(where, { limit: MOST_DEVICES, orderBy: ['name', 'asc'] }) : [];
}

/**
 * Answers what plays when on a day, and why other ads do not (DEV-10, DEV-11, AD-19): by the functions of core/schedule,
 * for each screen that the caller may see. Screens that show the same are told once.
 */
export const playlist = handler('device.playlist', async ({ input, tx, now, user }): Promise<Answer> => {
  const name = await nameOf(tx, input);
  const screens = await screensOf(tx, input);
  const groups = await alike(tx, screens);
  const plans: DayPlan[] = [];
  const programmes: Answer['programmes'] = [];
  for (const group of groups.slice(0, MOST_PROGRAMMES)) {
    const screen = group[0]!;
    const whole = tx.as({ kind: 'system', corpId: screen.corpId });
    const zone = zoneOf(screen);
    const today = zonedTime(now, zone).date;
    const day = input.day ?? today;
    const from = Date.parse(`${addDays(day, -1)}T00:00:00Z`);
    const plan = await dayPlan(whole, { ...screen, zone }, { from, to: from + 3 * DAY_MS });
    plans.push(plan);
    programmes.push(programmeOf(plan, group, { day, now: day === today ? now : null }));
  }
  return {
    name,
    screens: screens.length,
    more: Math.max(0, groups.length - MOST_PROGRAMMES),
    programmes,
    ads: await playlistAds({ tx, user }, plans, programmes),
  };
});
