import { uuidv7 } from '#core/uuid.ts';
import { refuse, RefusedError } from '../call/refuse.ts';
import { archiveProblem } from '../media/archive.ts';
import { contentTypeOf } from '../media/contentType.ts';
import { digestFile } from '../media/digest.ts';
import { measure, thumbnail, TooManyPixels, type Measures } from '../media/measure.ts';
import { readInstallPackage } from '../media/installPackage.ts';
import { endingOf, isWhatItSays } from '../media/sniff.ts';
import { takenAt } from '../media/takenAt.ts';
import type { ProfileName } from '../policies/uploads.ts';
import type { MediaStore } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';
import { joinParts, removeParts } from './uploadParts.ts';

/** Upload that was verified and moved to its permanent key. No row refers to it yet. */
export interface Arrived<P extends ProfileName = ProfileName> extends Measures {
  uploadId: string;
  corpId: string;
  profile: P;
  name: string;
  ending: string;
  size: number;
  md5: string;
  sha256: string;
  key: string;
  /** When a photo was taken, as its camera wrote it, milliseconds; null where it says nothing. */
  takenAt: number | null;
  /** Upload of the thumbnail, if there is one. */
  thumbnail: { id: string; key: string; size: number } | null;
}

/** Row of an upload before the file has arrived. */
export interface Applied<P extends ProfileName = ProfileName> {
  id: string;
  corp_id: string;
  profile: P;
  store_key: string;
  file_name: string;
  size: number;
}

/** Returns the upload, if the caller applied for it and it has not expired; refuses otherwise. */
async function applied(
  store: Store,
  { uploadId, accountId, now }: { uploadId: string; accountId: string; now: number },
): Promise<Applied> {
  const row = await store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.db
      .selectFrom('uploads')
      .select(['id', 'corp_id', 'profile', 'store_key', 'file_name', 'size'])
      .where('id', '=', uploadId)
      .where('account_id', '=', accountId)
      .where('state', '=', 'applied')
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  );
  if (!row) throw refuse('UPLOAD_NOT_FOUND');
  return { ...row, profile: row.profile as ProfileName };
}

/**
 * Claims an upload for this call: true for the first caller. From then on the upload form is rejected, and so are other
 * verify calls.
 */
async function claim(store: Store, uploadId: string): Promise<boolean> {
  const { numUpdatedRows } = await store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.db
      .updateTable('uploads')
      .set({ state: 'taking' })
      .where('id', '=', uploadId)
      .where('state', '=', 'applied')
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows) === 1;
}

/** Releases a claimed upload that was incomplete: the client may send the missing parts. */
async function release(store: Store, uploadId: string): Promise<void> {
  await store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.db
      .updateTable('uploads')
      .set({ state: 'applied' })
      .where('id', '=', uploadId)
      .where('state', '=', 'taking')
      .execute(),
  );
}

/** Returns true if an upload is still open for its signed form: until it is verified. */
export async function awaits(store: Store, key: string): Promise<boolean> {
  const [, id] = /^incoming\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/.exec(key) ?? [];
  if (!id) return false;
  const row = await store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.db.selectFrom('uploads').select('id').where('id', '=', id).where('state', '=', 'applied').executeTakeFirst(),
  );
  return row !== undefined;
}

/** Detects the type of a file. Refuses a file that does not match its extension or cannot be read. */
async function inspect(path: string, { file_name: name, profile }: Applied) {
  const ending = endingOf(name);
  if (profile === 'install') {
    if (!(await readInstallPackage(path, ending))) throw refuse('FIRMWARE_FILE_WRONG');
    return { ...(await digestFile(path)), ...(await measure(path, ending)), takenAt: null, small: null };
  }
  if (!(await isWhatItSays(path, name))) throw refuse('UPLOAD_TYPE_WRONG');
  const problem = ending === 'zip' || ending === 'rar' ? await archiveProblem(path, ending) : null;
  if (problem) throw refuse('UPLOAD_ARCHIVE_BAD', { data: { problem } });
  const digests = await digestFile(path);
  try {
    const facts = { ...(await measure(path, ending)), takenAt: await takenAt(path, ending) };
    return { ...digests, ...facts, small: await thumbnail(path, ending) };
  } catch (error) {
    const data = { problem: (error as Error).message.slice(0, 200) };
    throw refuse(error instanceof TooManyPixels ? 'UPLOAD_PIXELS' : 'UPLOAD_BROKEN', { data });
  }
}

/**
 * Moves an uploaded file to its permanent key, which no upload form can write, and checks its bytes there: the file
 * that was hashed and measured is the file that is kept. A refused file is deleted (MAT-06).
 */
