import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { handler } from '../../dispatch/handler.ts';
import { refuse } from '../../dispatch/refuse.ts';
import type { HandlerContext } from '../../dispatch/types.ts';
import { hintAds } from '../../player/affected.ts';
import type { Row } from '../../policies/tableOf.ts';
import { actionOf } from '../actionOf.ts';
import { act, type ActionInput, type ActionOptions } from '../transition.ts';

/** A review is final (spec 4), and nobody reviews an ad of their own without the code for it (AD-07). */
function rules({ user, now }: HandlerContext<ActionInput>, reason: string | null): ActionOptions {
  return {
    check: (ad: Row) => {
      if (ad['status'] !== 'pendingApproval') throw refuse('REVIEW_DONE');
      if (ad['creatorId'] === user.userId && !user.can('adAudit.own')) throw refuse('REVIEW_OWN');
    },
    more: () => ({ reviewerId: user.userId, reviewedAt: now, reason }),
  };
}

/** Approves, and tells the screens that there is something to fetch. */
export const approve = handler('ad.approve', async (context) => {
  await hintAds(context.tx, context.services.hints, context.input.ids);
  return act(adMeta, actionOf(adMeta, 'approve'), context, rules(context, null));
});

export const reject = handler('ad.reject', (context) =>
  act(adMeta, actionOf(adMeta, 'reject'), context, rules(context, context.input.reason)),
);
