import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { Stage } from '#stage/Stage.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';
import { QrCode } from '#stage/QrCode.tsx';
import { codeOf, playableOf, shapeOf, type Part } from './parts.ts';
import { screenOf, SLOT } from './screen.ts';

/** Seconds of a video that must have played, or all of a shorter one: seeking is not watching. */
const WATCH_S = 3;

type Played = Pick<HTMLVideoElement, 'played' | 'duration'>;

/**
 * Returns whether a video has been watched: the parts that played, added up, are long enough (docs/requirements.md,
 * AD-07).
 */
function isWatched({ played, duration }: Played): boolean {
  let sum = 0;
  for (let i = 0; i < played.length; i += 1) sum += played.end(i) - played.start(i);
  const whole = Number.isFinite(duration) ? duration : WATCH_S;
  // The end of the last range is one frame before the duration.
  return sum >= Math.min(WATCH_S, whole) - 0.1;
}

interface ReviewStageProps {
  ad: AdDetail;
  part: Part;
  onSeen: (key: string) => void;
  /** Gets the video element, for the key that plays it. */
  onVideo: (video: HTMLVideoElement | null) => void;
}

function Film({ part, url, onSeen, onVideo, onFail }: ReviewStageProps & { url: string; onFail: () => void }) {
  const wasSeen = useRef(false);
  const look = (video: HTMLVideoElement) => {
    if (wasSeen.current || !isWatched(video)) return;
    wasSeen.current = true;
    onSeen(part.key);
  };
  return (
    <video
      ref={onVideo}
      src={url}
      controls
      playsInline
      autoPlay
      muted
      aria-label={part.name}
      onTimeUpdate={({ currentTarget }) => look(currentTarget)}
      onEnded={({ currentTarget }) => look(currentTarget)}
      onError={onFail}
    />
  );
}

/** One material of an ad as its screens would show it; reports when it has been seen. */
export function ReviewStage(props: ReviewStageProps) {
  const { ad, part, onSeen } = props;
  const translate = useTranslate();
  const { urlOf } = useUploads();
  const [isBroken, setBroken] = useState(false);
  const shape = shapeOf(ad);
  const fail = () => setBroken(true);
  const file = part.material?.file;
  const url = file ? urlOf(file) : null;
  const playable = playableOf(ad, part, urlOf);
  const code = codeOf(ad, urlOf);
  const unable = isBroken || playable === null;
  const isDenied = !useCan('material.view') && ad.kind === 'file';
  return (
    <div className="review-stage" style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
      {unable ? <p className="ad-unable">{translate(isDenied ? 'ads.review.denied' : 'ads.review.unable')}</p> : null}
      {!unable && part.material?.type === 'video' && url ? <Film {...props} url={url} onFail={fail} /> : null}
      {!unable && part.material?.type === 'video' && code ? (
        <QrCode className={`stage-code stage-code-${code.corner}`} text={code.address} label={code.address} />
      ) : null}
      {!unable && part.material?.type !== 'video' ? (
        <Stage
          document={screenOf(shape)}
          playing={{ [SLOT]: playable }}
          sourceOf={() => null}
          onStarted={onSeen}
          onError={fail}
        />
      ) : null}
    </div>
  );
}
