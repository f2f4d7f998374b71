export const PDF = 'application/pdf';

/** Content types of what the store serves, by the ending that the server itself gave the key. */
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

/** Returns the type of a key; what is not known is bytes, which a browser saves and never runs. */
export function contentTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Says whether a browser may show it in place; everything else is a download. A browser's own reader shows a PDF. */
export function isShown(contentType: string): boolean {
  return contentType === PDF || /^(image|video|audio)\//.test(contentType);
}
