import type { AdStored } from '#generated/server/ads.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { countAd } from '../../commands/campaignCount.ts';
import { recount } from '../../commands/promotion/figures.ts';
import { noteBuyerHold, rehold } from '../../commands/promotion/holding.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import type { Tx } from '../../store/types.ts';
import { restoring } from '../verbs.ts';

/** Refuses the ad of an order that goes on without it: it would take a turn that nobody paid for. */
async function checkOrder(tx: Tx, { id, corpId, orderId }: Pick<AdStored, 'id' | 'corpId' | 'orderId'>): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const order = orderId === null ? null : await own.adsOrders.one(orderId, { lock: 'change', fields: ['adId'] });
  if (order && order.adId !== id) throw refuse('AD_REPLACED');
}

/** Restores ads from the bin, raises the count of their promotion plans, and notifies their screens. */
export const restore = restoring('ad', async ({ id, corpId, campaignId, orderId }, { tx, services }) => {
  await checkOrder(tx, { id, corpId, orderId });
  return {
    effects: async (back) => {
      await countAd(tx, { corpId, id: campaignId }, 1);
      await recount(tx, [back.promotionGroupId]);
      await noteHold(tx, back);
      if (back.heldBy !== null) await noteBuyerHold(tx, back);
      // Its advertiser may have paused or started what it lies in since it was deleted (ADS-04).
      await rehold(tx, services.hints, (eb) => eb('id', '=', id));
      await hintAds(tx, services.hints, [id]);
    },
  };
});
