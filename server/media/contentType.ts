export const PDF = 'application/pdf';

/** Content types of stored files, by the extension that the server gave the key. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  wmv: 'video/x-ms-wmv',
  avi: 'video/x-msvideo',
  mp3: 'audio/mpeg',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  pdf: PDF,
};

/** Returns the content type of a key; unknown ones are plain bytes, which a browser saves and never runs. */
export function contentTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Returns true if a browser may show it in place; everything else is a download. PDFs open in the browser's viewer. */
export function isShown(contentType: string): boolean {
  return contentType === PDF || /^(image|video|audio)\//.test(contentType);
}
