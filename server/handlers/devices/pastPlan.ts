import type { Plan, PlanAd } from '#core/manifest/manifest.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { holdsOf, type Hold } from '../../player/holds.ts';
import { takeDownHolds } from '../../player/takeDowns.ts';
import type { Tx } from '../../store/types.ts';

/** States of an ad whose review is open, or was refused, whatever the reason that it was held. */
const UNREVIEWED = ['pendingApproval', 'disapproved'];

const covers = ({ since, until }: Pick<Hold, 'since' | 'until'>, at: number): boolean =>
  since <= at && (until === null || at < until);

/** What a screen had been told to show, ad by ad; null for a time before anything was recorded of it. */
async function issuedAt(tx: Tx, deviceId: string, at: number): Promise<ReadonlySet<string> | null> {
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
    .select('ad_id')
    .distinct()
    .where('device_id', '=', deviceId)
    .where('since', '<=', at)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', at)]))
    .execute();
  return new Set(rows.map((row) => row.ad_id));
}

function statusAt(ad: PlanAd, at: number, issued: ReadonlySet<string> | null, holds: readonly Hold[]): string {
  const own = holds.filter((hold) => hold.adId === ad.id && hold.key === undefined && covers(hold, at));
  if (own.some(({ isTakenDown }) => isTakenDown)) return 'takenDown';
  if (own.length > 0) return UNREVIEWED.includes(ad.status) ? ad.status : 'paused';
  if (issued === null) return ad.status;
  if (issued.has(ad.id)) return 'playing';
  return at < ad.startAt || at >= ad.endAt || UNREVIEWED.includes(ad.status) ? ad.status : 'notIssued';
}

/**
 * Returns the plan of a screen as it was at a past instant: each ad with the state that the records prove (what the
 * screen had been told, pauses, take-downs). Periods and windows are those of today.
 */
export async function pastPlan(tx: Tx, device: DeviceStored, plan: Plan, at: number): Promise<Plan> {
  const ids = plan.items.map(({ id }) => id);
  if (ids.length === 0) return plan;
  const issued = await issuedAt(tx, device.id, at);
  const holds = [...(await holdsOf(tx, ids)), ...(await takeDownHolds(tx, device.corpId, ids))];
  return { ...plan, items: plan.items.map((ad) => ({ ...ad, status: statusAt(ad, at, issued, holds) })) };
}
