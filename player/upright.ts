import type { Size } from '#core/layout/onScreen.ts';
import { turnedSize, type Rotation } from '#core/layout/rotation.ts';

const QUALITY = 0.85;

/** Returns a JPEG of a picture of the machine's screen, drawn in this size, as people see it who stand before the turned screen. */
export async function uprightPicture(image: CanvasImageSource, size: Size, rotation: Rotation): Promise<Blob> {
  const { width, height } = turnedSize(size, rotation);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((-rotation * Math.PI) / 180);
  context.drawImage(image, -size.width / 2, -size.height / 2, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('no picture');
  return blob;
}

/** Returns a picture that a shell took of the machine's screen, as people see it. */
export async function setUpright(picture: Blob, rotation: Rotation): Promise<Blob> {
  if (rotation === 0) return picture;
  const bitmap = await createImageBitmap(picture);
  try {
    return await uprightPicture(bitmap, { width: bitmap.width, height: bitmap.height }, rotation);
  } finally {
    bitmap.close();
  }
}
