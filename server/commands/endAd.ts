import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { hintAds } from '../player/affected.ts';
import { noteHold } from '../player/holds.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

/** Ends an ad before its time: its screens hear of it, and what they play from now on counts nothing. `own` sees its enterprise. */
export async function endAd(own: Tx, hints: Services['hints'], adId: string): Promise<void> {
  await hintAds(own, hints, [adId]);
  const ended = await own.ads.update(adId, { endAt: own.now });
  if (!ended) return;
  const context = predicateContext({ now: own.now, user: null });
  const settled = await settle(tableOf(own, 'ad'), adMeta, ended as never, context);
  await noteHold(own, settled as never);
}
