import { isSame } from '#core/entity/same.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { adContent, contentChange } from '../../commands/adContent.ts';
import { editedBy } from '../../commands/editors.ts';
import { refuse } from '../../call/refuse.ts';
import { moveAd } from '../../commands/campaignCount.ts';
import { checkAdTarget } from '../../commands/wholeTarget.ts';
import { newScanPath } from '../../commands/scans.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { updating } from '../verbs.ts';
import { changedPeriod, checkStart } from './period.ts';
import { checkInsertion, checkInsertions } from './insertions.ts';
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

/** States in which nothing of an ad has been approved. */
const UNDECIDED: ReadonlySet<string | null> = new Set(['pendingApproval', 'disapproved']);

/**
 * Updates an ad. The content hash that decides about its review is computed from exactly the record that is written
 * (security 1).
 */
export const update = updating('ad', async (before, merged, { tx, user, services, now }) => {
  if (merged.targetType !== before.targetType || !isSame(merged.targetIds, before.targetIds))
    await checkAdTarget(tx, merged, { user, corpId: before.corpId });
  checkStart(before, merged, now);
  await checkSlots(tx, merged);
  await checkInsertion(tx, merged);
  const period = changedPeriod(before, merged, now);
  const whole = { ...merged, ...period };
  const content = await adContent(tx, whole);
  // Notifies the screens that showed it until now; new screens wait for the review.
  await hintAds(tx, services.hints, [before.id]);
  const { layoutId, slotSize } = content;
  const change = await contentChange(tx, before, whole, content);
  if (change === 'other') {
    // Sound is content, too, and no field that is locked: it may be turned off.
    if (before.orderId !== null) throw refuse('AD_SOLD', { field: 'mute' });
    await checkInsertions(tx, { ...whole, slotSize }, before.corpId);
  }
  // What still waits is looked at as it is, and so is its sound; what was approved may do without.
  const isKept = change === 'none' || (change === 'quieter' && !UNDECIDED.has(before.status));
  return {
    changes: {
      ...period,
      // An ad created before ads had a QR code gets one with its first update.
      ...(before.qrCode === null ? { qrCode: newScanPath() } : {}),
      ...(isKept ? { layoutId, slotSize } : { ...content, ...BACK_TO_REVIEW, ...editedBy(user.userId, before) }),
    },
    effects: async (after) => {
      await moveAd(tx, after, before.campaignId, after.campaignId);
      await noteHold(tx, after);
    },
  };
});
