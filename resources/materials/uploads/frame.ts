import { FRAME_PX, frameBoxes, framesOf, sheetOf, type Frames } from '#core/pictures/frames.ts';

/** Longer side of the picture of a film, pixels: the server makes it no larger. */
const SIDE_PX = 480;
/** Timeout in milliseconds: a video without a frame by then cannot be shown by this browser. */
const PATIENCE_MS = 15_000;
/** Position of the frame in seconds: the very first is often black. */
const AT_S = 1;
/** Time that all frames of a film may take, milliseconds. */
const SHEET_MS = 90_000;

/** Waits for an event of a video; false where it fails, takes too long or is given up. */
function reached(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    const ended = new AbortController();
    const end = (isReached: boolean): void => {
      clearTimeout(timer);
      ended.abort();
      resolve(isReached);
    };
    video.addEventListener(event, () => end(true), { signal: ended.signal });
    video.addEventListener('error', () => end(false), { signal: ended.signal });
    signal.addEventListener('abort', () => end(false), { signal: ended.signal });
  });
}

interface Size {
  width: number;
  height: number;
}

/** Returns the size of a film's picture, its longer side no longer than so many pixels. */
function sizeOf({ videoWidth, videoHeight }: HTMLVideoElement, side: number): Size {
  const scale = Math.min(1, side / Math.max(videoWidth, videoHeight, 1));
  return {
    width: Math.max(1, Math.round(videoWidth * scale)),
    height: Math.max(1, Math.round(videoHeight * scale)),
  };
}

/** Returns an empty picture of this size, and how it becomes a file to send; null where there is none. */
function blank({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const sent = async (name: string): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85);
    });
    return blob ? new File([blob], name, { type: 'image/jpeg' }) : null;
  };
  return { context: canvas.getContext('2d'), sent };
}

/** Shows a film at a time, seconds; false where it does not get there. */
async function seek(video: HTMLVideoElement, at: number, signal: AbortSignal): Promise<boolean> {
  const seeked = reached(video, 'seeked', signal);
  video.currentTime = at;
  return seeked;
}

/** Opens a film for as long as it is looked at; null where this browser shows none of it. */
async function withFilm<T>(
  file: File,
  signal: AbortSignal,
  look: (video: HTMLVideoElement) => Promise<T | null>,
): Promise<T | null> {
  // No browser that plays films is without it; one that lacks it would keep us waiting.
  if (!('requestVideoFrameCallback' in HTMLVideoElement.prototype)) return null;
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    if (!(await reached(video, 'loadeddata', signal)) || video.videoWidth === 0) return null;
    return await look(video);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Returns a picture of a film, from near its beginning, as a file to send; null where this browser shows none of it. */
export const frameOf = (file: File, signal: AbortSignal): Promise<File | null> =>
  withFilm(file, signal, async (video) => {
    const at = Math.min(AT_S, Number.isFinite(video.duration) ? video.duration / 4 : 0);
    if (!(await seek(video, at, signal))) return null;
    const size = sizeOf(video, SIDE_PX);
    const { context, sent } = blank(size);
    context?.drawImage(video, 0, 0, size.width, size.height);
    return sent('frame.jpg');
  });

/** Frames of a film in one picture, as a file to send. */
export interface Sheet extends Frames {
  file: File;
}

/** Returns frames of a film, by which the picture of a screen is told (MON-04); null where this browser shows not all of them in time. */
export const sheetOfFilm = (file: File, signal: AbortSignal): Promise<Sheet | null> =>
  withFilm(file, signal, async (video) => {
    const seconds = video.duration;
    if (!Number.isFinite(seconds) || seconds <= 0) return null;
    const frames = framesOf(seconds * 1000);
    const size = sizeOf(video, FRAME_PX);
    const whole = sheetOf(frames.count, size);
    const { context, sent } = blank(whole);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(SHEET_MS)]);
    for (const [n, { left, top }] of frameBoxes(frames.count, whole).entries()) {
      // The last span may end before its middle.
      const at = Math.min(((n + 0.5) * frames.everyMs) / 1000, seconds - 0.01);
      if (!(await seek(video, Math.max(0, at), patience))) return null;
      context?.drawImage(video, left, top, size.width, size.height);
    }
    const made = await sent('frames.jpg');
    return made && { ...frames, file: made };
  });
