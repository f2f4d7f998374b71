import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes promotion plans; the default one stays for ever, one with ads until they are gone (AD-11). */
export const remove = handler('campaign.delete', (context) =>
  act(campaignMeta, actionOf(campaignMeta, 'delete'), context, {
    check: async (campaign) => {
      if (campaign['isDefault'] === true) throw refuse('CAMPAIGN_FIXED');
      if ((await context.tx.ads.count((eb) => eb('campaign_id', '=', campaign.id))) > 0)
        throw refuse('CAMPAIGN_IN_USE');
    },
  }),
);
