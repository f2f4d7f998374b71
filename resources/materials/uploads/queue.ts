import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { openUploadQueue, type UploadQueue, type UploadQueueParts } from '#src/providers/uploadQueues.ts';

export interface MaterialQueue extends Omit<UploadQueue, 'add'> {
  add: (files: readonly File[], folderId: string | null) => void;
}

/** Same content, found by its digest before anything is sent (MAT-02). The sentence is the one of the error table. */
const duplicate = (): HttpError =>
  new HttpError('errors.UPLOAD_DUPLICATE', errorCodes.UPLOAD_DUPLICATE, { code: errorCodes.UPLOAD_DUPLICATE });

/** Opens the queue of material uploads: check, apply, send, verify (MAT-06). `how` replaces what hashes and sends. */
export function openMaterialQueue(
  provider: ConsoleDataProvider,
  queryClient: QueryClient,
  how: Pick<UploadQueueParts, 'hash' | 'http'> = {},
): MaterialQueue {
  const folders = new WeakMap<File, string>();
  const queue = openUploadQueue({
    ...how,
    apply: async ({ name, size, md5 }, options) => {
      const { materialId } = await provider.call('material.check', { md5, size }, options);
      if (materialId !== null) throw duplicate();
      return provider.call('material.apply', { name, size, md5 }, options);
    },
    verify: (uploadId, file, options) => {
      const folderId = folders.get(file);
      return provider.call('material.verify', { uploadId, ...(folderId ? { folderId } : {}) }, options);
    },
    onArrived: () => void queryClient.invalidateQueries({ queryKey: ['materials'] }),
  });
  return {
    ...queue,
    add: (files, folderId) => {
      if (folderId) for (const file of files) folders.set(file, folderId);
      queue.add(files);
    },
  };
}
