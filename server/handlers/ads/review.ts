import type { AdStored } from '#generated/server/ads.gen.ts';
import { adContent } from '../../commands/adContent.ts';
import { isMaker } from '../../commands/editors.ts';
import { notify } from '../../commands/notify.ts';
import { orderReaders } from '../../commands/sales/orderReaders.ts';
import { reviewViewsOf } from '../../commands/reviewViews.ts';
import { refuse, type RefusalDetail } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import type { Tx } from '../../store/types.ts';
import { acting } from '../verbs.ts';
import { periodOf } from './period.ts';

/**
 * Checks a review: it is final (spec 4), and nobody may review an ad that they made, or changed since it was approved,
 * without the permission (AD-07).
 */
async function decided(ad: AdStored, { user, now, tx }: HandlerContext<unknown>, reason: string | null) {
  if (ad.status !== 'pendingApproval') throw refuse('REVIEW_DONE', await whoWasFaster(tx, ad));
  if (isMaker(user.userId, ad) && !user.can('adAudit.own')) throw refuse('REVIEW_OWN');
  return { reviewerId: user.userId, reviewedAt: now, reason };
}

/** Tells the second of two reviewers who decided first, and how. That reviewer may be in another corporation. */
async function whoWasFaster(tx: Tx, { reviewerId, status }: AdStored): Promise<RefusalDetail> {
  if (reviewerId === null) return {};
  const reviewer = await tx.as({ kind: 'system', corpId: null }).accounts.one(reviewerId, { fields: ['realName'] });
  const name = reviewer?.realName;
  if (!name) return {};
  const isRefused = status === 'disapproved';
  return {
    sentence: {
      zh: `${name}已${isRefused ? '驳回' : '通过'}该广告，审核结果不能更改`,
      en: `${name} has ${isRefused ? 'disapproved' : 'approved'} this ad already; a review cannot be changed`,
    },
  };
}

/**
 * Sets the start of an ad that starts at its approval, and the values that depend on it; the content stays as approved
 * (AD-18).
 */
async function begun(ad: AdStored, { tx, now }: HandlerContext<unknown>): Promise<Partial<AdStored>> {
  if (ad.startsApproved !== true) return {};
  const start = { startsApproved: false, startAt: now };
  const period = { ...start, ...periodOf({ ...ad, ...start }, now) };
  const { contentHash } = await adContent(tx, { ...ad, ...period });
  return { ...period, contentHash };
}

/** Returns who hears of a review: who made the ad or changed it last, and who bought it; not who decided (UI-12). */
async function concerned(tx: Tx, ad: AdStored, userId: string): Promise<string[]> {
  const order =
    ad.orderId === null ? null : await tx.as({ kind: 'system', corpId: ad.corpId }).adsOrders.one(ad.orderId);
  const buyers = order ? await orderReaders(tx, order) : [];
  return [ad.creatorId, ad.editorId, ...buyers].flatMap((id) => (id === null || id === userId ? [] : [id]));
}

/** Approves the content that the caller saw, if it is still the same, and notifies the screens. */
export const approve = acting('ad', 'approve', async (ad, context) => {
  const { tx, user, services, now } = context;
  const changes = await decided(ad, context, null);
  const content = (await reviewViewsOf(tx, user.userId, [ad.id])).get(ad.id);
  if (content === undefined) throw refuse('REVIEW_UNSEEN');
  if (content !== (ad.contentHash ?? '')) throw refuse('REVIEW_CHANGED');
  await hintAds(tx, services.hints, [ad.id]);
  const readers = await concerned(tx, ad, user.userId);
  return {
    changes: { ...changes, editorIds: [], ...(await begun(ad, context)) },
    effects: async (after) => {
      await noteHold(tx, after);
      await notify(tx, services, readers, {
        kind: 'adApproved',
        entity: 'ad',
        recordId: ad.id,
        subject: ad.name ?? '',
        cause: `adApproved ${ad.id} ${now}`,
      });
    },
  };
});

/** Refuses the content, and says why to those whom it concerns. */
export const reject = acting('ad', 'reject', async (ad, context) => {
  const { tx, input, services, now, user } = context;
  const changes = await decided(ad, context, input.reason);
  const readers = await concerned(tx, ad, user.userId);
  return {
    changes,
    effects: () =>
      notify(tx, services, readers, {
        kind: 'adRefused',
        entity: 'ad',
        recordId: ad.id,
        subject: ad.name ?? '',
        detail: input.reason,
        cause: `adRefused ${ad.id} ${now}`,
      }),
  };
});
