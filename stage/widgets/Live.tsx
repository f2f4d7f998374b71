import { useEffect, useRef } from 'react';
import type { Fit } from '#core/layout/values.ts';
import type { StageEvents } from '../types.ts';

interface Props extends StageEvents {
  playId: string;
  url: string;
  fit: Fit;
  mute: boolean;
}

/** Time between two attempts at a stream that broke off, milliseconds. */
const RETRY_MS = 5000;

type Stop = () => void;

/** Plays an HLS stream: by hls.js where the browser cannot by itself, which is Chromium. Returns how to stop. */
async function attach(video: HTMLVideoElement, url: string, onFault: () => void): Promise<Stop> {
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') {
    video.src = url;
    return () => video.removeAttribute('src');
  }
  const { default: Hls } = await import('hls.js/light');
  const hls = new Hls({ liveDurationInfinity: true });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFault();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}

/** A live stream. One that breaks off is asked for again, and reported once. */
export function Live({ playId, url, fit, mute, onStarted, onError }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    let isGone = false;
    let isReported = false;
    let stop: Stop | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const fail = () => {
      if (isGone) return;
      if (!isReported) onError?.(playId);
      isReported = true;
      stop?.();
      stop = undefined;
      clearTimeout(timer);
      timer = setTimeout(begin, RETRY_MS);
    };
    const begin = () => {
      attach(video, url, fail).then((end) => {
        if (isGone) return end();
        stop = end;
        return video.play().catch(() => {
          // Sound is forbidden before a touch: a silent stream is better than none.
          video.muted = true;
          return video.play().catch(fail);
        });
      }, fail);
    };
    video.muted = mute;
    begin();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [playId, url, mute, onError]);
  return (
    <video
      ref={element}
      className="stage-fill"
      style={{ objectFit: fit }}
      playsInline
      onPlaying={() => onStarted?.(playId)}
    >
      <track kind="captions" />
    </video>
  );
}
