import { adContent } from '../../commands/adContent.ts';
import { checkAdTarget } from '../../commands/wholeTarget.ts';
import { countAd, defaultCampaign } from '../../commands/campaignCount.ts';
import { editedBy } from '../../commands/editors.ts';
import { newScanPath } from '../../commands/scans.ts';
import { nextNumber } from '../../commands/nextNumber.ts';
import { creating } from '../verbs.ts';
import { periodOf } from './period.ts';
import { checkInsertion, checkInsertions } from './insertions.ts';
import { checkSlots } from './slots.ts';

/** Creates an ad, which waits for review. Without a promotion plan it goes into the default one (AD-11). */
export const create = creating('ad', async (draft, { tx, user, now }) => {
  await checkAdTarget(tx, draft, { user, corpId: user.corpId });
  await checkSlots(tx, draft);
  await checkInsertion(tx, draft);
  await checkInsertions(tx, draft, user.corpId);
  const campaignId = draft.campaignId ?? (await defaultCampaign(tx));
  const period = periodOf(draft, now);
  return {
    changes: {
      ...period,
      ...(await adContent(tx, { ...draft, ...period })),
      campaignId,
      qrCode: newScanPath(),
      ...editedBy(user.userId),
      number: await nextNumber(tx, 'ad', user.corpId),
    },
    effects: ({ corpId }) => countAd(tx, { corpId, id: campaignId }, 1),
  };
});
