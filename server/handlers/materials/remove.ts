import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes materials; one that an ad still shows stays, and the answer says so (MAT-04). */
export const remove = handler('material.delete', (context) =>
  act(materialMeta, actionOf(materialMeta, 'delete'), context, {
    check: async ({ id }) => {
      const [ad] = await context.tx.ads.find(
        (eb) =>
          eb.exists(
            eb
              .selectFrom('ads__materials')
              .select('ads__materials.id')
              .whereRef('ads__materials.corp_id', '=', 'ads.corp_id')
              .whereRef('ads__materials.id', '=', 'ads.id')
              .where('ads__materials.ref_id', '=', id),
          ),
        { fields: ['name'], limit: 1 },
      );
      if (ad) throw refuse('MATERIAL_IN_USE', { data: { adId: ad.id, name: ad.name } });
    },
  }),
);
