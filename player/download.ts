import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ManifestFile } from '#core/manifest/manifest.ts';

/** Reason of a failed download. `network` is retried soon, the others are reported as faults. */
export type DownloadProblem = 'network' | 'gone' | 'hashWrong' | 'sizeWrong';

/** `part`: what came before the line broke; the next try goes on from its end. */
export type Download = { ok: true; body: Blob } | { ok: false; problem: DownloadProblem; part?: Blob };

/** Options of a download. */
export interface Progress {
  /** Part from the last try. */
  part?: Blob | undefined;
  /** Called with all that has come, now and again: a page that ends meanwhile does not lose it. */
  onPart?: (part: Blob) => void;
  /** Ends it before its end; what has come is kept. */
  signal?: AbortSignal | undefined;
}

/** Bytes after which what has come is handed on. */
const HANDED_ON = 8 * 1024 * 1024;
/** A line on which nothing comes for so long is broken. */
const STALL_MS = 30_000;

const NOTHING = new Blob([]);

const failed = (problem: DownloadProblem, part?: Blob): Download =>
  part && part.size > 0 ? { ok: false, problem, part } : { ok: false, problem };

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

/** Says whether a stored file still is what its name says; storage can be damaged, and then cannot even be read. */
export async function isIntact(body: Blob, sha256: string): Promise<boolean> {
  try {
    return (await hashOf(body)) === sha256;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Time limit of a download: a line slower than 20 bytes per millisecond lets the other files go first. What has come
 * until then is kept.
 */
const timeLimitMs = (size: number): number => 60_000 + Math.ceil(size / 20);

/** Ends a request whose line is broken or too slow. */
class Patience {
  readonly #abort = new AbortController();
  readonly #limit: ReturnType<typeof setTimeout>;
  #stall: ReturnType<typeof setTimeout> | undefined;

  constructor(limitMs: number, signal: AbortSignal | undefined) {
    this.#limit = setTimeout(() => this.#abort.abort(), limitMs);
    if (signal?.aborted) this.#abort.abort();
    signal?.addEventListener('abort', () => this.#abort.abort());
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  renew(): void {
    clearTimeout(this.#stall);
    this.#stall = setTimeout(() => this.#abort.abort(), STALL_MS);
  }

  end(): void {
    clearTimeout(this.#limit);
    clearTimeout(this.#stall);
  }
}

/** Says whether an answer goes on where the kept part ends; any other answer is the file from its beginning. */
const goesOn = ({ status, headers }: Response, size: number): boolean =>
  status === 206 && (headers.get('content-range') ?? '').startsWith(`bytes ${size}-`);

/** Reads a body to its end, and tells of each piece what has come. Throws as the line does. */
async function readAll(response: Response, patience: Patience, take: (piece: Uint8Array<ArrayBuffer>) => void) {
  const reader = response.body?.getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    patience.renew();
    take(value);
  }
}

/**
 * Downloads a file from where it broke off, and checks its hash in pieces. WebCrypto would need https, and the whole
 * file at once.
 */
export async function download(
  file: ManifestFile,
  fetcher: typeof fetch,
  { part = NOTHING, onPart, signal }: Progress = {},
): Promise<Download> {
  let kept = part.size < file.size ? part : NOTHING;
  const patience = new Patience(timeLimitMs(file.size), signal);
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  const gather = (): Blob => {
    if (pieces.length > 0) kept = new Blob([kept, ...pieces]);
    [pieces, waiting] = [[], 0];
    return kept;
  };
  try {
    const headers: HeadersInit = kept.size > 0 ? { range: `bytes=${kept.size}-` } : {};
    const response = await fetcher(file.url, { headers, signal: patience.signal });
    // The part is of no use to this server: the next try begins anew.
    if (response.status === 416) return failed('network');
    if (!response.ok) {
      const isPassing = response.status >= 500 || response.status === 429;
      return isPassing ? failed('network', kept) : failed('gone');
    }
    if (!goesOn(response, kept.size)) kept = NOTHING;
    await readAll(response, patience, (piece) => {
      pieces.push(piece);
      waiting += piece.length;
      if (waiting >= HANDED_ON) onPart?.(gather());
    });
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return failed('network', gather());
    throw error;
  } finally {
    patience.end();
  }
  const body = gather();
  if (body.size !== file.size) return failed('sizeWrong');
  if ((await hashOf(body)) !== file.sha256) return failed('hashWrong');
  return { ok: true, body: body.type === file.type ? body : body.slice(0, body.size, file.type) };
}
