import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ManifestFile } from '#core/manifest/manifest.ts';

/** Reason of a failed download. `network` is retried soon, the others are reported as faults. */
export type DownloadProblem = 'network' | 'gone' | 'hashWrong' | 'sizeWrong';

export type Download = { ok: true; body: Blob } | { ok: false; problem: DownloadProblem };

const failed = (problem: DownloadProblem): Download => ({ ok: false, problem });

/** Returns the sha256 of a blob, read piece by piece: a video of 200 MB is never whole in memory. */
async function hashOf(body: Blob): Promise<string> {
  const hash = sha256.create();
  const reader = body.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytesToHex(hash.digest());
    hash.update(value);
  }
}

/**
 * Time limit of a download: a line slower than 20 bytes per millisecond counts as broken. Without a limit one stalled
 * download would block the rest.
 */
const timeLimitMs = (size: number): number => 60_000 + Math.ceil(size / 20);

/** Downloads a file and checks its hash in pieces. WebCrypto would need https, and the whole file at once. */
export async function download(file: ManifestFile, fetcher: typeof fetch): Promise<Download> {
  let body: Blob;
  try {
    const response = await fetcher(file.url, { signal: AbortSignal.timeout(timeLimitMs(file.size)) });
    if (!response.ok) return failed(response.status >= 500 || response.status === 429 ? 'network' : 'gone');
    body = await response.blob();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return failed('network');
    throw error;
  }
  if (body.size !== file.size) return failed('sizeWrong');
  if ((await hashOf(body)) !== file.sha256) return failed('hashWrong');
  return { ok: true, body: body.type === file.type ? body : body.slice(0, body.size, file.type) };
}
