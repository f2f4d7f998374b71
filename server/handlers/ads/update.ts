import { storedOf } from '#core/entity/wire.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { adContent } from '../../commands/adContent.ts';
import { moveAd } from '../../commands/campaignCount.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { hintAds } from '../../player/affected.ts';
import { update as updateRow } from '../crud/update.ts';
import { checkSlots } from './slots.ts';

/** What a reviewer decided is forgotten when content, target or period change: the ad waits again, and plays nowhere (AD-18). */
const BACK_TO_REVIEW: Partial<AdStored> = {
  status: 'pendingApproval',
  downloadStatus: 'pending',
  reviewerId: null,
  reviewedAt: null,
  reason: null,
};

export const update = handler('ad.update', async (context) => {
  const { input, tx } = context;
  const before = await tx.ads.one(input.id, { lock: 'change' });
  if (!before) throw refuse('NOT_FOUND');
  const merged: AdStored = { ...before, ...storedOf(adMeta, input) };
  await checkSlots(tx, merged);
  const content = await adContent(tx, merged);
  // Those that showed it so far; what it will show on waits for its review.
  await hintAds(tx, context.services.hints, [before.id]);
  const isOther = content.contentHash !== before.contentHash;
  const ad = await updateRow(
    adMeta,
    context,
    isOther ? { ...content, ...BACK_TO_REVIEW } : { layoutId: content.layoutId, slotSize: content.slotSize },
  );
  await moveAd(tx, before.corpId, before.campaignId ?? null, (ad as unknown as AdStored).campaignId ?? null);
  return ad;
});
