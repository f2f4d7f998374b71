import { countAd } from '../../commands/campaignCount.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { restoring } from '../verbs.ts';

/** Brings ads back from the bin; each counts in its promotion plan again, and its screens are told. */
export const restore = restoring('ad', ({ id, corpId, campaignId }, { tx, services }) => ({
  effects: async (back) => {
    await countAd(tx, { corpId, id: campaignId }, 1);
    await noteHold(tx, back);
    await hintAds(tx, services.hints, [id]);
  },
}));
