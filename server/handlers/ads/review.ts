import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { reviewViewsOf } from '../../commands/reviewViews.ts';
import { handler } from '../../call/handler.ts';
import { refuse, type RefusalDetail } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { hintAds } from '../../player/affected.ts';
import type { Row } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { actionOf } from '../actionOf.ts';
import { act, type ActionInput, type ActionOptions } from '../transition.ts';

/** A review is final (spec 4), and nobody reviews an ad of their own without the code for it (AD-07). */
function rules({ user, now, tx }: HandlerContext<ActionInput>, reason: string | null): ActionOptions {
  return {
    check: async (ad: Row) => {
      if (ad['status'] !== 'pendingApproval') throw refuse('REVIEW_DONE', await whoWasFaster(tx, ad));
      if (ad['creatorId'] === user.userId && !user.can('adAudit.own')) throw refuse('REVIEW_OWN');
    },
    more: () => ({ reviewerId: user.userId, reviewedAt: now, reason }),
  };
}

/** Says who decided what, to somebody who came second. The reviewer may sit in another corporation. */
async function whoWasFaster(tx: Tx, ad: Row): Promise<RefusalDetail> {
  const reviewerId = ad['reviewerId'];
  if (typeof reviewerId !== 'string') return {};
  const reviewer = await tx.as({ kind: 'system', corpId: null }).accounts.one(reviewerId, { fields: ['realName'] });
  const name = reviewer?.realName;
  if (!name) return {};
  const isRefused = ad['status'] === 'disapproved';
  return {
    sentence: {
      zh: `${name}已${isRefused ? '驳回' : '通过'}该广告，审核结果不能更改`,
      en: `${name} has ${isRefused ? 'disapproved' : 'approved'} this ad already; a review cannot be changed`,
    },
  };
}

/** Approves what the caller saw as it is now, and tells the screens that there is something to fetch. */
export const approve = handler('ad.approve', async (context) => {
  const { tx, user, input, services } = context;
  const seen = await reviewViewsOf(tx, user.userId, input.ids);
  const { check, ...rest } = rules(context, null);
  await hintAds(tx, services.hints, input.ids);
  return act(adMeta, actionOf(adMeta, 'approve'), context, {
    ...rest,
    check: async (ad) => {
      await check?.(ad);
      const content = seen.get(ad.id);
      if (content === undefined) throw refuse('REVIEW_UNSEEN');
      if (content !== (ad['contentHash'] ?? '')) throw refuse('REVIEW_CHANGED');
    },
  });
});

export const reject = handler('ad.reject', (context) =>
  act(adMeta, actionOf(adMeta, 'reject'), context, rules(context, context.input.reason)),
);
