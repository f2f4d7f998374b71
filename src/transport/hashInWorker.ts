import type { HashMessage } from './hash.worker.ts';

/** Runs hashFile in a worker, so that the page stays responsive while a video is read. */
export function hashInWorker(file: File, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void): void => {
      worker.terminate();
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = (): void => end(() => reject(signal?.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<HashMessage>) => {
      if ('share' in data) onProgress?.(data.share);
      else if ('md5' in data) end(() => resolve(data.md5));
      else end(() => reject(new Error(data.error)));
    });
    worker.addEventListener('error', (event) =>
      end(() => reject(new Error(event.message || 'the file could not be read'))),
    );
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    else worker.postMessage(file, []);
  });
}
