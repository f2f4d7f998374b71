import { storedOf } from '#core/entity/wire.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { adContent } from '../../commands/adContent.ts';
import { countAd, defaultCampaign } from '../../commands/campaignCount.ts';
import { handler } from '../../call/handler.ts';
import { create as createRow, withDefaults } from '../crud/create.ts';
import { checkSlots } from './slots.ts';

/** A new ad waits for its review. What names no promotion plan goes into the default one (AD-11). */
export const create = handler('ad.create', async (context) => {
  const { input, tx, user } = context;
  const draft: Partial<AdStored> = storedOf(adMeta, withDefaults(adMeta, input));
  await checkSlots(tx, draft);
  const campaignId = input.campaignId ?? (await defaultCampaign(tx));
  const ad = await createRow(adMeta, context, { ...(await adContent(tx, draft)), campaignId });
  await countAd(tx, { corpId: user.corpId, id: campaignId }, 1);
  return ad;
});
