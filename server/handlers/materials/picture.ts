import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';

/** Gives the ads that show a film, and have no cover yet, its thumbnail: an ad may be saved before the picture came. */
async function coverAds(tx: Tx, { id, corpId }: { id: string; corpId: string }, thumbnail: string): Promise<void> {
  const all = tx.acrossCorps('ads of colleagues, which the caller may not see, show the film as well');
  const showing = all.selectFrom('ads__materials').select('id').where('corp_id', '=', corpId).where('ref_id', '=', id);
  await all
    .updateTable('ads')
    .set({ cover_url: thumbnail })
    .where('corp_id', '=', corpId)
    .where('cover_url', 'is', null)
    .where('id', 'in', showing)
    .execute();
}

/**
 * Gives a video its thumbnail (MAT-03): an image made by the browser, checked by its bytes like any other upload. The
 * server keeps its own copy of that image and deletes the upload. A video that has a thumbnail keeps it.
 */
export const picture = handler<'material.picture', Arrived<'image'>>('material.picture', {
  before: ({ input, user, now, services }) =>
    receiveUpload(services.store, services.media, { uploadId: input.uploadId, accountId: user.userId, now }, ['image']),
  run: async ({ input, before: arrived, user, tx, services, log }) => {
    const video = await tx.materials.one(input.id, { lock: 'change' });
    if (!video) throw refuse('NOT_FOUND');
    if (video.type !== 'video' || video.thumbnail !== null) throw refuse('NOT_ALLOWED_NOW');
    if (!arrived.thumbnail) throw refuse('UPLOAD_TYPE_WRONG');
    if (!(await markVerified(tx, arrived, user.userId))) throw refuse('UPLOAD_NOT_FOUND');
    const thumbnail = arrived.thumbnail.id;
    if (!(await tx.materials.update(video.id, { thumbnail }))) throw refuse('NOT_FOUND');
    await coverAds(tx, video, thumbnail);
    await tx.db.deleteFrom('uploads').where('id', '=', arrived.uploadId).execute();
    tx.afterCommit(
      () => void services.media.remove(arrived.key).catch((error: unknown) => process.emitWarning(String(error))),
    );
    log({ targetId: video.id, targetName: video.name ?? '' });
    return { thumbnail };
  },
});
