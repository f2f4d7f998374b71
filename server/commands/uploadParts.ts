import { limits } from '#generated/model/limits.gen.ts';
import type { MediaStore } from '../services.ts';

export interface Part {
  /** From 0. */
  part: number;
  key: string;
  /** Bytes: all have the same but the last. */
  size: number;
}

/** Returns the parts of an upload; none if it is small enough to be sent whole. */
export function partsOf({ id, size }: { id: string; size: number }): Part[] {
  if (size <= limits.uploadPart) return [];
  return Array.from({ length: Math.ceil(size / limits.uploadPart) }, (_, part) => ({
    part,
    key: `incoming/${id}-${part}.part`,
    size: Math.min(limits.uploadPart, size - part * limits.uploadPart),
  }));
}

/** Returns the parts that the store does not have whole. */
export async function missingParts(media: MediaStore, upload: { id: string; size: number }): Promise<Part[]> {
  const parts = partsOf(upload);
  if (parts.length === 0) return parts;
  const found = new Map((await media.list(`incoming/${upload.id}-`)).map(({ key, size }) => [key, size]));
  return parts.filter(({ key, size }) => found.get(key) !== size);
}

/** Makes an upload whole of its parts, where all of them have come and nothing has made it whole yet. */
export async function joinParts(
  media: MediaStore,
  upload: { id: string; size: number; store_key: string },
): Promise<void> {
  const parts = partsOf(upload);
  if (parts.length === 0 || (await media.stat(upload.store_key))) return;
  if ((await missingParts(media, upload)).length > 0) return;
  await media.join(
    upload.store_key,
    parts.map(({ key }) => key),
  );
}

/** Removes the parts of an upload, if there are any. */
export async function removeParts(media: MediaStore, upload: { id: string; size: number }): Promise<void> {
  for (const { key } of partsOf(upload)) await media.remove(key);
}
