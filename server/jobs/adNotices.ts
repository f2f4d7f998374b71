import type { Services } from '../services.ts';
import { isMaker } from '../commands/editors.ts';
import { NEWS_TOPIC } from '../commands/notify.ts';
import { reviewersOf } from '../commands/reviewers.ts';
import { tellOfWaiting } from '../commands/waitingNotice.ts';
import { waitingAds, type Waiting, type WaitingAd } from '../commands/waitingAds.ts';
import { callerOf } from '../policies/sessionUser.ts';
import type { Eb, Tx } from '../store/types.ts';
import { tellEach } from './tellEach.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Stands for what waited where somebody was not told of it yet: no other print is the same. */
const UNTOLD = '-';
const NOTHING: Waiting = { ads: [], isCut: false };

type Parts = Pick<Services, 'store' | 'config'>;

/** Names what waits in a corporation and since when: while it stays the same, nobody needs a second look. */
const printOf = ({ ads, isCut }: Waiting): string =>
  [
    ...ads.map(({ id, since, deptId, editorId, editorIds }) => [id, since, deptId, editorId, editorIds].join(' ')),
    ...(isCut ? ['more'] : []),
  ].join();

/** Returns which of these ads an account may review: those that it sees and neither sent nor changed itself (AD-07); none without the permission. */
async function toReview(tx: Tx, accountId: string, corpId: string, ads: readonly WaitingAd[]): Promise<WaitingAd[]> {
  const caller = await callerOf(tx, accountId, corpId);
  if (typeof caller === 'string' || !caller.can('adAudit.pass') || !caller.can('adAudit.view')) return [];
  const seen = await tx
    .as({ kind: 'user', user: caller })
    .ads.find((eb) => eb.and([eb('corp_id', '=', corpId), eb('status', '=', 'pendingApproval')]), {
      fields: ['id'],
      // The latest, as those that are looked at are.
      orderBy: ['createdAt', 'desc'],
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

const isOpen = (eb: Eb) => eb.and([eb('kind', '=', 'adWaiting'), eb('read_at', 'is', null)]);

/** Returns the accounts of a corporation that have an unread notice of ads that wait. */
async function holdersOf(own: Tx): Promise<string[]> {
  const open = await own.notices.find(isOpen, { fields: ['creatorId'], limit: 100_000 });
  return open.flatMap(({ creatorId }) => creatorId ?? []);
}

/** Brings the notices of one corporation in line with what waits there, each account's by itself. */
async function tell(parts: Parts, corpId: string, { ads, isCut }: Waiting): Promise<Error[]> {
  const scope = { kind: 'system', corpId } as const;
  const readers = await parts.store.read(scope, async (own) => {
    const reviewers = ads.length === 0 ? [] : await reviewersOf(own, corpId, 'adAudit.pass');
    return new Set([...reviewers, ...(await holdersOf(own))]);
  });
  const { failed } = await tellEach(
    readers,
    (accountId) => `account ${accountId} could not be told that ads wait: ${corpId}`,
    async (accountId) => {
      const waiting =
        ads.length === 0 ? [] : await parts.store.read(scope, (own) => toReview(own, accountId, corpId, ads));
      // Whether nothing waits for an account is not known where not all ads were looked at.
      if (isCut && waiting.length === 0) return;
      await parts.store.write(scope, async (own) => {
        if (await tellOfWaiting(own, parts, accountId, waiting))
          own.afterCommit(() => parts.store.bus.publish(NEWS_TOPIC, accountId));
      });
    },
  );
  return failed;
}

/**
 * Returns what tells reviewers of ads that wait for them (AD-07, UI-12): each has one unread notice at most, which counts
 * what they may review and leads there, and is read by itself once nothing waits. It answers with what kept it from
 * telling, each named; the next round tries again.
 */
export function adNotices(parts: Parts, most?: number): () => Promise<Error[]> {
  /** Ads that waited in each corporation when it was last told of them; not known before the first round. */
  let told: ReadonlyMap<string, string> | null = null;

  return async () => {
    const { waiting, open } = await parts.store.read(SYSTEM, async (tx) => ({
      waiting: await waitingAds(tx, most),
      open: told ? [] : [...(await tx.notices.countBy('corpId', isOpen)).keys()],
    }));
    const known: ReadonlyMap<string, string> = told ?? new Map(open.map((corpId) => [corpId, UNTOLD]));
    const next = new Map<string, string>();
    const untold: Error[] = [];
    const { left, failed } = await tellEach(
      new Set([...known.keys(), ...waiting.keys()]),
      (corpId) => `nobody could be told that ads wait: ${corpId}`,
      async (corpId) => {
        const there = waiting.get(corpId) ?? NOTHING;
        const print = printOf(there);
        const errors = known.get(corpId) === print ? [] : await tell(parts, corpId, there);
        untold.push(...errors);
        if (errors.length > 0) next.set(corpId, UNTOLD);
        else if (print !== '') next.set(corpId, print);
      },
    );
    for (const corpId of left) next.set(corpId, UNTOLD);
    told = next;
    return [...failed, ...untold];
  };
}
