import type { AdStored } from '#generated/server/ads.gen.ts';
import { adContent } from '../../commands/adContent.ts';
import { moveAd } from '../../commands/campaignCount.ts';
import { newScanPath } from '../../commands/scans.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { updating } from '../verbs.ts';
import { changedPeriod } from './period.ts';
import { checkSlots } from './slots.ts';

/**
 * Values that an ad gets when its content, target or period changes: the review is void, the ad waits for a new one and
 * plays nowhere (AD-18).
 */
const BACK_TO_REVIEW: Partial<AdStored> = {
  status: 'pendingApproval',
  downloadStatus: 'pending',
  reviewerId: null,
  reviewedAt: null,
  reason: null,
};

/**
 * Updates an ad. The content hash that decides about its review is computed from exactly the record that is written
 * (security 1).
 */
export const update = updating('ad', async (before, merged, { tx, user, services, now }) => {
  await checkSlots(tx, merged);
  const period = changedPeriod(before, merged, now);
  const content = await adContent(tx, { ...merged, ...period });
  // Notifies the screens that showed it until now; new screens wait for the review.
  await hintAds(tx, services.hints, [before.id]);
  const { layoutId, slotSize, contentHash } = content;
  return {
    changes: {
      ...period,
      // An ad created before ads had a QR code gets one with its first update.
      ...(before.qrCode === null ? { qrCode: newScanPath() } : {}),
      ...(contentHash === before.contentHash
        ? { layoutId, slotSize }
        : { ...content, ...BACK_TO_REVIEW, editorId: user.userId }),
    },
    effects: async (after) => {
      await moveAd(tx, before.corpId, before.campaignId, after.campaignId);
      await noteHold(tx, after);
    },
  };
});
