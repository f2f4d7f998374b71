import { useCallback, useEffect, useRef } from 'react';
import { FRAMES, type StreamOrder } from '../frameMessages.ts';
import { useSurroundings } from '../surroundings.ts';
import type { StageEvents } from '../types.ts';
import { playStream } from './stream.ts';
import { useFrameWords } from './useFrameWords.ts';

interface Props extends StageEvents, StreamOrder {
  playId: string;
  title: string;
}

/** Of the frame of ours that plays it: it has our origin, and leads the page around it nowhere. */
const HOLDER = 'allow-scripts allow-same-origin';

function Stream({ playId, url, fit, mute, onStarted, onError }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    return playStream(video, {
      url,
      mute,
      onShown: () => onStarted?.(playId),
      onFault: (why) => onError?.(playId, why),
    });
  }, [playId, url, mute, onStarted, onError]);
  return (
    <video ref={element} className="stage-fill" style={{ objectFit: fit }} playsInline>
      <track kind="captions" />
    </video>
  );
}

/** The same in a page of its own, which may ask any host while the page around it may not. */
function Framed({ playId, title, url, fit, mute, onStarted, onError }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useCallback(
    (state: string) => {
      if (state === 'shown') onStarted?.(playId);
      if (state === 'failed') onError?.(playId);
    },
    [playId, onStarted, onError],
  );
  useFrameWords(frame, hear);
  const order = encodeURIComponent(JSON.stringify({ url, fit, mute } satisfies StreamOrder));
  return (
    <iframe
      key={order}
      ref={frame}
      src={`${FRAMES.stream}#${order}`}
      title={title}
      className="stage-fill stage-frame"
      sandbox={HOLDER}
      referrerPolicy="no-referrer"
      allow="autoplay"
    />
  );
}

/** A live stream. One that breaks off is asked for again until it is back. */
export function Live(props: Props) {
  const { reachesStreams = false } = useSurroundings();
  return reachesStreams ? <Stream {...props} /> : <Framed {...props} />;
}
