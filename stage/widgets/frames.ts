/** A film whose time stands still for so long is stuck; a slow disk may take a moment. */
const STILL_MS = 4000;
/** A film that runs without a new picture for so long is stuck, too: the decoder has died while the sound goes on. */
const BLIND_MS = 15_000;
const LOOK_MS = 500;

type Stop = () => void;

/** Plays with sound where the browser lets it, else without: a silent picture is better than none. */
export async function playAloud(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) throw error;
    video.muted = true;
    await video.play();
  }
}

/** Says whether a film was taken away, paused or given another source while it was to begin: that is no fault of it. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Pictures that a video has put on the screen, and when the last one was. */
function countFrames(video: HTMLVideoElement, onFrame: () => void): Stop {
  if (!('requestVideoFrameCallback' in video)) return () => undefined;
  let handle = 0;
  const next = () => {
    onFrame();
    handle = video.requestVideoFrameCallback(next);
  };
  handle = video.requestVideoFrameCallback(next);
  return () => video.cancelVideoFrameCallback(handle);
}

/** Calls once when the first picture of a film is on the screen; where the browser does not say, when it plays. */
export function onFirstFrame(video: HTMLVideoElement, seen: () => void): Stop {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    seen();
  };
  if (!('requestVideoFrameCallback' in video)) {
    (video as HTMLVideoElement).addEventListener('playing', once);
    return () => (video as HTMLVideoElement).removeEventListener('playing', once);
  }
  const handle = video.requestVideoFrameCallback(once);
  return () => {
    isOver = true;
    video.cancelVideoFrameCallback(handle);
  };
}

/**
 * Watches a film that is to play: calls once when it stands still, or runs without new pictures. A film that is paused, as
 * a screen is told to, over, or on a page that nobody sees is not judged.
 */
export function watchFrames(
  video: HTMLVideoElement,
  onStuck: () => void,
  { now = () => performance.now(), stillMs = STILL_MS }: { now?: () => number; stillMs?: number } = {},
): Stop {
  let position = -1;
  let [movedAt, frameAt] = [now(), now()];
  const canCount = 'requestVideoFrameCallback' in video;
  const stopCount = countFrames(video, () => {
    frameAt = now();
  });
  const timer = setInterval(() => {
    const isJudged = !video.paused && !video.ended && document.visibilityState === 'visible';
    if (!isJudged || video.currentTime !== position) {
      position = video.currentTime;
      movedAt = now();
    }
    if (!isJudged || video.seeking) frameAt = now();
    const isBlind = canCount && now() - frameAt >= BLIND_MS;
    if (now() - movedAt < stillMs && !isBlind) return;
    stop();
    onStuck();
  }, LOOK_MS);
  const stop = () => {
    clearInterval(timer);
    stopCount();
  };
  return stop;
}