export async function takeIn<P extends ProfileName>(
  media: MediaStore,
  upload: Applied<P>,
  now: number,
): Promise<Arrived<P>> {
  const { id, corp_id: corpId, profile, file_name: name, size, store_key: incoming } = upload;
  await joinParts(media, upload);
  const found = await media.stat(incoming);
  if (!found || found.size !== size) throw refuse('UPLOAD_INCOMPLETE');
  const ending = endingOf(name);
  const [key = ''] = lastingKeys(corpId, id, ending);
  await media.move(incoming, key);
  await removeParts(media, upload);
  try {
    const { small, ...facts } = await media.withFile(key, (path) => inspect(path, upload));
    const kept = small ? await keepThumbnail(media, thumbnailKey(corpId, id), small, now) : null;
    return { uploadId: id, corpId, profile, name, ending, size, key, ...facts, thumbnail: kept };
  } catch (error) {
    await media.remove(key);
    throw error;
  }
}

/**
 * Verifies an upload of the caller. Belongs in the `before` step of a call, since it reads the whole file. `wanted`:
 * accepted profiles, since a sheet is not a material. Refuses UPLOAD_NOT_FOUND, UPLOAD_INCOMPLETE, UPLOAD_TYPE_WRONG,
 * UPLOAD_ARCHIVE_BAD, UPLOAD_PIXELS, UPLOAD_BROKEN.
 */
export async function receiveUpload<P extends ProfileName>(
  store: Store,
  media: MediaStore,
  who: { uploadId: string; accountId: string; now: number },
  wanted: readonly P[],
): Promise<Arrived<P>> {
  const upload = await applied(store, who);
  const profile = wanted.find((each) => each === upload.profile);
  if (!profile) throw refuse('UPLOAD_TYPE_WRONG');
  if (!(await claim(store, upload.id))) throw refuse('UPLOAD_NOT_FOUND');
  try {
    return await takeIn(media, { ...upload, profile }, who.now);
  } catch (error) {
    if (error instanceof RefusedError && error.code !== 'UPLOAD_INCOMPLETE') throw error;
    await release(store, upload.id);
    throw error;
  }
}

/** Returns the keys that an abandoned upload may have used, for the cleanup. */
export function lastingKeys(corpId: string, id: string, ending: string): string[] {
  return [`${corpId}/${id}.${ending}`, thumbnailKey(corpId, id)];
}

const thumbnailKey = (corpId: string, id: string): string => `${corpId}/${id}-small.webp`;

async function keepThumbnail(
  media: MediaStore,
  key: string,
  small: Uint8Array,
  now: number,
): Promise<Arrived['thumbnail']> {
  const { size } = await media.write(key, small);
  return { id: uuidv7(now), key, size };
}

/** Recorded data of a file that has arrived. */
export type ArrivedFile = Pick<
  Arrived,
  'uploadId' | 'key' | 'size' | 'sha256' | 'md5' | 'width' | 'height' | 'durationMs' | 'takenAt'
>;

/**
 * Writes down what was read of a file, once; true for the first caller. `arrived`: its upload has still to be verified, else it
 * is swept. `verified`: it is swept once nothing has named it for `limits.uploadUnnamed`.
 */
export async function keepArrival(tx: Tx, file: ArrivedFile, state: 'arrived' | 'verified'): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('uploads')
    .set({
      state,
      store_key: file.key,
      content_type: contentTypeOf(file.key),
      size: file.size,
      sha256: file.sha256,
      md5: file.md5,
      width: file.width,
      height: file.height,
      duration_ms: file.durationMs,
      taken_at: file.takenAt,
      verified_at: tx.now,
    })
    .where('id', '=', file.uploadId)
    .where('state', 'in', ['applied', 'taking'])
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Marks an upload as verified; true for the first caller. Its thumbnail is an upload of its own. */
export async function markVerified(tx: Tx, arrived: Arrived, accountId: string): Promise<boolean> {
  if (!(await keepArrival(tx, arrived, 'verified'))) return false;
  if (arrived.thumbnail) {
    const { id, key, size } = arrived.thumbnail;
    await tx.db
      .insertInto('uploads')
      .values({
        id,
        corp_id: arrived.corpId,
        account_id: accountId,
        profile: 'image',
        state: 'verified',
        store_key: key,
        file_name: 'thumbnail.webp',
        content_type: contentTypeOf(key),
        size,
        created_at: tx.now,
        expires_at: tx.now,
        verified_at: tx.now,
      })
      .execute();
  }
  return true;
}
