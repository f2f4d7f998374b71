import type { ManifestFile } from '#core/manifest/manifest.ts';
import type { Download } from './download.ts';
import { download } from './download.ts';

/** Runs in a worker: hashing a video would make the picture stutter. */
export interface DownloadJob {
  id: number;
  file: ManifestFile;
}

export interface DownloadReport {
  id: number;
  result: Download;
}

addEventListener('message', (event: MessageEvent<DownloadJob>) => {
  const { id, file } = event.data;
  download(file, fetch).then(
    (result) => postMessage({ id, result } satisfies DownloadReport),
    (error: unknown) => reportError(error),
  );
});
