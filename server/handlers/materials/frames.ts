import { frameBoxes } from '#core/pictures/frames.ts';
import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/** Share by which the shape of a frame may differ from its film's: a film's pixels need not be square. */
const SHAPE_SLACK = 0.25;

/**
 * Gives a video frames to compare a screen's picture with (MON-04): one image made by the browser, checked by its bytes like any
 * other upload. A video that has frames keeps them.
 */
export const frames = handler<'material.frames', Arrived<'image'>>('material.frames', {
  before: ({ input, user, now, services }) =>
    receiveUpload(services.store, services.media, { uploadId: input.uploadId, accountId: user.userId, now }, ['image']),
  run: async ({ input, before: arrived, user, tx, services, log }) => {
    const { id, count, everyMs } = input;
    const video = await tx.materials.one(id, { lock: 'change' });
    if (!video) throw refuse('NOT_FOUND');
    if (video.type !== 'video' || video.frames !== null) throw refuse('NOT_ALLOWED_NOW');
    const { width, height, thumbnail } = arrived;
    if (!width || !height) throw refuse('UPLOAD_TYPE_WRONG');
    const [frame] = frameBoxes(count, { width, height });
    if (video.width && video.height && frame) {
      const differs = (frame.width / frame.height) * (video.height / video.width);
      if (Math.abs(differs - 1) > SHAPE_SLACK) throw refuse('UPLOAD_TYPE_WRONG');
    }
    // Nobody sees it, so it needs no smaller picture.
    if (!(await markVerified(tx, { ...arrived, thumbnail: null }, user.userId))) throw refuse('UPLOAD_NOT_FOUND');
    const given = { frames: arrived.uploadId, frameCount: count, frameMs: everyMs };
    if (!(await tx.materials.update(id, given))) throw refuse('NOT_FOUND');
    if (thumbnail)
      tx.afterCommit(
        () => void services.media.remove(thumbnail.key).catch((error: unknown) => process.emitWarning(String(error))),
      );
    log({ targetId: id, targetName: video.name ?? '' });
    return { count };
  },
});
