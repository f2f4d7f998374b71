import { create, isCancel, type AxiosInstance } from 'axios';
import { hashInWorker } from './hashInWorker.ts';
import { NetworkError } from './networkError.ts';

/** Facts about a file that the server gets before the upload. */
export interface UploadIntent {
  name: string;
  size: number;
  /** 32 hex digits; the server finds duplicates by it (MAT-02). */
  md5: string;
}

interface UploadForm {
  url: string;
  fields: readonly { name: string; value: string }[];
}

/** Form that the browser posts to the store (NET-07): the given fields, then the file. */
export interface UploadGrant extends UploadForm {
  uploadId: string;
}

/** Parts of a large file that the store lacks, with forms for the next of them. */
interface UploadRest {
  partSize: number;
  missing: readonly number[];
  forms: readonly (UploadForm & { part: number })[];
}

/**
 * Known facts about an upload that was started earlier: the file need not be hashed again, and parts that the store has
 * need not be sent.
 */
export interface UploadKnown {
  md5: string;
  uploadId: string | null;
}

export type UploadPhase = 'hashing' | 'sending' | 'verifying';

interface UploadOptions {
  signal?: AbortSignal;
  /** `share` is the progress within the phase, 0 to 1. */
  onProgress?: (phase: UploadPhase, share: number) => void;
  known?: UploadKnown | undefined;
  /** The file was chosen again: it is hashed again, and resumes only if it is the same. */
  isUnsure?: boolean;
  /** Passed to `verify`. */
  tag?: string | null;
  /** Receives the facts that are needed to resume after an interruption. */
  onKnown?: (known: UploadKnown) => void;
}

/** Upload in parts, for large files, if the server supports it. */
interface PartParts {
  /** Files larger than this, in bytes, are sent in parts. */
  above: number;
  rest: (uploadId: string, options: { signal?: AbortSignal }) => Promise<UploadRest>;
  /** Returns whether an error means that the server no longer has the upload. */
  isGone: (error: unknown) => boolean;
}

export interface UploadParts {
  /** Requests the signed form. */
  apply: (intent: UploadIntent, options: { signal?: AbortSignal }) => Promise<UploadGrant>;
  /** Asks the server to verify the uploaded file. Its answer is the result of the upload. */
  verify: (uploadId: string, options: { signal?: AbortSignal; tag?: string | null }) => Promise<unknown>;
  parts?: PartParts;
  hash?: (file: File, onProgress?: (share: number) => void, signal?: AbortSignal) => Promise<string>;
  http?: AxiosInstance;
}

export type Upload = (file: File, options?: UploadOptions) => Promise<{ uploadId: string; verified: unknown }>;

interface Piece {
  form: UploadForm;
  bytes: Blob;
  name: string;
  signal: AbortSignal | undefined;
  onSent: (bytes: number) => void;
}

async function post(http: AxiosInstance, { form: given, bytes, name, signal, onSent }: Piece): Promise<void> {
  const form = new FormData();
  for (const field of given.fields) form.append(field.name, field.value);
  // A store reads the fields in order and ignores any field after the file.
  form.append('file', bytes, name);
  try {
    await http.post(given.url, form, {
      signal,
      onUploadProgress: ({ loaded, total }) => onSent(total ? (loaded / total) * bytes.size : 0),
    });
  } catch (error) {
    if (isCancel(error)) throw error;
    throw new NetworkError('busy', error);
  }
}

/** Sends the missing parts one after another until the store lacks none. */
async function postParts(
  http: AxiosInstance,
  rest: PartParts['rest'],
  { file, uploadId, options }: { file: File; uploadId: string; options: UploadOptions },
): Promise<void> {
  const { signal, onProgress } = options;
  for (let left = await rest(uploadId, { signal }); left.missing.length > 0; left = await rest(uploadId, { signal })) {
    const { partSize } = left;
    const piece = (part: number): Blob => file.slice(part * partSize, (part + 1) * partSize);
    let there = file.size - left.missing.reduce((sum, part) => sum + piece(part).size, 0);
    for (const { part, ...form } of left.forms) {
      const bytes = piece(part);
      const before = there;
      const onSent = (sent: number): void => onProgress?.('sending', (before + sent) / file.size);
      onSent(0);
      await post(http, { form, bytes, name: file.name, signal, onSent });
      there += bytes.size;
    }
  }
}

/**
 * Creates the upload of one file: hash, apply, send, verify (MAT-06). An interrupted upload is never verified, so it
 * leaves nothing behind.
 */
export function createUpload({ apply, verify, parts, hash = hashInWorker, http = create() }: UploadParts): Upload {
  const begin = async (file: File, md5: string, options: UploadOptions): Promise<string> => {
    const { signal, onProgress, onKnown } = options;
    const grant = await apply({ name: file.name, size: file.size, md5 }, { signal });
    onKnown?.({ md5, uploadId: grant.uploadId });
    onProgress?.('sending', 0);
    if (parts && file.size > parts.above)
      await postParts(http, parts.rest, { file, uploadId: grant.uploadId, options });
    else {
      const onSent = (sent: number): void => onProgress?.('sending', sent / file.size);
      await post(http, { form: grant, bytes: file, name: file.name, signal, onSent });
    }
    return grant.uploadId;
  };
  /** Resumes an upload that was started earlier; null when there is none to resume. */
  const goOn = async (file: File, uploadId: string | null, options: UploadOptions): Promise<string | null> => {
    if (!parts || uploadId === null || file.size <= parts.above) return null;
    try {
      await postParts(http, parts.rest, { file, uploadId, options });
      return uploadId;
    } catch (error) {
      if (parts.isGone(error)) return null;
      throw error;
    }
  };
  return async (file, options = {}) => {
    const { signal, onProgress, onKnown, known, isUnsure = false, tag = null } = options;
    onProgress?.('hashing', 0);
    const read = (): Promise<string> => hash(file, (share) => onProgress?.('hashing', share), signal);
    const md5 = known && !isUnsure ? known.md5 : await read();
    const begun = known?.md5 === md5 ? known.uploadId : null;
    if (!known) onKnown?.({ md5, uploadId: null });
    const uploadId = (await goOn(file, begun, options)) ?? (await begin(file, md5, options));
    onProgress?.('verifying', 0);
    return { uploadId, verified: await verify(uploadId, { signal, tag }) };
  };
}
