import type { Services } from '../services.ts';
import { isMaker } from '../commands/editors.ts';
import { NEWS_TOPIC } from '../commands/notify.ts';
import { reviewersOf } from '../commands/reviewers.ts';
import { tellOfWaiting } from '../commands/waitingNotice.ts';
import { waitingAds, type WaitingAd } from '../commands/waitingAds.ts';
import { callerOf } from '../policies/sessionUser.ts';
import type { Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

type Parts = Pick<Services, 'store' | 'config'>;

/** Names what waits in a corporation and since when: while it stays the same, nobody needs a second look. */
const printOf = (ads: readonly WaitingAd[]): string =>
  ads.map(({ id, since, deptId, editorId, editorIds }) => [id, since, deptId, editorId, editorIds].join(' ')).join();

/** Returns which of these ads an account may review: those that it sees and neither sent nor changed itself (AD-07); none without the permission. */
async function toReview(tx: Tx, accountId: string, corpId: string, ads: readonly WaitingAd[]): Promise<WaitingAd[]> {
  const caller = await callerOf(tx, accountId, corpId);
  if (typeof caller === 'string' || !caller.can('adAudit.pass') || !caller.can('adAudit.view')) return [];
  const seen = await tx
    .as({ kind: 'user', user: caller })
    .ads.find((eb) => eb.and([eb('corp_id', '=', corpId), eb('status', '=', 'pendingApproval')]), {
      fields: ['id'],
      limit: ads.length + 1,
    });
  const ids = new Set(seen.map(({ id }) => id));
  return ads.filter(
    (ad) =>
      ids.has(ad.id) &&
      (ad.editorId ?? ad.creatorId) !== accountId &&
      (!isMaker(accountId, ad) || caller.can('adAudit.own')),
  );
}

/** Returns the accounts of a corporation that have an unread notice of ads that wait. */
async function holdersOf(tx: Tx): Promise<{ corpId: string; creatorId: string | null }[]> {
  return tx.notices.find((eb) => eb.and([eb('kind', '=', 'adWaiting'), eb('read_at', 'is', null)]), {
    fields: ['corpId', 'creatorId'],
    limit: 100_000,
  });
}

/** Brings the notices of one corporation in line with what waits there. */
async function tell(parts: Parts, corpId: string, ads: readonly WaitingAd[]): Promise<void> {
  const scope = { kind: 'system', corpId } as const;
  const readers = await parts.store.read(scope, async (own) => {
    const reviewers = ads.length === 0 ? [] : await reviewersOf(own, corpId, 'adAudit.pass');
    const holders = (await holdersOf(own)).flatMap(({ creatorId }) => creatorId ?? []);
    const found = new Map<string, WaitingAd[]>();
    for (const id of new Set([...reviewers, ...holders]))
      found.set(id, ads.length === 0 ? [] : await toReview(own, id, corpId, ads));
    return found;
  });
  if (readers.size === 0) return;
  await parts.store.write(scope, async (own) => {
    for (const [accountId, waiting] of readers)
      if (await tellOfWaiting(own, parts, accountId, waiting))
        own.afterCommit(() => parts.store.bus.publish(NEWS_TOPIC, accountId));
  });
}

/**
 * Returns what tells reviewers of ads that wait for them (AD-07, UI-12): each has one unread notice at most, which counts
 * what they may review and leads there, and is read by itself once nothing waits. It answers with what kept it from
 * telling, each named; the next round tries again.
 */
export function adNotices(parts: Parts): () => Promise<Error[]> {
  /** Ads that waited in each corporation when it was last told of them; not known before the first round. */
  let told: Map<string, string> | null = null;

  return async () => {
    const failed: Error[] = [];
    const { waiting, open } = await parts.store.read(SYSTEM, async (tx) => ({
      waiting: await waitingAds(tx),
      open: told ? [] : (await holdersOf(tx)).map(({ corpId }) => corpId),
    }));
    const known: ReadonlyMap<string, string> = told ?? new Map(open.map((corpId) => [corpId, '-']));
    const next = new Map<string, string>();
    for (const corpId of new Set([...known.keys(), ...waiting.keys()])) {
      const ads = waiting.get(corpId) ?? [];
      const print = printOf(ads);
      try {
        if (known.get(corpId) !== print) await tell(parts, corpId, ads);
        if (print !== '') next.set(corpId, print);
      } catch (error) {
        next.set(corpId, '-');
        failed.push(new Error(`nobody could be told that ads wait: ${corpId}`, { cause: error }));
      }
    }
    told = next;
    return failed;
  };
}
