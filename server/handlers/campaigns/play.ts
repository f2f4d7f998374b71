import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { CampaignStored } from '#generated/server/campaigns.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { hintAds } from '../../player/affected.ts';
import { rehold } from '../../commands/promotion/holding.ts';
import { noteHolds, SHOWN } from '../../player/holds.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { acting } from '../verbs.ts';

/** More than one plan has. */
const MOST_ADS = 10_000;

/**
 * Pauses or starts all ads of a promotion plan: with the next sync they leave their screens, or return (AD-11, AD-17).
 * Each ad keeps its own state: one that was paused by itself stays paused. Includes ads outside the caller's scope, and of an
 * advertiser's plan those that media owners show for it (ADS-04).
 */
async function play(
  { id, corpId }: Pick<CampaignStored, 'id' | 'corpId'>,
  { tx, services, now }: Pick<HandlerContext<unknown>, 'tx' | 'services' | 'now'>,
) {
  return {
    effects: async () => {
      const whole = tx.as({ kind: 'system', corpId });
      const ads = await whole.ads.find(
        // One that is taken down comes back by itself, and must not be held by then.
        (eb) => eb.and([eb('campaign_id', '=', id), eb('status', 'in', SHOWN)]),
        { limit: MOST_ADS },
      );
      const context = predicateContext({ now, user: null });
      for (const ad of ads) await settle(tableOf(whole, 'ad'), adMeta, ad as never, context);
      const adIds = ads.map((ad) => ad.id);
      await noteHolds(whole, adIds);
      await hintAds(whole, services.hints, adIds);
      await rehold(tx, services.hints, (eb) => eb('promotion_plan_id', '=', id));
    },
  };
}

export const pause = acting('campaign', 'pause', play);
export const start = acting('campaign', 'start', play);
