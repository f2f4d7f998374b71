import { useCallback, useEffect, useRef } from 'react';
import { useSurroundings } from '../surroundings.ts';
import type { Face } from '../types.ts';
import { isAborted, onFirstFrame, playAloud, watchFrames } from './frames.ts';

interface Props extends Face {
  playId: string;
  url: string;
  mute: boolean;
  loop?: boolean;
  /** Made ready, and not played yet. */
  isWaiting?: boolean;
  /** Gives way to what comes next: it stands at its last picture, without a sound. */
  isOver?: boolean;
  /** Start of its turn by the server's clock; a film that joins late goes to where the others are. */
  begunAt?: number;
}

/** A film that is behind by less goes on from its beginning: to seek costs more time. */
const BEHIND_MS = 400;

/** Makes a film ready without playing it: it is, once its first picture is decoded. */
function useWaiting(element: React.RefObject<HTMLVideoElement | null>, isWaiting: boolean, onReady: () => void): void {
  useEffect(() => {
    const video = element.current;
    if (!video || !isWaiting) return undefined;
    if (video.readyState >= 2) onReady();
    video.addEventListener('loadeddata', onReady);
    return () => video.removeEventListener('loadeddata', onReady);
  }, [element, isWaiting, onReady]);
}

export function Video({
  playId,
  url,
  mute,
  loop = false,
  isWaiting = false,
  isOver = false,
  begunAt,
  fit,
  ...events
}: Props) {
  const { onStarted, onEnded, onError } = events;
  const element = useRef<HTMLVideoElement>(null);
  const { now } = useSurroundings();
  // Of another zone or layout, the clock is the same: a film does not begin anew for it.
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  }, [now]);
  const onReady = useCallback(() => onStarted?.(playId), [playId, onStarted]);
  useWaiting(element, isWaiting, onReady);
  useEffect(() => {
    const video = element.current;
    if (!video || isWaiting) return undefined;
    let isGone = false;
    video.muted = mute;
    const behindMs = begunAt === undefined ? 0 : clock.current() - begunAt;
    if (behindMs > BEHIND_MS) video.currentTime = behindMs / 1000;
    const stopFirst = onFirstFrame(video, () => onStarted?.(playId));
    const stopWatch = watchFrames(video, () => onError?.(playId, 'stuck'));
    playAloud(video).catch((error: unknown) => {
      if (!isGone && !isAborted(error)) onError?.(playId);
    });
    return () => {
      isGone = true;
      stopFirst();
      stopWatch();
      video.pause();
    };
  }, [playId, mute, isWaiting, begunAt, onStarted, onError]);
  useEffect(() => {
    if (isOver) element.current?.pause();
  }, [isOver]);
  return (
    <video
      ref={element}
      src={url}
      className="stage-fill"
      style={{ objectFit: fit }}
      playsInline
      preload="auto"
      loop={loop}
      onEnded={() => onEnded?.(playId)}
      onError={() => onError?.(playId)}
    >
      <track kind="captions" />
    </video>
  );
}
