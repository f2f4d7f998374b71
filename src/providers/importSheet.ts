import type { Client } from '../transport/client.ts';
import { createUpload } from '../transport/upload.ts';
import { toHttpError } from './httpError.ts';
import { callPath } from './printedTables.ts';

interface SheetImport {
  /** Entity's name, and the verb of its import. */
  entity: string;
  verb: string;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Imports a sheet (DEV-03): `upload.sign`, the store, `<entity>.import`. Returns the task. */
export async function importSheet(
  client: Client,
  file: File,
  { entity, verb, onProgress, signal }: SheetImport,
): Promise<{ taskId: string }> {
  const path = callPath(`${entity}.${verb}` as 'device.import');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const send = createUpload({
    hash: () => Promise.resolve(''),
    apply: ({ name, size }, options) => client.call(callPath('upload.sign'), { entity, name, size }, options),
    verify: (uploadId, options) => client.call(path, { uploadId, zone }, options),
  });
  try {
    const { verified } = await send(file, {
      ...(signal ? { signal } : {}),
      onProgress: (phase, share) => onProgress?.(phase === 'sending' ? share : phase === 'hashing' ? 0 : 1),
    });
    return verified as { taskId: string };
  } catch (error) {
    throw toHttpError(error);
  }
}
