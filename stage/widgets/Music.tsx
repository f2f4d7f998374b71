import { useEffect, useRef } from 'react';
import type { StageEvents } from '../types.ts';

interface Props extends StageEvents {
  playId: string;
  url: string;
  /** Percent. */
  volume: number;
}

/** Sound behind the whole layout. Where the browser forbids sound before a touch, it begins with the first one. */
export function Music({ playId, url, volume, onStarted, onError }: Props) {
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (element.current) element.current.volume = volume / 100;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another file is another element
  }, [volume, url]);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return undefined;
    let isGone = false;
    const play = () => {
      audio.play().then(
        () => removeEventListener('pointerdown', play),
        // One that was taken away meanwhile does not come back with the next touch.
        () => !isGone && addEventListener('pointerdown', play, { once: true }),
      );
    };
    play();
    return () => {
      isGone = true;
      removeEventListener('pointerdown', play);
      audio.pause();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another file is another element
  }, [url]);
  return (
    <audio
      key={url}
      ref={element}
      src={url}
      loop
      preload="auto"
      onPlaying={() => onStarted?.(playId)}
      onError={() => onError?.(playId)}
    >
      <track kind="captions" />
    </audio>
  );
}
