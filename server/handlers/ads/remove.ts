import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { countAd } from '../../commands/campaignCount.ts';
import { handler } from '../../call/handler.ts';
import { hintAds } from '../../player/affected.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes ads; each leaves its promotion plan's count. The item is a savepoint: what is refused is not counted. */
export const remove = handler('ad.delete', async (context) => {
  // While the ads are there to say where they play.
  await hintAds(context.tx, context.services.hints, context.input.ids);
  return act(adMeta, actionOf(adMeta, 'delete'), context, {
    check: (ad) => countAd(context.tx, { corpId: String(ad['corpId']), id: ad['campaignId'] as string | null }, -1),
  });
});
