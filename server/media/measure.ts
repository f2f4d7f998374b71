import { open } from 'node:fs/promises';
import { createFile, MP4BoxBuffer } from 'mp4box';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { limits } from '#generated/model/limits.gen.ts';
import { aviHeader, asfHeader, type FilmHeader } from './containers.ts';
import { pagesOf } from './pages.ts';
import { checkWholeMp4 } from './wholeMp4.ts';

/** Facts read from a file on its arrival (MAT-03); null where unreadable. */
export interface Measures {
  /** Pixels. */
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** Pages, slides or sheets of a document that tells them. */
  pages: number | null;
  /** True if browsers can show or play it; else the library says so. */
  playable: boolean;
}

const NOTHING: Measures = { width: null, height: null, durationMs: null, pages: null, playable: false };

const CHUNK = 1 << 20;

/**
 * Returns a number from a file's header, rounded; null if it is invalid or out of range. Headers are untrusted: an MP4
 * may claim 2^64 - 1, which no database returns as a number.
 */
function bounded(claimed: number | undefined, most: number): number | null {
  if (claimed === undefined || !Number.isFinite(claimed)) return null;
  const whole = Math.round(claimed);
  return whole >= 1 && whole <= most ? whole : null;
}

const side = (claimed: number | undefined): number | null => bounded(claimed, limits.mediaSide);

/** Duration in milliseconds; a duration of 0 counts as unknown. */
const length = (claimed: number | undefined): number | null => bounded(claimed, limits.mediaLength);

/** Returns true if a video claims to be longer than any content may be: a player would refuse it. */
const isTooLong = (claimedMs: number): boolean => Number.isFinite(claimedMs) && claimedMs > limits.mediaLength;

/** Durations with all bits set mean "unknown" in ISO/IEC 14496-12. */
const UNKNOWN_LENGTHS = [0xffff_ffff, 2 ** 64];

async function measureImage(path: string): Promise<Measures> {
  // The header alone is read: what it claims is judged below.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  return measuredPicture(width, height);
}

/** A picture that claims more pixels than are ever decoded. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

/** Returns the size of a picture. Throws TooManyPixels if it claims more than are ever decoded, an Error if it has no side. */
function measuredPicture(width: number, height: number): Measures {
  if (!(width > 0 && height > 0)) throw new Error(`a picture of ${width} × ${height} pixels`);
  const measures = { width: side(width), height: side(height), durationMs: null, pages: null, playable: true };
  if (measures.width === null || measures.height === null || measures.width * measures.height > limits.pictureDots)
    throw new TooManyPixels(`a picture of ${width} × ${height} pixels`);
  return measures;
}

/** BMP keeps its size in the header, as two little-endian integers; a negative height means that rows run downwards. */
async function measureBmp(path: string): Promise<Measures> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(26), 0, 26, 0);
    if (bytesRead < 26) throw new Error('a BMP without its header');
    return measuredPicture(buffer.readInt32LE(18), Math.abs(buffer.readInt32LE(22)));
  } finally {
    await file.close();
  }
}

/** Codecs that a browser decodes without help: H.264, VP8, VP9, AV1. */
const PLAYABLE_CODEC = /^(avc1|avc3|vp08|vp09|av01)/;

async function measureMp4(path: string): Promise<Measures> {
  const file = await open(path);
  try {
    const reader = createFile();
    const found: { measures: Measures | null; failure: string | null } = { measures: null, failure: null };
    reader.onReady = (info) => {
      const video = info.tracks.find((track) => track.video);
      const isKnown = info.timescale > 0 && !UNKNOWN_LENGTHS.includes(info.duration);
      const claimedMs = isKnown ? (info.duration / info.timescale) * 1000 : Number.NaN;
      found.measures = {
        width: side(video?.video?.width),
        height: side(video?.video?.height),
        durationMs: length(claimedMs),
        pages: null,
        playable: video !== undefined && PLAYABLE_CODEC.test(video.codec) && !isTooLong(claimedMs),
      };
    };
    reader.onError = (module, message) => (found.failure = `${module}: ${message}`);
    const { size } = await file.stat();
    // The parser names the next position that it needs, so the video data itself is never read.
    for (let at = 0; at < size && found.measures === null && found.failure === null;) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(CHUNK), 0, CHUNK, at);
      if (bytesRead === 0) break;
      const next: number | undefined = reader.appendBuffer(
        MP4BoxBuffer.fromArrayBuffer(buffer.buffer.slice(0, bytesRead), at),
      );
      at = next !== undefined && next > at ? next : at + bytesRead;
    }
    return found.measures ?? NOTHING;
  } finally {
    await file.close();
  }
}

async function measureAudio(path: string): Promise<Measures> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true });
  const claimedMs = (format.duration ?? Number.NaN) * 1000;
  return { ...NOTHING, durationMs: length(claimedMs), playable: !isTooLong(claimedMs) };
}

/** A film in a container that no browser plays: it is measured, and marked. */
const measureOther =
  (headerOf: (path: string) => Promise<FilmHeader>) =>
  async (path: string): Promise<Measures> => {
    const { width, height, durationMs } = await headerOf(path);
    return { ...NOTHING, width: side(width), height: side(height), durationMs: length(durationMs) };
  };

const MOST_PAGES = 100_000;

/** A document, which no screen shows: it is kept to be downloaded. */
const measureDocument =
  (ending: string) =>
  async (path: string): Promise<Measures> => ({
    ...NOTHING,
    pages: bounded((await pagesOf(path, ending)) ?? undefined, MOST_PAGES),
  });

const BY_ENDING: Record<string, (path: string) => Promise<Measures>> = {
  jpg: measureImage,
  jpeg: measureImage,
  png: measureImage,
  bmp: measureBmp,
  mp4: async (path) => {
    await checkWholeMp4(path);
    return measureMp4(path);
  },
  mov: measureMp4,
  mp3: measureAudio,
  avi: measureOther(aviHeader),
  wmv: measureOther(asfHeader),
  // What arrives as a zip is a web page with index.html (archive.ts), which the widget of layouts plays. Nothing opens a rar.
  zip: () => Promise.resolve({ ...NOTHING, playable: true }),
  ...Object.fromEntries(['pdf', 'docx', 'pptx', 'xlsx'].map((ending) => [ending, measureDocument(ending)])),
};

/** Reads size, resolution and duration of a file. Throws if a file with this extension cannot be read: it is broken. */
export function measure(path: string, ending: string): Promise<Measures> {
  return BY_ENDING[ending]?.(path) ?? Promise.resolve(NOTHING);
}

const THUMBNAIL_PX = 480;

/** Returns a thumbnail of an image file (WebP without metadata), or null if none can be made. */
export async function thumbnail(path: string, ending: string): Promise<Uint8Array | null> {
  if (!['jpg', 'jpeg', 'png'].includes(ending)) return null;
  return sharp(path, { limitInputPixels: limits.pictureDots })
    .rotate()
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
