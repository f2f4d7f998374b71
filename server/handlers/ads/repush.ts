import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { hintAds } from '../../player/affected.ts';
import { displayOf } from '../../policies/changes.ts';
import { forgetDelivered } from '../../player/deliveries.ts';
import { actionOf } from '../actionOf.ts';
import { batch } from '../batch.ts';
import { checkState } from '../transition.ts';

/** Retries failed downloads of an ad on all its screens (AD-08): its failed deliveries are pending again. */
export const repush = handler('ad.repush', async (context) => {
  const { tx, log, now } = context;
  await hintAds(tx, context.services.hints, context.input.ids);
  const action = actionOf(adMeta, 'repush');
  return batch(context, async (id) => {
    const ad = await tx.ads.one(id, { lock: 'change' });
    if (!ad) throw refuse('NOT_FOUND');
    checkState(adMeta, action, { ...ad }, context);
    await forgetDelivered(tx, ad);
    const pushed = await tx.adDeliveries.updateAll(
      (eb) => eb.and([eb('ad_id', '=', id), eb('status', '=', 'failed')]),
      { status: 'pending', problem: null, reportedAt: now },
    );
    log({ targetId: id, targetName: displayOf(adMeta, ad), after: { pushed } });
  });
});
