import { unzipSync } from 'fflate';
import { limits } from '#generated/model/limits.gen.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
};

export interface SiteFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Returns the files of an archive by their paths; null where it is none, is too large, or has no index.html. */
export function unpack(bytes: Uint8Array): Record<string, SiteFile> | null {
  let [size, count] = [0, 0];
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        count += 1;
        if (size > limits.archiveUnpacked || count > limits.archiveFiles)
          throw new RangeError('the archive is too large');
        return !name.endsWith('/');
      },
    });
  } catch {
    // A damaged archive and one that is too large are the same to who stands before the screen.
    return null;
  }
  const files: Record<string, SiteFile> = {};
  for (const [path, content] of Object.entries(entries))
    files[path] = { type: typeOf(path), bytes: new Uint8Array(content) };
  return 'index.html' in files ? files : null;
}
