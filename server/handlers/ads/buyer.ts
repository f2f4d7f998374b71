import { limits } from '#generated/model/limits.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { countAd } from '../../commands/campaignCount.ts';
import { recount } from '../../commands/promotion/figures.ts';
import { noteWithdrawal, rehold } from '../../commands/promotion/holding.ts';
import { checkMove } from '../../commands/promotion/placement.ts';
import { adOfOrder } from '../../commands/sales/orderAd.ts';
import { copyFiles, placedMaterials, type Copies } from '../../commands/sales/placedMaterials.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import { mayPlace } from '../../policies/mayPlace.ts';
import type { Tx } from '../../store/types.ts';
import { actionOf } from '../actionOf.ts';
import { batch } from '../batch.ts';
import { checkState } from '../transition.ts';
import { acting } from '../verbs.ts';

type Context<Input = object> = HandlerContext<Input & { readonly ids: readonly string[] }, unknown>;

/** Returns the order by which an ad was placed, locked; null for one that its media owner made. The ad is the caller's own. */
async function orderOf(tx: Tx, ad: Pick<AdStored, 'id' | 'corpId'>): Promise<AdsOrderStored | null> {
  const own = tx.as({ kind: 'system', corpId: ad.corpId });
  const [order] = await own.adsOrders.find((eb) => eb('ad_id', '=', ad.id), { lock: 'change', limit: 1 });
  return order ?? null;
}

const turned =
  (ownHold: boolean) =>
  ({ id }: AdStored, { tx, services }: Pick<HandlerContext<unknown>, 'tx' | 'services'>) => ({
    changes: { ownHold },
    effects: () => rehold(tx, services.hints, (eb) => eb('id', '=', id)),
  });

/** An advertiser keeps its ad off the screens; the media owner's own pause is another one, and stays (ADS-04). */
export const hold = acting('ad', 'hold', turned(true));
export const resume = acting('ad', 'resume', turned(false));

/** Moves ads to a group, with their orders and figures; refused to whoever did not pay for them. */
export const arrange = acting('ad', 'arrange', async (ad, { tx, services, input }) => {
  const group = await tx.promotionGroups.one(input.groupId, { lock: 'change' });
  if (!group) throw refuse('NOT_FOUND', { field: 'groupId' });
  // Locked as the group is: who pauses it at the same time finds the ad in it.
  if (group.campaignId) await tx.campaigns.one(group.campaignId, { lock: 'change', fields: ['id'] });
  const order = await orderOf(tx, ad);
  if (order && (order.payerId ?? order.advertiserId) !== group.corpId) throw refuse('AD_OF_PAYER');
  if (order) await checkMove(tx, group, order);
  const placed = { promotionGroupId: group.id, promotionPlanId: group.campaignId };
  return {
    changes: placed,
    effects: async () => {
      if (order) await tx.as({ kind: 'system', corpId: order.corpId }).adsOrders.update(order.id, placed);
      await recount(tx, [ad.promotionGroupId, group.id]);
      await rehold(tx, services.hints, (eb) => eb('id', '=', ad.id));
    },
  };
});

/** Runs the same on each ad that has an order of the caller's and is in a state of the action. */
const onOrdered = <Input extends object>(
  name: 'revise' | 'withdraw',
  context: Context<Input>,
  each: (ad: AdStored, order: AdsOrderStored, item: Context<Input>) => Promise<AdStored>,
) =>
  batch(context, async (id, item) => {
    const { tx, log } = item;
    const ad = await tx.ads.one(id, { lock: 'change' });
    if (!ad) throw refuse('NOT_FOUND');
    checkState(adMeta, actionOf(adMeta, name), ad as never, item);
    const order = await orderOf(tx, ad);
    if (!order) throw refuse('AD_WITHOUT_ORDER');
    const after = await each(ad, order, item);
    await recount(tx, [order.promotionGroupId]);
    log({
      targetId: id,
      targetName: displayOf(adMeta, ad),
      ...changesOf(adMeta, ad, after, item.user),
    });
  });

/**
 * Changes an ad's name and materials: the files are copied to the media owner's enterprise, which reviews it anew. An ad that
 * was refused is handed in again so, as by `adsOrder.upload`.
 */
export const revise = handler('ad.revise', {
  async before({ input, user, services }): Promise<Copies> {
    const { ads, materials } = await services.store.read({ kind: 'user', user }, async (tx) => ({
      ads: await tx.ads.many(input.ids, { fields: ['corpId'] }),
      materials: await tx.materials.many(input.files, { fields: ['file', 'thumbnail'] }),
    }));
    const files = materials.flatMap(({ file, thumbnail }) => [file, thumbnail]).flatMap((id) => id ?? []);
    return copyFiles(
      services,
      files,
      ads.map(({ corpId }) => corpId),
    );
  },
  run: (context) =>
    onOrdered('revise', context, async (ad, order, { tx, user, input, services }) => {
      await mayPlace(tx, user, order.advertiserId, { isPaid: true });
      if ((order.endAt ?? 0) <= tx.now + limits.scheduling) throw refuse('ORDER_OVER');
      const own = tx.as({ kind: 'system', corpId: ad.corpId });
      const from = { copies: context.before, from: order.advertiserName ?? '', deptId: order.deptId };
      const materials = await placedMaterials(tx, own, input.files, from);
      await hintAds(own, services.hints, [ad.id]);
      const { landingUrl, codeCorner } = input;
      await adOfOrder(own, order, { materials, userId: user.userId, landingUrl, codeCorner });
      const after = await own.ads.update(ad.id, { name: input.name });
      if (!after) throw refuse('NOT_FOUND');
      await noteHold(own, after);
      if (order.status === 'toBeUploaded')
        await own.adsOrders.update(order.id, { status: 'ongoing', uploadedAt: tx.now });
      return after;
    }),
});

/**
 * Deletes ads of the caller's orders. One that has played stays until its order is settled, which goes by its plays; after one
 * that never did, the order waits for other materials.
 */
export const withdraw = handler('ad.withdraw', (context) =>
  onOrdered('withdraw', context, async (ad, order, { tx, services }) => {
    const isSettled = order.settledAt !== null || order.status === 'cancelled';
    if (!isSettled && (ad.impressions ?? 0) > 0) throw refuse('AD_ORDER_RUNNING');
    const own = tx.as({ kind: 'system', corpId: ad.corpId });
    await hintAds(own, services.hints, [ad.id]);
    const gone = { ...ad, status: 'deleted' } as const;
    if (!(await own.ads.remove(ad.id, { status: gone.status }))) throw refuse('NOT_FOUND');
    await noteHold(own, gone);
    await noteWithdrawal(own, gone, order.endAt ?? 0);
    await countAd(own, { corpId: ad.corpId, id: ad.campaignId }, -1);
    // One that is over waits for nothing any more: it is settled by this ad, which never played, and is no order without ad.
    if (order.status === 'ongoing' || order.status === 'toBeUploaded')
      await own.adsOrders.update(order.id, { adId: null, adNumber: null, status: 'toBeUploaded' });
    return gone;
  }),
);
