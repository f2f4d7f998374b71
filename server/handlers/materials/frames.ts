import { frameBoxes } from '#core/pictures/frames.ts';
import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/** Share by which the shape of a frame may differ from its film's: a film's pixels need not be square. */
const SHAPE_SLACK = 0.25;

interface Shape {
  width: number;
  height: number;
}

/** Says whether a frame may be of a film of these sides, upright or turned: a phone's film says by a mark how it is to be seen. */
const isOf = (film: Shape, { width, height }: Shape): boolean =>
  [film.width / film.height, film.height / film.width].some(
    (shape) => Math.abs(width / height / shape - 1) <= SHAPE_SLACK,
  );

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
    const film = { width: video.width ?? 0, height: video.height ?? 0 };
    if (film.width > 0 && film.height > 0 && !isOf(film, frame!)) throw refuse('UPLOAD_TYPE_WRONG');
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
