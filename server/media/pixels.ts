import sharp from 'sharp';
import type { Pixels } from '#core/pictures/likeness.ts';
import { limits } from '#generated/model/limits.gen.ts';

/** Decodes a PNG, JPEG or WebP, or the file at a path, upright and no larger than `most` pixels on a side; null if it cannot be decoded. */
export async function pixelsOf(picture: Uint8Array | string, most: number): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: limits.pictureDots })
      .rotate()
      .flatten()
      .toColourspace('srgb')
      .resize(most, most, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { width: info.width, height: info.height, data } : null;
  } catch {
    // No picture, no comparison: the wall says that it does not know.
    return null;
  }
}
