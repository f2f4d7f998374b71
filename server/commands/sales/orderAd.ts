import type { AdStored } from '#generated/server/ads.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';
import { adContent } from '../adContent.ts';
import { endWithdrawals, holderOf, noteBuyerHold } from '../promotion/holding.ts';
import { recount } from '../promotion/figures.ts';
import { countAd, defaultCampaign } from '../campaignCount.ts';
import { editedBy } from '../editors.ts';
import { nextNumber } from '../nextNumber.ts';
import { newScanPath } from '../scans.ts';
import { checkShowing, showingMs } from './showing.ts';

/** An ad that bids is shown in the turns that it wins and in no others (server/player/turns.ts). */
const AUCTIONED = {
  type: 'insertion',
  auctioned: true,
  insertionType: 'times',
  playCount: 1,
  playCycleS: 86_400,
} as const;

/** Content that a buyer hands in. What is absent stays as the ad has it. */
interface OrderContent {
  materials: readonly string[];
  landingUrl?: string | null | undefined;
  codeCorner?: AdStored['codeCorner'] | undefined;
}

/** Returns the page behind an ad's code, and where screens draw it. Refuses CODE_PAGE_NEEDED for a code that opens none. */
function codeOf(given: OrderContent, known: AdStored | null): Pick<AdStored, 'landingUrl' | 'codeCorner'> {
  const { landingUrl = known?.landingUrl ?? null, codeCorner = known?.codeCorner ?? 'none' } = given;
  if (landingUrl === null && codeCorner !== null && codeCorner !== 'none') throw refuse('CODE_PAGE_NEEDED');
  return { landingUrl, codeCorner: codeCorner ?? 'none' };
}

/**
 * Makes the ad of an order in the media owner's enterprise, where it waits for its review; one that was refused gets the new
 * materials and waits anew. `own` sees that enterprise whole. Returns its id and number. Refuses what is longer than the showing that
 * was bought (`checkShowing`), and CODE_PAGE_NEEDED.
 */
export async function adOfOrder(
  own: Tx,
  order: AdsOrderStored,
  { materials, userId, landingUrl, codeCorner }: OrderContent & { userId: string },
): Promise<{ adId: string; adNumber: string | null }> {
  const { slotId, startAt, endAt, advertiserId, advertiserName, corpId } = order;
  await checkShowing(own, order, materials);
  const known = order.adId === null ? null : await own.ads.one(order.adId, { lock: 'change' });
  const screens = order.screenList as readonly { id: string }[] | null;
  const facts: Partial<AdStored> = {
    type: 'common',
    slotId: slotId ?? '',
    startAt: startAt ?? own.now,
    endAt: endAt ?? own.now,
    durationS: showingMs(order) / 1000,
    deliveryMode: 'precise',
    targetType: 'device',
    targetIds: (screens ?? []).map(({ id }) => id),
    kind: 'file',
    materials: [...materials],
    ...codeOf({ materials, landingUrl, codeCorner }, known),
    ...(order.sellingMode === 'rtb' ? AUCTIONED : {}),
  };
  // Its owner may have turned its sound off, and it stays off.
  const content = await adContent(own, { ...facts, mute: known?.mute ?? null });
  const waiting = {
    status: 'pendingApproval',
    downloadStatus: 'pending',
    reviewerId: null,
    reviewedAt: null,
    reason: null,
    ...editedBy(userId, known ?? undefined),
  } as const;
  if (known) {
    await own.ads.update(known.id, { ...facts, ...content, ...waiting, orderId: order.id });
    return { adId: known.id, adNumber: known.number };
  }
  await endWithdrawals(own, order);
  const { promotionGroupId, promotionPlanId } = order;
  const placed = { promotionGroupId, promotionPlanId, ownHold: false };
  const campaignId = await defaultCampaign(own);
  // Before the group is locked: plays, too, are added to the owner's plan first.
  await countAd(own, { corpId, id: campaignId }, 1);
  const ad = await own.ads.insert({
    ...facts,
    ...content,
    ...waiting,
    number: await nextNumber(own, 'ad', corpId),
    name: `${advertiserName ?? ''} ${order.number ?? ''}`.trim().slice(0, 50),
    advertiserId,
    orderId: order.id,
    ...placed,
    heldBy: await holderOf(own, placed),
    campaignId,
    promotion: 'other',
    position: 0,
    mute: false,
    impressions: 0,
    interactionCount: 0,
    qrCode: newScanPath(),
    creatorId: userId,
    deptId: order.deptId,
  });
  // An ad bought for a paused group is kept off the screens by its buyer from here on.
  if (ad.heldBy !== null) await noteBuyerHold(own, ad);
  await recount(own, [promotionGroupId]);
  return { adId: ad.id, adNumber: ad.number };
}
