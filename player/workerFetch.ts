import type { DownloadJob, DownloadReport } from './downloadWorker.ts';
import type { Fetcher, FileCheck } from './downloads.ts';

/** Work that waits for the worker. */
interface Waiting {
  take: (report: DownloadReport) => void;
  onPart: ((part: Blob) => void) | undefined;
}

/**
 * Returns what downloads and checks files in a worker, so that hashing never costs a frame. A worker that dies counts as
 * a bad line.
 */
export function createWorkerFetch(worker: Worker): { fetchFile: Fetcher; checkFile: FileCheck } {
  const waiting = new Map<number, Waiting>();
  let serial = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<DownloadReport>) => {
    if ('part' in data) waiting.get(data.id)?.onPart?.(data.part);
    else {
      waiting.get(data.id)?.take(data);
      waiting.delete(data.id);
    }
  });
  worker.addEventListener('error', () => {
    for (const [id, { take }] of waiting) take({ id, broke: 'the worker' });
    waiting.clear();
  });
  const ask = (build: (id: number) => DownloadJob, onPart?: (part: Blob) => void) =>
    new Promise<DownloadReport>((take) => {
      serial += 1;
      waiting.set(serial, { take, onPart });
      worker.postMessage(build(serial), []);
    });
  return {
    async fetchFile(file, { part, onPart, signal } = {}) {
      if (signal?.aborted) return { ok: false, problem: 'network' };
      const asked = ask((id) => ({ id, file, part }), onPart);
      const id = serial;
      const end = () => {
        worker.postMessage({ id, isOver: true } satisfies DownloadJob, []);
        // Nothing waits for what nobody wants any more, not even for its last part.
        waiting.get(id)?.take({ id, broke: 'stopped' });
        waiting.delete(id);
      };
      signal?.addEventListener('abort', end);
      const report = await asked.finally(() => signal?.removeEventListener('abort', end));
      return 'result' in report ? report.result : { ok: false, problem: 'network' };
    },
    async checkFile(body, sha256) {
      const report = await ask((id) => ({ id, check: { body, sha256 } }));
      // A worker that died says nothing of the file.
      return 'isIntact' in report ? report.isIntact : true;
    },
  };
}
