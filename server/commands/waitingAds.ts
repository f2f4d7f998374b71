import type { AdStored } from '#generated/server/ads.gen.ts';
import type { Tx } from '../store/types.ts';

/** Ads of all corporations that are looked at, the latest. */
const MOST = 5_000;
/** Ads whose changes are asked for in one statement. */
const AT_ONCE = 500;

/** An ad that waits for its review, and since when (milliseconds): a change lets it wait anew. */
export interface WaitingAd extends Pick<
  AdStored,
  'id' | 'corpId' | 'name' | 'orderId' | 'creatorId' | 'editorId' | 'editorIds' | 'deptId'
> {
  since: number;
}

/** Returns since when each of these ads of a corporation waits. */
async function waitingSince(tx: Tx, corpId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await tx.db
      .selectFrom('state_changes')
      .select(['row_id as adId'])
      .select((eb) => eb.fn.max('at').as('at'))
      .where('corp_id', '=', corpId)
      .where('entity', '=', 'ad')
      .where('row_id', 'in', ids.slice(at, at + AT_ONCE))
      .where('state', '=', 'pendingApproval')
      .groupBy('row_id')
      .execute();
    for (const row of rows) since.set(row.adId, row.at);
  }
  return since;
}

/** Returns the ads that wait for review, by corporation, in the order in which they came. */
export async function waitingAds(tx: Tx): Promise<Map<string, WaitingAd[]>> {
  const rows = await tx.ads.find((eb) => eb('status', '=', 'pendingApproval'), {
    fields: ['corpId', 'name', 'orderId', 'creatorId', 'editorId', 'editorIds', 'deptId', 'createdAt'],
    orderBy: ['createdAt', 'desc'],
    limit: MOST,
  });
  const found = new Map<string, WaitingAd[]>();
  for (const [corpId, ads] of Map.groupBy(rows, (row) => row.corpId)) {
    const since = await waitingSince(
      tx,
      corpId,
      ads.map(({ id }) => id),
    );
    found.set(
      corpId,
      ads
        .map((ad) => ({ ...ad, since: since.get(ad.id) ?? ad.createdAt }))
        .toSorted((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1)),
    );
  }
  return found;
}
