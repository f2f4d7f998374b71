import type { FileKind } from './Thumb.tsx';

/** What a record that is a file has to be drawn small. */
export interface ThumbedFile {
  type?: FileKind | null;
  file?: string | null;
  thumbnail?: string | null;
}

/** Returns what Thumb draws for a file: its small picture, else the picture itself, else its kind. */
export function fileThumb(
  { thumbnail, file, type }: ThumbedFile,
  urlOf: (id: string) => string | null,
): { url: string | null; kind: FileKind } {
  const id = thumbnail ?? (type === 'image' ? file : null);
  return { url: id ? urlOf(id) : null, kind: type ?? 'document' };
}
