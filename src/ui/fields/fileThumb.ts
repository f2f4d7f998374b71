import type { FileKind } from './Thumb.tsx';

/** Fields of a file record that a thumbnail needs. */
export interface ThumbedFile {
  type?: FileKind | null;
  file?: string | null;
  thumbnail?: string | null;
}

/** Returns the props of Thumb for a file: its thumbnail, else the picture itself, else the icon of its type. */
export function fileThumb(
  { thumbnail, file, type }: ThumbedFile,
  urlOf: (id: string) => string | null,
): { url: string | null; kind: FileKind } {
  const id = thumbnail ?? (type === 'image' ? file : null);
  return { url: id ? urlOf(id) : null, kind: type ?? 'document' };
}
