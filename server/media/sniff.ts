import { fileTypeFromFile } from 'file-type';

/** Extensions allowed for each detected file type. Other types are refused, whatever their extension. */
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

/** Returns the extension of a file name, lower case, without the dot; '' if it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Returns true if the content of a file matches its extension (MAT-02). */
export async function isWhatItSays(path: string, name: string): Promise<boolean> {
  const found = await fileTypeFromFile(path);
  return found !== undefined && (ENDINGS[found.ext]?.includes(endingOf(name)) ?? false);
}
