import { countAd } from '../../commands/campaignCount.ts';
import { recount } from '../../commands/promotion/figures.ts';
import { noteBuyerHold } from '../../commands/promotion/holding.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { acting } from '../verbs.ts';

/** Deletes ads, lowers the count of their promotion plans, and notifies their screens, which are found before the deletion. */
export const remove = acting('ad', 'delete', async ({ id, corpId, campaignId }, { tx, services }) => {
  await hintAds(tx, services.hints, [id]);
  return {
    effects: async (gone) => {
      await countAd(tx, { corpId, id: campaignId }, -1);
      await recount(tx, [gone.promotionGroupId]);
      await noteHold(tx, gone);
      // From here on its owner keeps it off the screens, whatever its buyer holds back (MKT-09).
      await noteBuyerHold(tx, { ...gone, heldBy: null });
    },
  };
});
