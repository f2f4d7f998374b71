import { useEffect, useRef } from 'react';
import type { Face } from '../types.ts';

interface Props extends Face {
  playId: string;
  url: string;
  mute: boolean;
  loop?: boolean;
}

/** Plays with sound where the browser lets it, else without: a silent video is better than none. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) throw error;
    video.muted = true;
    await video.play();
  }
}

export function Video({ playId, url, mute, loop = false, fit, onStarted, onEnded, onError }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    let isGone = false;
    video.muted = mute;
    play(video).catch((error: unknown) => {
      // AbortError: the video was removed or got another source meanwhile.
      if (!isGone && !(error instanceof DOMException && error.name === 'AbortError')) onError?.(playId);
    });
    return () => {
      isGone = true;
      video.pause();
    };
  }, [playId, mute, onError]);
  return (
    <video
      ref={element}
      src={url}
      className="stage-fill"
      style={{ objectFit: fit }}
      playsInline
      preload="auto"
      loop={loop}
      onPlaying={() => onStarted?.(playId)}
      onEnded={() => onEnded?.(playId)}
      onError={() => onError?.(playId)}
    >
      <track kind="captions" />
    </video>
  );
}
