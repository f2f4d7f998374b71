import './oldEngine.ts';
import type { ManifestFile } from '#core/manifest/manifest.ts';
import { download, isIntact, type Download } from './download.ts';

/** Runs in a worker: hashing a video would make the picture stutter. */
export type DownloadJob =
  | { id: number; file: ManifestFile; part: Blob | undefined }
  | { id: number; isOver: true }
  | { id: number; check: { body: Blob; sha256: string } };

export type DownloadReport =
  | { id: number; part: Blob }
  | { id: number; result: Download }
  | { id: number; isIntact: boolean }
  | { id: number; broke: string };

const tell = (report: DownloadReport): void => postMessage(report);

/** Downloads that are under way. */
const running = new Map<number, AbortController>();

async function fetched(id: number, file: ManifestFile, part: Blob | undefined): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  try {
    const onPart = (whole: Blob) => tell({ id, part: whole });
    tell({ id, result: await download(file, fetch, { part, onPart, signal: abort.signal }) });
  } finally {
    running.delete(id);
  }
}

addEventListener('message', ({ data }: MessageEvent<DownloadJob>) => {
  const { id } = data;
  if ('isOver' in data) {
    running.get(id)?.abort();
    return;
  }
  const work =
    'file' in data
      ? fetched(id, data.file, data.part)
      : isIntact(data.check.body, data.check.sha256).then((isIntact) => tell({ id, isIntact }));
  work.catch((error: unknown) => tell({ id, broke: String(error) }));
});
