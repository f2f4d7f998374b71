import sharp from 'sharp';
import { GRID_SIDE, type Grid } from '#core/pictures/measure.ts';
import { limits } from '#generated/model/limits.gen.ts';

/** Measures a PNG or JPEG on the grid of core/pictures; null if it cannot be decoded. */
export async function gridOf(picture: Uint8Array): Promise<Grid | null> {
  try {
    const fields = await sharp(picture, { limitInputPixels: limits.pictureDots })
      .removeAlpha()
      .greyscale()
      .resize(GRID_SIDE, GRID_SIDE, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    return [...fields.subarray(0, GRID_SIDE * GRID_SIDE)];
  } catch {
    // No picture, no measure: the wall says that it does not know.
    return null;
  }
}
