import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { OutputOf } from '../../call/types.ts';
import type { Tx } from '../../store/types.ts';

type History = OutputOf<'ad.history'>;
type Names = Pick<History, 'maker' | 'advertiser' | 'reviewer'>;
type Decision = History['decisions'][number];

/** Log lines read at most; older changes of an ad are not shown. */
const LINES_MAX = 200;

/** Fields that the server or a review writes: their change is no change of the ad by its maker. */
const OF_REVIEW: ReadonlySet<string> = new Set([
  'status',
  'downloadStatus',
  'reviewerId',
  'reviewedAt',
  'reason',
  'contentHash',
  'editorIds',
  'coverUrl',
  'impressions',
  'interactionCount',
  'qrCode',
]);

const VERBS: Readonly<Record<string, Decision['verb']>> = { 'ad.approve': 'approve', 'ad.reject': 'reject' };

const isValues = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Returns earlier reviews of an ad, and its changes since the last one (AD-07), from the operation log. A reviewer
 * needs no permission for the log itself. Actions of a parent corporation are in that corporation's log.
 */
export const history = handler('ad.history', async ({ input, tx, user }) => {
  const ad = await tx.ads.one(input.id, { fields: ['corpId', 'creatorId', 'advertiserId', 'reviewerId'] });
  if (!ad) throw refuse('NOT_FOUND');
  const lines = await tx
    .as({ kind: 'system', corpId: null })
    .operationLogs.find(
      (eb) =>
        eb.and([
          eb('corp_id', 'in', [...new Set([ad.corpId, ...user.corpIds])]),
          eb('entity', '=', 'ad'),
          eb('target_id', '=', input.id),
          eb('call', 'in', ['ad.approve', 'ad.reject', 'ad.update', 'ad.updateMany']),
          eb('code', '=', 0),
        ]),
      { limit: LINES_MAX, orderBy: ['createdAt', 'desc'] },
    );
  const decisions = lines.flatMap(({ call, createdAt, realName, userName, after }): Decision[] => {
    const verb = VERBS[call ?? ''];
    if (!verb) return [];
    const reason = isValues(after) && typeof after['reason'] === 'string' ? after['reason'] : null;
    return [{ verb, reason, at: new Date(createdAt).toISOString(), by: realName ?? userName ?? '' }];
  });
  const last = lines.findIndex(({ call }) => (call ?? '') in VERBS);
  return { ...(await namesOf(tx, ad)), decisions, changes: last === -1 ? [] : changesIn(lines.slice(0, last)) };
});

type Ids = Partial<Record<'creatorId' | 'advertiserId' | 'reviewerId', string | null>>;

/** Returns the names of the people and the advertiser of an ad, also if the caller may not list accounts or corporations. */
async function namesOf(tx: Tx, { creatorId, advertiserId, reviewerId }: Ids): Promise<Names> {
  const all = tx.as({ kind: 'system', corpId: null });
  const accountOf = async (id: string | null | undefined) =>
    (id ? await all.accounts.one(id, { fields: ['realName'] }) : null)?.realName ?? null;
  const advertiser = advertiserId ? await all.corporations.one(advertiserId, { fields: ['name'] }) : null;
  return {
    maker: await accountOf(creatorId),
    reviewer: await accountOf(reviewerId),
    advertiser: advertiser?.name ?? null,
  };
}

/** Merges changes, latest first, into one per field: the value before all of them and the value after. */
function changesIn(lines: readonly { before?: unknown; after?: unknown }[]): History['changes'] {
  const sums = new Map<string, { before: string; after: string }>();
  for (const { before, after } of lines.toReversed()) {
    if (!isValues(before) || !isValues(after)) continue;
    for (const field of Object.keys(after)) {
      if (OF_REVIEW.has(field)) continue;
      const was = sums.get(field)?.before ?? JSON.stringify(before[field] ?? null);
      sums.set(field, { before: was, after: JSON.stringify(after[field] ?? null) });
    }
  }
  return [...sums].filter(([, { before, after }]) => before !== after).map(([field, values]) => ({ field, ...values }));
}
