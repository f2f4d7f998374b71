import type { Plan, PlanAd } from '#core/manifest/manifest.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { holdsOf, type Hold } from '../../player/holds.ts';
import type { DayPlan } from '../../player/dayPlan.ts';
import { takeDownHolds } from '../../player/takeDowns.ts';
import type { Tx } from '../../store/types.ts';

/** States of an ad whose review is open, or was refused, whatever the reason that it was held. */
const UNREVIEWED = ['pendingApproval', 'disapproved'];

const covers = ({ since, until }: Pick<Hold, 'since' | 'until'>, at: number): boolean =>
  since <= at && (until === null || at < until);

/** Slots and period of an ad that a screen had been issued. */
interface Issued {
  slots: ReadonlySet<string>;
  startAt: number;
  endAt: number;
}

/** A plan as it was at a past instant, and what of it is no longer on record. */
export interface PastPlan {
  plan: Plan;
  /** Slots with hours, or that have their place alone, that were changed since: those of then are not known. */
  editedSlots: ReadonlySet<string>;
  /** Slots whose programme of then is not known: they, or one of their ads, were changed since. */
  changedSlots: ReadonlySet<string>;
  /** Ads that the screen was told of then and that were changed since, or taken from it. */
  changedAds: ReadonlySet<string>;
}

/** Returns what a screen had been told to show, by ad; null for a time before its first record. */
async function issuedAt(tx: Tx, deviceId: string, at: number): Promise<ReadonlyMap<string, Issued> | null> {
  const first = await tx.db
    .selectFrom('issues')
    .select('since')
    .where('device_id', '=', deviceId)
    .where('since', '<=', at)
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const rows = await tx.db
    .selectFrom('issues')
    .select(['ad_id', 'slot_id', 'start_at', 'end_at'])
    .where('device_id', '=', deviceId)
    .where('since', '<=', at)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', at)]))
    .execute();
  const byAd = Map.groupBy(rows, ({ ad_id: adId }) => adId);
  return new Map(
    [...byAd].map(([adId, own]) => [
      adId,
      {
        slots: new Set(own.map(({ slot_id: slotId }) => slotId)),
        startAt: Math.min(...own.map(({ start_at: startAt }) => startAt)),
        endAt: Math.max(...own.map(({ end_at: endAt }) => endAt)),
      },
    ]),
  );
}

function statusAt(ad: PlanAd, at: number, issued: ReadonlyMap<string, Issued> | null, holds: readonly Hold[]): string {
  const own = holds.filter((hold) => hold.adId === ad.id && hold.key === undefined && covers(hold, at));
  if (own.some(({ isTakenDown }) => isTakenDown)) return 'takenDown';
  if (own.length > 0) return UNREVIEWED.includes(ad.status) ? ad.status : 'paused';
  if (issued === null) return ad.status;
  if (issued.has(ad.id)) return 'playing';
  return at < ad.startAt || at >= ad.endAt || UNREVIEWED.includes(ad.status) ? ad.status : 'notIssued';
}

/**
 * Says whether an ad is another than at an instant: a change of content, target, period or hours sends it back to review
 * (AD-18), so that it waits for one, or was reviewed since.
 */
const isChanged = (ad: AdStored | undefined, at: number): boolean =>
  ad === undefined || UNREVIEWED.includes(ad.status ?? '') || (ad.reviewedAt !== null && ad.reviewedAt > at);

/**
 * Returns the plan of a screen as it was at a past instant: each ad with the state and the period that the records prove (what
 * the screen had been told, pauses, take-downs). Hours are those of today, and so are those of a slot: where they were
 * changed since, that is said.
 */
export async function pastPlan(
  tx: Tx,
  device: DeviceStored,
  { plan, ads }: Pick<DayPlan, 'plan' | 'ads'>,
  at: number,
): Promise<PastPlan> {
  const issued = await issuedAt(tx, device.id, at);
  const ids = plan.items.map(({ id }) => id);
  const holds = ids.length > 0 ? [...(await holdsOf(tx, ids)), ...(await takeDownHolds(tx, device.corpId, ids))] : [];
  const stored = new Map(ads.map((ad) => [ad.id, ad]));
  const changed = [...(issued ?? [])].filter(
    ([id, { startAt, endAt }]) => startAt <= at && at < endAt && isChanged(stored.get(id), at),
  );
  const slotIds = plan.slots.map(({ id }) => id);
  const slots = slotIds.length > 0 ? await tx.adSlots.many(slotIds, { fields: ['createdAt', 'updatedAt'] }) : [];
  const items = plan.items.map((ad) => {
    const status = statusAt(ad, at, issued, holds);
    const told = issued?.get(ad.id);
    return told && isChanged(stored.get(ad.id), at)
      ? { ...ad, status, startAt: told.startAt, endAt: told.endAt }
      : { ...ad, status };
  });
  const timed = new Set(plan.slots.flatMap(({ id, opens, exclusive }) => (opens || exclusive ? [id] : [])));
  const edited = slots.flatMap(({ id, createdAt, updatedAt }) =>
    timed.has(id) && createdAt <= at && at < updatedAt ? [id] : [],
  );
  return {
    plan: { ...plan, items },
    changedAds: new Set(changed.map(([id]) => id)),
    editedSlots: new Set(edited),
    changedSlots: new Set([...edited, ...changed.flatMap(([, told]) => [...told.slots])]),
  };
}
