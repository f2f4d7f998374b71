import { useSyncExternalStore } from 'react';
import { createUpload, type Upload, type UploadParts } from '../transport/upload.ts';
import { openUploadStorage } from '../transport/uploadStorage.ts';
import { createUploadQueue, type QueueParts, type UploadItem, type UploadQueue } from '../transport/uploadQueue.ts';

export type { UploadItem, UploadQueue } from '../transport/uploadQueue.ts';

export interface UploadQueueParts extends Pick<UploadParts, 'apply' | 'hash' | 'http' | 'parts'> {
  /** Verifies an uploaded file; when this resolves, lists that show it are up to date. */
  verify: (uploadId: string, tag: string | null, options: { signal?: AbortSignal }) => Promise<unknown>;
  /** Called after each finished upload. */
  onArrived: () => void;
  /** Work on a verified file before the upload counts as finished. An error in it is reported, but the file is kept. */
  andThen?: (file: File, verified: unknown, signal: AbortSignal) => Promise<void>;
  keep?: QueueParts['keep'];
}

/** Opens the storage that keeps an account's uploads over a reload. An error there stops no upload, but is reported. */
export const openKeep = (userId: string): NonNullable<QueueParts['keep']> =>
  openUploadStorage(userId, (error) => reportError(error));

/** Creates an uploader that sends one file at once, outside of any queue. */
export const openUpload = (parts: UploadParts): Upload => createUpload(parts);

/**
 * Creates an upload queue whose files are applied for and verified by calls of an entity. It goes on when its page is
 * closed (UI-06).
 */
export function openUploadQueue({ verify, onArrived, andThen, keep, ...parts }: UploadQueueParts): UploadQueue {
  return createUploadQueue({
    upload: createUpload({
      ...parts,
      verify: (uploadId, { tag = null, ...options }) => verify(uploadId, tag, options),
    }),
    ...(keep ? { keep } : {}),
    save: async (file, { verified }, signal) => {
      await andThen?.(file, verified, signal).catch((error: unknown) => reportError(error));
      onArrived();
    },
  });
}

/** Returns the items of the queue and follows its changes. */
export const useUploadItems = (queue: Pick<UploadQueue, 'subscribe' | 'items'>): readonly UploadItem[] =>
  useSyncExternalStore(queue.subscribe, queue.items);
