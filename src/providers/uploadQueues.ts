import { useSyncExternalStore } from 'react';
import { createUpload, type Upload, type UploadParts } from '../transport/upload.ts';
import { openUploadKeep } from '../transport/uploadKeep.ts';
import { createUploadQueue, type QueueParts, type UploadItem, type UploadQueue } from '../transport/uploadQueue.ts';

export type { UploadItem, UploadQueue } from '../transport/uploadQueue.ts';

export interface UploadQueueParts extends Pick<UploadParts, 'apply' | 'hash' | 'http' | 'parts'> {
  /** Verifies a file that came; what is listed by it is listed when this ends. */
  verify: (uploadId: string, tag: string | null, options: { signal?: AbortSignal }) => Promise<unknown>;
  /** After each file that is there. */
  onArrived: () => void;
  /** What else is done with a file that was verified, before it counts as there. Its failure is told, and costs nothing. */
  andThen?: (file: File, verified: unknown, signal: AbortSignal) => Promise<void>;
  keep?: QueueParts['keep'];
}

/** Opens what keeps an account's uploads over a reload. What goes wrong there stops no upload, but is told. */
export const openKeep = (userId: string): NonNullable<QueueParts['keep']> =>
  openUploadKeep(userId, (error) => reportError(error));

/** Makes what brings one file at once, outside of any queue. */
export const openUpload = (parts: UploadParts): Upload => createUpload(parts);

/** Opens a queue of uploads that are applied for and verified by calls of an entity. It goes on while nobody looks (UI-06). */
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

/** Returns what is in the queue, and follows it. */
export const useUploadItems = (queue: Pick<UploadQueue, 'subscribe' | 'items'>): readonly UploadItem[] =>
  useSyncExternalStore(queue.subscribe, queue.items);
