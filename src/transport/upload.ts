import { create, isCancel, type AxiosInstance } from 'axios';
import { hashInWorker } from './hashInWorker.ts';
import { NetworkError } from './networkError.ts';

/** What the server is told of a file before it comes. */
export interface UploadIntent {
  name: string;
  size: number;
  /** 32 hex; duplicates are found by it (MAT-02). */
  md5: string;
}

/** The form that a browser posts to the store (NET-07): the fields as given, the file last. */
export interface UploadGrant {
  uploadId: string;
  url: string;
  fields: readonly { name: string; value: string }[];
}

export type UploadPhase = 'hashing' | 'sending' | 'verifying';

interface UploadOptions {
  signal?: AbortSignal;
  /** `share` is 0 to 1 within the phase. */
  onProgress?: (phase: UploadPhase, share: number) => void;
}

export interface UploadParts {
  /** Asks for the signature. */
  apply: (intent: UploadIntent, options: { signal?: AbortSignal }) => Promise<UploadGrant>;
  /** Has the server look at what came. What it answers is the result of the upload. */
  verify: (uploadId: string, options: { signal?: AbortSignal }) => Promise<unknown>;
  hash?: (file: File, onProgress?: (share: number) => void, signal?: AbortSignal) => Promise<string>;
  http?: AxiosInstance;
}

export type Upload = (file: File, options?: UploadOptions) => Promise<{ uploadId: string; verified: unknown }>;

async function post(http: AxiosInstance, grant: UploadGrant, file: File, options: UploadOptions): Promise<void> {
  const form = new FormData();
  for (const { name, value } of grant.fields) form.append(name, value);
  // A store reads the fields as they come and has no use for any that stand behind the file.
  form.append('file', file, file.name);
  try {
    await http.post(grant.url, form, {
      signal: options.signal,
      onUploadProgress: ({ loaded, total }) => options.onProgress?.('sending', total ? loaded / total : 0),
    });
  } catch (error) {
    if (isCancel(error)) throw error;
    throw new NetworkError('busy', error);
  }
}

/** Makes what brings one file to the store: hash, apply, send, verify (MAT-06). What breaks off is never verified, so it leaves nothing behind. */
export function createUpload(parts: UploadParts): Upload {
  const http = parts.http ?? create();
  const hash = parts.hash ?? hashInWorker;
  return async (file, options = {}) => {
    const { signal, onProgress } = options;
    onProgress?.('hashing', 0);
    const md5 = await hash(file, (share) => onProgress?.('hashing', share), signal);
    const grant = await parts.apply({ name: file.name, size: file.size, md5 }, { signal });
    onProgress?.('sending', 0);
    await post(http, grant, file, options);
    onProgress?.('verifying', 0);
    return { uploadId: grant.uploadId, verified: await parts.verify(grant.uploadId, { signal }) };
  };
}
