import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

interface ReviewView {
  adId: string;
  accountId: string;
  contentHash: string;
  now: number;
}

const keep = statement<ReviewView>((db, value) =>
  db
    .insertInto('ad_sightings')
    .values({
      ad_id: value('adId'),
      account_id: value('accountId'),
      content_hash: value('contentHash'),
      seen_at: value('now'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['ad_id', 'account_id'])
        .doUpdateSet({ content_hash: value('contentHash'), seen_at: value('now') }),
    ),
);

/** Records which content of an ad an account saw to the end; replaces the earlier record. */
export const keepReviewView = (tx: Tx, view: Omit<ReviewView, 'now'>): Promise<unknown> =>
  keep.run(tx, { ...view, now: tx.now });

/** Returns, by ad, the content that an account saw last. */
export async function reviewViewsOf(tx: Tx, accountId: string, adIds: readonly string[]): Promise<Map<string, string>> {
  if (adIds.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('ad_sightings')
    .select(['ad_id', 'content_hash'])
    .where('account_id', '=', accountId)
    .where('ad_id', 'in', adIds)
    .execute();
  return new Map(rows.map((row) => [row['ad_id'], row['content_hash']]));
}
