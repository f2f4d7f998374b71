import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { mac, sameText } from './signature.ts';

/** Content types of the files of a web page; all others are plain bytes. */
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
};

export const siteTypeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

const signed = (key: string, expires: string, secret: string): string => mac(secret, 'site', `${key}\n${expires}`);

/**
 * Returns the address of the first page of an archive. The signature stands in the path, so that whatever the page
 * names beside it is signed as well: its frame has no origin, and sends no cookie.
 */
export function siteUrl(key: string, { now, ttlMs, secret }: { now: number; ttlMs: number; secret: string }): string {
  const expires = String(now + ttlMs);
  return `/store/site/${expires}/${signed(key, expires, secret)}/${encodeURIComponent(key)}/index.html`;
}

/** Returns true if such an address was signed by this server and has not expired. */
export const opensSite = (
  { key, expires, signature }: { key: string; expires: string; signature: string },
  secret: string,
  now: number,
): boolean => Number(expires) > now && sameText(signature, signed(key, expires, secret));

/** Returns one file of an archive, or null if it has none of that name. Nothing is unpacked to disk (MAT-05). */
export async function openEntry(archive: string, name: string): Promise<{ size: number; body: Readable } | null> {
  const zip = await yauzl.openPromise(archive, { validateEntrySizes: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== name) continue;
      const body = await zip.openReadStreamPromise(entry);
      body.once('close', () => zip.close());
      return { size: entry.uncompressedSize, body };
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  zip.close();
  return null;
}
