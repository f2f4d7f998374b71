import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes materials; one that an ad still shows stays, and the answer says so (MAT-04). */
export const remove = acting('material', 'delete', async ({ id }, { tx }) => {
  const [ad] = await tx.ads.find(
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
});
