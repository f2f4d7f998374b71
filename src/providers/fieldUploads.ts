import type { Client } from '../transport/client.ts';
import { entityName } from './entityOf.ts';
import { toHttpError } from './httpError.ts';
import { callPath } from './printedTables.ts';

/** Record field that a file is uploaded for: its x-file lists the accepted types. */
interface UploadTarget {
  resource: string;
  field: string;
}

export interface FieldUploadOptions {
  target?: UploadTarget;
  onProgress?: (progress: { sent: number; total: number }) => void;
  signal?: AbortSignal;
}

/** Returns a function that gives the address of a file by its id, which the session's cookie opens, or of a path of the server. */
export const mediaUrls =
  (apiBase: string) =>
  (told: string): string =>
    apiBase + (told.startsWith('/') ? told : `/media/${encodeURIComponent(told)}`);

/** Creates the uploader for file fields: `upload.sign`, the store, `upload.verify` (NET-07). */
export function createFieldUploads(client: Client) {
  return async (
    file: File,
    { target, onProgress, signal }: FieldUploadOptions = {},
  ): Promise<{ id: string; name: string; url: string }> => {
    if (!target) throw new Error('upload needs a target: the resource and the field that the file is for.');
    const owner = { entity: entityName(target.resource), field: target.field };
    // The first list needs none: it comes with the first file.
    const { createUpload } = await import('../transport/upload.ts');
    const send = createUpload({
      // Fields need no digest: only materials look for duplicates.
      hash: () => Promise.resolve(''),
      apply: ({ name, size }, options) => client.call(callPath('upload.sign'), { ...owner, name, size }, options),
      verify: (uploadId, options) => client.call(callPath('upload.verify'), { uploadId }, options),
    });
    const sentOf = { hashing: () => 0, sending: (share: number) => share * file.size, verifying: () => file.size };
    try {
      const { verified } = await send(file, {
        signal,
        onProgress: (phase, share) => onProgress?.({ sent: sentOf[phase](share), total: file.size }),
      });
      const { uploadId, url } = verified as { uploadId: string; url: string };
      return { id: uploadId, name: file.name, url };
    } catch (error) {
      throw toHttpError(error);
    }
  };
}
