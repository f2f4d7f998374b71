import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { countAd } from '../../commands/campaignCount.ts';
import { handler } from '../../dispatch/handler.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes ads; each leaves its promotion plan's count. The item is a savepoint: what is refused is not counted. */
export const remove = handler('ad.delete', (context) =>
  act(adMeta, actionOf(adMeta, 'delete'), context, {
    check: (ad) => countAd(context.tx, { corpId: String(ad['corpId']), id: ad['campaignId'] as string | null }, -1),
  }),
);
