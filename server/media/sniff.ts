import { fileTypeFromFile } from 'file-type';

/** Endings under which a file of a sniffed type may come. What is not here is refused, whatever it is called. */
const ENDINGS: Record<string, readonly string[]> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  bmp: ['bmp'],
  mp4: ['mp4'],
  m4v: ['mp4'],
  mov: ['mov'],
  asf: ['wmv'],
  avi: ['avi'],
  mp3: ['mp3'],
  zip: ['zip'],
  rar: ['rar'],
  pdf: ['pdf'],
  cfb: ['doc', 'ppt', 'xls'],
  docx: ['docx'],
  pptx: ['pptx'],
  xlsx: ['xlsx'],
};

/** Returns the ending of a file's name, lower case, without the dot; '' where it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Says whether the bytes of a file are what its name says (MAT-02: by content, not by name). */
export async function isWhatItSays(path: string, name: string): Promise<boolean> {
  const found = await fileTypeFromFile(path);
  return found !== undefined && (ENDINGS[found.ext]?.includes(endingOf(name)) ?? false);
}
