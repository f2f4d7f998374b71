import type { AdStored } from '#generated/server/ads.gen.ts';
import type { Tx } from '../store/types.ts';

/** Ads of one enterprise that are looked at, the latest: what one sends in keeps nobody elsewhere from hearing. */
const MOST = 1_000;

/** An ad that waits for its review, and since when (milliseconds): a change lets it wait anew. */
export interface WaitingAd extends Pick<
  AdStored,
  'id' | 'corpId' | 'name' | 'orderId' | 'creatorId' | 'editorId' | 'editorIds' | 'deptId'
> {
  since: number;
}

/** Ads that wait in one enterprise, in the order in which they came. */
export interface Waiting {
  ads: WaitingAd[];
  /** More wait than are looked at: of others nothing is known. */
  isCut: boolean;
}

/** Returns the latest ads that wait in each enterprise, one more than are looked at, and since when each of them does. */
async function latest(tx: Tx, most: number): Promise<{ id: string; since: number }[]> {
  return tx
    .acrossCorps('reviewers of all enterprises are told')
    .selectFrom((eb) =>
      eb
        .selectFrom('ads')
        .select(['corp_id', 'id', 'created_at'])
        .select((of) =>
          of.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('corp_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
            .as('place'),
        )
        .where('status', '=', 'pendingApproval')
        .where('deleted_at', 'is', null)
        .as('waiting'),
    )
    .select('waiting.id')
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('state_changes')
            .select((of) => of.fn.max('state_changes.at').as('at'))
            .whereRef('state_changes.corp_id', '=', 'waiting.corp_id')
            .where('state_changes.entity', '=', 'ad')
            .whereRef('state_changes.row_id', '=', 'waiting.id')
            .where('state_changes.state', '=', 'pendingApproval'),
          'waiting.created_at',
        )
        .as('since'),
    )
    .where('waiting.place', '<=', most + 1)
    .execute();
}

/** Returns the ads that wait for review, by enterprise; the number of statements does not grow with that of enterprises. */
export async function waitingAds(tx: Tx, most = MOST): Promise<Map<string, Waiting>> {
  const since = new Map((await latest(tx, most)).map(({ id, since: at }) => [id, at]));
  const rows = await tx.ads.many([...since.keys()], {
    fields: ['corpId', 'name', 'orderId', 'creatorId', 'editorId', 'editorIds', 'deptId', 'createdAt'],
  });
  const found = new Map<string, Waiting>();
  for (const [corpId, all] of Map.groupBy(rows, (row) => row.corpId)) {
    const ads = all
      .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      .slice(0, most)
      .map((ad) => ({ ...ad, since: since.get(ad.id) ?? ad.createdAt }))
      .toSorted((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
    found.set(corpId, { ads, isCut: all.length > most });
  }
  return found;
}
