import { useSyncExternalStore } from 'react';
import { createUpload, type UploadParts } from '../transport/upload.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from '../transport/uploadQueue.ts';

export type { UploadItem, UploadQueue } from '../transport/uploadQueue.ts';

export interface UploadQueueParts extends Pick<UploadParts, 'apply' | 'hash' | 'http'> {
  /** Verifies a file that came; what is listed by it is listed when this ends. */
  verify: (uploadId: string, file: File, options: { signal?: AbortSignal }) => Promise<unknown>;
  /** After each file that is there. */
  onArrived: () => void;
}

/** Opens a queue of uploads that are applied for and verified by calls of an entity. It goes on while nobody looks (UI-06). */
export function openUploadQueue({ verify, onArrived, ...parts }: UploadQueueParts): UploadQueue {
  const upload: Parameters<typeof createUploadQueue>[0]['upload'] = (file, options) =>
    createUpload({ ...parts, verify: (uploadId, given) => verify(uploadId, file, given) })(file, options);
  return createUploadQueue({
    upload,
    save: () => {
      onArrived();
      return Promise.resolve();
    },
  });
}

/** Returns what is in the queue, and follows it. */
export const useUploadItems = (queue: Pick<UploadQueue, 'subscribe' | 'items'>): readonly UploadItem[] =>
  useSyncExternalStore(queue.subscribe, queue.items);
