import type { Download } from './download.ts';
import type { DownloadJob, DownloadReport } from './downloadWorker.ts';
import type { Fetcher } from './downloads.ts';

/** Returns a fetcher that works in a worker, so that hashing never costs a frame. A worker that dies counts as a bad line. */
export function createWorkerFetch(worker: Worker): Fetcher {
  const waiting = new Map<number, (result: Download) => void>();
  let serial = 0;
  const answer = (id: number, result: Download) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<DownloadReport>) => answer(data.id, data.result));
  worker.addEventListener('error', () => {
    for (const id of waiting.keys()) answer(id, { ok: false, problem: 'network' });
  });
  return (file) =>
    new Promise((resolve) => {
      serial += 1;
      waiting.set(serial, resolve);
      worker.postMessage({ id: serial, file } satisfies DownloadJob, []);
    });
}
