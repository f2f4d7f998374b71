import { keepReviewView, reviewViewsOf } from '../../commands/reviewViews.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/** Records that the caller has seen all of an ad. Content that changed meanwhile does not count (AD-07). */
export const see = handler('ad.see', async ({ input, tx, user, log }) => {
  const ad = await tx.ads.one(input.id, { fields: ['name', 'contentHash'] });
  if (!ad) throw refuse('NOT_FOUND');
  if ((ad.contentHash ?? '') !== input.contentHash) throw refuse('REVIEW_CHANGED');
  await keepReviewView(tx, { adId: ad.id, accountId: user.userId, contentHash: input.contentHash });
  log({ targetId: ad.id, targetName: ad.name ?? ad.id });
  return {};
});

/** Returns those of the given ads whose present content the caller has seen to the end. */
export const seen = handler('ad.seen', async ({ input, tx, user }) => {
  const ads = await tx.ads.many(input.ids, { fields: ['contentHash'] });
  const saw = await reviewViewsOf(
    tx,
    user.userId,
    ads.map(({ id }) => id),
  );
  return { ids: ads.filter(({ id, contentHash }) => saw.get(id) === (contentHash ?? '')).map(({ id }) => id) };
});
