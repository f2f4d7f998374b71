import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

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
    await tx.db.deleteFrom('uploads').where('id', '=', arrived.uploadId).execute();
    tx.afterCommit(
      () => void services.media.remove(arrived.key).catch((error: unknown) => process.emitWarning(String(error))),
    );
    log({ targetId: video.id, targetName: video.name ?? '' });
    return { thumbnail };
  },
});
