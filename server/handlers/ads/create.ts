import { adContent } from '../../commands/adContent.ts';
import { countAd, defaultCampaign } from '../../commands/campaignCount.ts';
import { nextNumber } from '../../commands/nextNumber.ts';
import { creating } from '../verbs.ts';
import { checkSlots } from './slots.ts';

/** A new ad waits for its review. What names no promotion plan goes into the default one (AD-11). */
export const create = creating('ad', async (draft, { tx, user }) => {
  await checkSlots(tx, draft);
  const campaignId = draft.campaignId ?? (await defaultCampaign(tx));
  return {
    changes: {
      ...(await adContent(tx, draft)),
      campaignId,
      editorId: user.userId,
      number: await nextNumber(tx, 'ad', user.corpId),
    },
    effects: ({ corpId }) => countAd(tx, { corpId, id: campaignId }, 1),
  };
});
