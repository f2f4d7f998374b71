/** Longer side of the picture of a film, pixels: the server makes it no larger. */
const SIDE_PX = 480;
/** Timeout in milliseconds: a video without a frame by then cannot be shown by this browser. */
const PATIENCE_MS = 15_000;
/** Position of the frame in seconds: the very first is often black. */
const AT_S = 1;

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

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, SIDE_PX / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}

/** Returns a picture of a film, from near its beginning, as a file to send; null where this browser shows none of it. */
export async function frameOf(file: File, signal: AbortSignal): Promise<File | null> {
  // No browser that plays films is without it; one that lacks it would keep us waiting.
  if (!('requestVideoFrameCallback' in HTMLVideoElement.prototype)) return null;
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    if (!(await reached(video, 'loadeddata', signal)) || video.videoWidth === 0) return null;
    const at = Math.min(AT_S, Number.isFinite(video.duration) ? video.duration / 4 : 0);
    const seeked = reached(video, 'seeked', signal);
    video.currentTime = at;
    if (!(await seeked)) return null;
    const still = await drawn(video);
    return still ? new File([still], 'frame.jpg', { type: 'image/jpeg' }) : null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
