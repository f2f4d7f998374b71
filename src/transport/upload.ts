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

interface UploadForm {
  url: string;
  fields: readonly { name: string; value: string }[];
}

/** The form that a browser posts to the store (NET-07): the fields as given, the file last. */
export interface UploadGrant extends UploadForm {
  uploadId: string;
}

/** Which parts of a large file the store lacks, and forms for the next of them. */
interface UploadRest {
  partSize: number;
  missing: readonly number[];
  forms: readonly (UploadForm & { part: number })[];
}

/** What is known of a file that was begun before: it need not be read again, and what the store has of it need not be sent. */
export interface UploadKnown {
  md5: string;
  uploadId: string | null;
}

export type UploadPhase = 'hashing' | 'sending' | 'verifying';

interface UploadOptions {
  signal?: AbortSignal;
  /** `share` is 0 to 1 within the phase. */
  onProgress?: (phase: UploadPhase, share: number) => void;
  known?: UploadKnown | undefined;
  /** The file was chosen anew: it is read again, and goes on only if it is the same. */
  isUnsure?: boolean;
  /** Handed on to verify. */
  tag?: string | null;
  /** What is good to keep for going on after a break. */
  onKnown?: (known: UploadKnown) => void;
}

/** How large files come in parts, where the server takes them so. */
interface PartParts {
  /** A file that is larger is sent in parts. */
  above: number;
  rest: (uploadId: string, options: { signal?: AbortSignal }) => Promise<UploadRest>;
  /** Says whether an error means that the server has forgotten what it had of a file. */
  isGone: (error: unknown) => boolean;
}

export interface UploadParts {
  /** Asks for the signature. */
  apply: (intent: UploadIntent, options: { signal?: AbortSignal }) => Promise<UploadGrant>;
  /** Has the server look at what came. What it answers is the result of the upload. */
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
  // A store reads the fields as they come and has no use for any that stand behind the file.
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

/** Sends what the store lacks, part after part, until it lacks nothing. */
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

/** Makes what brings one file to the store: hash, apply, send, verify (MAT-06). What breaks off is never verified, so it leaves nothing behind. */
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
  /** Goes on with what was begun; null where there is nothing to go on with. */
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
