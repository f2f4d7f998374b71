import { countAd } from '../../commands/campaignCount.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { acting } from '../verbs.ts';

/** Deletes ads; each leaves its promotion plan's count, and its screens are told while it is there to say which. */
export const remove = acting('ad', 'delete', async ({ id, corpId, campaignId }, { tx, services }) => {
  await hintAds(tx, services.hints, [id]);
  return {
    effects: async (gone) => {
      await countAd(tx, { corpId, id: campaignId }, -1);
      await noteHold(tx, gone);
    },
  };
});
