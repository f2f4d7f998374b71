import { countAd } from '../../commands/campaignCount.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { restoring } from '../verbs.ts';

/** Restores ads from the bin, raises the count of their promotion plans, and notifies their screens. */
export const restore = restoring('ad', ({ id, corpId, campaignId }, { tx, services }) => ({
  effects: async (back) => {
    await countAd(tx, { corpId, id: campaignId }, 1);
    await noteHold(tx, back);
    await hintAds(tx, services.hints, [id]);
  },
}));
