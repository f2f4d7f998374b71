import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { openUpload, openUploadQueue, type UploadQueue, type UploadQueueParts } from '#src/providers/uploadQueues.ts';

import { uploadOffers } from '#src/ui/uploadOffers.ts';
import { frameOf, sheetOfFilm } from './frame.ts';

/** A queue whose tag is the folder that a file is for. */
export type MaterialQueue = UploadQueue;

interface Refusal {
  code: number;
  materialId?: string;
}

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof HttpError ? ((error.body as Refusal | null) ?? null) : null;

/** Returns the id of the duplicate material if that is why an upload failed; else null. */
export function duplicateOf(error: unknown): string | null {
  const refusal = refusalOf(error);
  return refusal?.code === errorCodes.UPLOAD_DUPLICATE ? (refusal.materialId ?? null) : null;
}

/** Same content, found by its digest before anything is sent (MAT-02). The sentence is the one of the error table. */
const duplicate = (materialId: string): HttpError =>
  new HttpError('errors.UPLOAD_DUPLICATE', errorCodes.UPLOAD_DUPLICATE, {
    code: errorCodes.UPLOAD_DUPLICATE,
    materialId,
  });

/** Opens the queue of material uploads: check, apply, send, verify (MAT-06). `how` replaces what hashes, sends and keeps. */
export function openMaterialQueue(
  provider: ConsoleDataProvider,
  queryClient: QueryClient,
  {
    frame = frameOf,
    sheet = sheetOfFilm,
    ...how
  }: Pick<UploadQueueParts, 'hash' | 'http' | 'keep'> & { frame?: typeof frameOf; sheet?: typeof sheetOfFilm } = {},
): MaterialQueue {
  /**
   * Tells that a file is there, and sends a picture and frames of a film after it (MAT-03, MON-04); a film of which this browser shows
   * none stays without.
   */
  const finish = async (file: File, verified: unknown, signal: AbortSignal): Promise<void> => {
    const { id, type, playable } = verified as { id: string; type: string; playable: boolean };
    uploadOffers.arrived({ file, id, playable });
    if (type !== 'video') return;
    const send = (picture: File, verify: Parameters<typeof openUpload>[0]['verify']) =>
      openUpload({ ...how, apply: (intent, options) => provider.call('material.apply', intent, options), verify })(
        picture,
        { signal },
      );
    const still = await frame(file, signal);
    if (!still) return;
    await send(still, (uploadId, options) => provider.call('material.picture', { id, uploadId }, options));
    // It is seen at once: its frames take a while, and nobody looks at them.
    for (const resource of ['materials', 'ads']) void queryClient.invalidateQueries({ queryKey: [resource] });
    const frames = await sheet(file, signal);
    if (!frames) return;
    const { count, everyMs } = frames;
    await send(frames.file, (uploadId, options) =>
      provider.call('material.frames', { id, uploadId, count, everyMs }, options),
    );
  };
  return openUploadQueue({
    ...how,
    andThen: finish,
    apply: async ({ name, size, md5 }, options) => {
      const { materialId } = await provider.call('material.check', { md5, size }, options);
      if (materialId !== null) throw duplicate(materialId);
      return provider.call('material.apply', { name, size, md5 }, options);
    },
    parts: {
      above: limits.uploadPart,
      rest: (uploadId, options) => provider.call('material.parts', { uploadId }, options),
      isGone: (error) => refusalOf(error)?.code === errorCodes.UPLOAD_NOT_FOUND,
    },
    verify: (uploadId, folderId, options) =>
      provider.call('material.verify', { uploadId, ...(folderId ? { folderId } : {}) }, options),
    onArrived: () => void queryClient.invalidateQueries({ queryKey: ['materials'] }),
  });
}
