import type { Fit } from '#core/layout/values.ts';

/** Pages in which a stage shows what is not its own: each has a policy of its own (server/plugins/headers.ts). */
export const FRAMES = {
  /** A page of the web: says whether it answered. */
  page: '/player/page/index.html',
  /** A page from an archive: on no origin, and without a line to anywhere. */
  site: '/player/frame/index.html',
  /** A live stream, for pages that may not ask other hosts themselves: the console's. */
  stream: '/player/stream/index.html',
} as const;

/** Parameters in the address of the `FRAMES.stream` page. */
export interface StreamOrder {
  url: string;
  fit: Fit;
  mute: boolean;
}

/** State message of such a page: `ready` asks for the archive. */
export interface FrameWord {
  vitrine: 'frame';
  state: 'ready' | 'shown' | 'failed';
}

/** Archive for the page of `FRAMES.site`. */
export interface SiteArchive {
  vitrine: 'archive';
  archive: Blob;
}

export const isFrameWord = (data: unknown): data is FrameWord =>
  typeof data === 'object' && data !== null && (data as Partial<FrameWord>).vitrine === 'frame';

export const isSiteArchive = (data: unknown): data is SiteArchive =>
  typeof data === 'object' &&
  data !== null &&
  (data as Partial<SiteArchive>).vitrine === 'archive' &&
  (data as Partial<SiteArchive>).archive instanceof Blob;

/**
 * Time for which the old content stays below a page of the web after that was uncovered. A process of its own draws the
 * page, and a busy browser puts it on the screen some frames later: the background would be seen until then.
 */
export const PAGE_DRAWN_MS = 300;
