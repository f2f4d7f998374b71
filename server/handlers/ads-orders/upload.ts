import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { adOfOrder } from '../../commands/sales/orderAd.ts';
import { copyFiles, placedMaterials, type Copies } from '../../commands/sales/placedMaterials.ts';
import { mayPlace } from '../../policies/mayPlace.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

const action = actionOf(adsOrderMeta, 'upload');

/**
 * Takes what the buyer wants shown: the files are copied to the media owner's enterprise, whose ad waits for its review
 * (ADS-03). The order and the materials are the caller's own; what is not is answered as not found.
 */
export const upload = handler('adsOrder.upload', {
  async before({ input, user, services }): Promise<Copies> {
    const { orders, materials } = await services.store.read({ kind: 'user', user }, async (tx) => ({
      orders: await tx.adsOrders.many(input.ids, { fields: ['corpId', 'status'] }),
      materials: await tx.materials.many(input.materials, { fields: ['file', 'thumbnail'] }),
    }));
    const owners = orders.filter(({ status }) => status === 'toBeUploaded').map(({ corpId }) => corpId);
    const files = materials.flatMap(({ file, thumbnail }) => [file, thumbnail]).flatMap((id) => id ?? []);
    return copyFiles(services, files, owners);
  },
  run: (context) =>
    act(adsOrderMeta, action, context, async (row) => {
      const { tx, user, input, before: copies } = context;
      const order = row as unknown as AdsOrderStored;
      await mayPlace(tx, user, order.advertiserId, { isPaid: true });
      if (order.status !== 'toBeUploaded') return {};
      if ((order.endAt ?? 0) <= tx.now + limits.scheduling) throw refuse('ORDER_OVER');
      const own = tx.as({ kind: 'system', corpId: order.corpId });
      const from = { copies, from: order.advertiserName ?? '', deptId: order.deptId };
      const materials = await placedMaterials(tx, own, input.materials, from);
      const ad = await adOfOrder(own, order, {
        materials,
        userId: user.userId,
        landingUrl: input.landingUrl,
        codeCorner: input.codeCorner,
      });
      return { changes: { ...ad, uploadedAt: tx.now } };
    }),
});
