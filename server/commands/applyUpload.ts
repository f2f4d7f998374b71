import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../call/refuse.ts';
import { endingOf } from '../media/sniff.ts';
import { maxBytesOf, profileOf, type ProfileName, type Wanted } from '../policies/uploads.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

/** Upload profiles of files that are kept by a field or the library. A sheet is not: it is imported, then deleted. */
export const FILE_PROFILES = [
  'image',
  'video',
  'audio',
  'archive',
  'document',
] as const satisfies readonly ProfileName[];

export type FileProfile = (typeof FILE_PROFILES)[number];

export interface Application {
  corpId: string;
  accountId: string;
  /** File name with its extension. */
  name: string;
  /** Size in bytes, as the client claims. */
  size: number;
}

export interface UploadForm {
  uploadId: string;
  url: string;
  /** Form fields in the order in which they must be posted, before the file (NET-07). */
  fields: { name: string; value: string }[];
}

/**
 * Permits the upload of one file: a form signed for one key, one size and ten minutes. Refuses UPLOAD_TYPE_WRONG and
 * UPLOAD_TOO_LARGE by the client's claims, and MEDIA_FULL where it would not find room; `verify` checks the file later.
 */
export async function applyUpload(
  tx: Tx,
  { media, config }: Pick<Services, 'media' | 'config'>,
  application: Application,
  wanted: Wanted,
): Promise<UploadForm> {
  const { corpId, accountId, name, size } = application;
  const ending = endingOf(name);
  const profile = profileOf(ending, wanted.accept);
  if (!profile) throw refuse('UPLOAD_TYPE_WRONG');
  const maxBytes = maxBytesOf(profile, wanted);
  if (size > maxBytes) throw refuse('UPLOAD_TOO_LARGE', { data: { maxBytes } });
  const free = await media.freeBytes();
  // A file in parts is stored twice for a moment.
  const needed = size > limits.uploadPart ? 2 * size : size;
  if (free !== null && free - needed < config.diskReserve) throw refuse('MEDIA_FULL');

  const id = uuidv7(tx.now);
  const key = `incoming/${id}.${ending}`;
  await tx.db
    .insertInto('uploads')
    .values({
      id,
      corp_id: corpId,
      account_id: accountId,
      profile,
      state: 'applied',
      store_key: key,
      file_name: name,
      size,
      created_at: tx.now,
      expires_at: tx.now + limits.uploadLife,
    })
    .execute();
  return { uploadId: id, ...(await media.postPolicy({ key, maxBytes: size, now: tx.now })) };
}
