import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { displayOf } from '../../policies/changes.ts';
import { batch } from '../batch.ts';

/** Copies materials into a folder. The content is not kept twice: both name the same upload. */
export const copy = handler('material.copy', async (context) => {
  const { input, tx, log } = context;
  return batch(context, async (id) => {
    const found = await tx.materials.one(id);
    // A passer-by's file is kept for its cast and no longer.
    if (!found || found.castId !== null) throw refuse('NOT_FOUND');
    const { name, type, format, size, width, height, durationMs, pages, playable, md5, sha256, file } = found;
    const { thumbnail, frames, frameCount, frameMs } = found;
    const made = await tx.materials.insert({
      name,
      type,
      format,
      size,
      width,
      height,
      durationMs,
      pages,
      playable,
      md5,
      sha256,
      file,
      thumbnail,
      frames,
      frameCount,
      frameMs,
      folderId: input.toFolderId ?? null,
    });
    log({ targetId: made.id, targetName: displayOf(materialMeta, made), after: { folderId: made.folderId } });
  });
});
