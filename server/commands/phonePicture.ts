import sharp from 'sharp';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse, RefusedError } from '../call/refuse.ts';
import { digestFile } from '../media/digest.ts';
import type { Services } from '../services.ts';
import { receiveUpload, type ArrivedFile } from './receiveUpload.ts';

const QUALITY = 88;
/** Longer side of the picture that is kept, pixels: as much as a screen of the highest resolution shows. */
const LONGEST_SIDE = 3840;

/** Returns the key of a picture of a phone page that was drawn anew. The folder is called as it was when casts alone had any. */
export const phonePictureKey = (corpId: string, uploadId: string): string => `${corpId}/cast/${uploadId}.jpg`;

/**
 * Draws a picture anew: upright, at most `LONGEST_SIDE` long, as JPEG, and without anything that was hidden in the file, such
 * as the place where it was taken. A file that is two things at once is only a picture after that (A12).
 */
async function drawAnew(path: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: limits.pictureDots, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw refuse('PHONE_PICTURE_BROKEN', {
      field: 'picture',
      data: { problem: (error as Error).message.slice(0, 200) },
    });
  }
}

const KNOWN: Readonly<Record<string, string>> = {
  UPLOAD_TYPE_WRONG: 'PHONE_PICTURE_BROKEN',
  UPLOAD_BROKEN: 'PHONE_PICTURE_BROKEN',
  UPLOAD_PIXELS: 'PHONE_PICTURE_PIXELS',
  UPLOAD_INCOMPLETE: 'PHONE_PICTURE_GONE',
  UPLOAD_NOT_FOUND: 'PHONE_PICTURE_GONE',
};

/** Says in the words of who has no account why a file is not taken. */
function inTheirWords(error: unknown): unknown {
  const name = error instanceof RefusedError ? KNOWN[error.code] : undefined;
  return name === undefined ? error : refuse(name as 'PHONE_PICTURE_GONE', { field: 'picture' });
}

/**
 * Takes in a picture of somebody without account: it is inspected as every upload, then drawn anew. Refuses PHONE_PICTURE_GONE,
 * PHONE_PICTURE_PIXELS and PHONE_PICTURE_BROKEN, and keeps nothing of what it refuses; trouble with the storage is no fault of the
 * picture, and told as what it is. Slow, so outside the transaction.
 * @param uploader name under which it was asked for (phoneDoor.ts)
 * @param keepsTime when it was taken, as its camera wrote it, is kept beside the picture
 */
export async function receivePhonePicture(
  { store, media }: Pick<Services, 'store' | 'media'>,
  { uploadId, uploader, now, keepsTime }: { uploadId: string; uploader: string; now: number; keepsTime: boolean },
): Promise<ArrivedFile> {
  const arrived = await receiveUpload(store, media, { uploadId, accountId: uploader, now }, ['image']).catch(
    (error: unknown) => {
      throw inTheirWords(error);
    },
  );
  if (arrived.thumbnail) await media.remove(arrived.thumbnail.key);
  try {
    const { bytes, width, height } = await media.withFile(arrived.key, drawAnew);
    const key = phonePictureKey(arrived.corpId, uploadId);
    const { size } = await media.write(key, bytes);
    const digests = await media.withFile(key, digestFile);
    return {
      uploadId,
      key,
      size,
      ...digests,
      width,
      height,
      durationMs: null,
      takenAt: keepsTime ? arrived.takenAt : null,
    };
  } finally {
    await media.remove(arrived.key);
  }
}
