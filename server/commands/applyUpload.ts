import { uuidv7 } from '#core/uuid.ts';
import { limits, uploads } from '#generated/model/limits.gen.ts';
import { refuse } from '../call/refuse.ts';
import { endingOf } from '../media/sniff.ts';
import type { MediaStore } from '../services.ts';
import type { Tx } from '../store/types.ts';

export type ProfileName = keyof typeof uploads;

/** Upload profiles of files that are kept by a field or the library. A sheet is not: it is imported, then deleted. */
export const FILE_PROFILES = [
  'image',
  'video',
  'audio',
  'archive',
  'document',
] as const satisfies readonly ProfileName[];

export type FileProfile = (typeof FILE_PROFILES)[number];

/** Accepted files: profiles of _limits.yaml or file extensions, and the field's own size limit if it has one. */
export interface Wanted {
  accept: readonly string[];
  maxBytes?: number | undefined;
}

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

const profiles: Readonly<Record<string, { maxBytes: number; endings: readonly string[] }>> = uploads;

/** Returns the accepted profile of a file extension, or null. */
function profileOf(ending: string, accept: readonly string[]): ProfileName | null {
  for (const [name, { endings }] of Object.entries(profiles)) {
    if (endings.includes(ending) && (accept.includes(name) || accept.includes(ending))) return name as ProfileName;
  }
  return null;
}

/** Returns the maximum size of a file of a profile, bytes. */
function maxBytesOf(profile: ProfileName, wanted: Pick<Wanted, 'maxBytes'>): number {
  return Math.min(uploads[profile].maxBytes, wanted.maxBytes ?? Infinity);
}

/**
 * Permits the upload of one file: a form signed for one key, one size and ten minutes. Refuses UPLOAD_TYPE_WRONG and
 * UPLOAD_TOO_LARGE by the client's claims; `verify` checks the file itself later.
 */
export async function applyUpload(
  tx: Tx,
  media: MediaStore,
  application: Application,
  wanted: Wanted,
): Promise<UploadForm> {
  const { corpId, accountId, name, size } = application;
  const ending = endingOf(name);
  const profile = profileOf(ending, wanted.accept);
  if (!profile) throw refuse('UPLOAD_TYPE_WRONG');
  const maxBytes = maxBytesOf(profile, wanted);
  if (size > maxBytes) throw refuse('UPLOAD_TOO_LARGE', { data: { maxBytes } });

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
  return { uploadId: id, ...formFor(media, { key, maxBytes: size, now: tx.now }) };
}

/** Returns the form to post for one file, or for one part of it. */
export function formFor(
  media: MediaStore,
  policy: { key: string; maxBytes: number; now: number },
): Omit<UploadForm, 'uploadId'> {
  const { url, fields } = media.postPolicy({ ...policy, callback: '' });
  const order = ['accessid', 'callback', 'policy', 'key', 'signature'] as const;
  return { url, fields: order.map((name) => ({ name, value: fields[name] })) };
}
