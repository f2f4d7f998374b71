import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Fit } from '#core/layout/values.ts';
import { QrCode } from '../QrCode.tsx';
import type { Playable, StageEvents, WhyNot } from '../types.ts';
import { useChange, usePhase, type Phase } from './changeover.ts';
import { Picture } from './Picture.tsx';
import { Text } from './Text.tsx';
import { Video } from './Video.tsx';
import { WebPage } from './WebPage.tsx';

interface Props extends StageEvents {
  playable: Playable | null;
  /** Next content, made ready unseen before its turn. */
  next?: Playable | null;
  fit: Fit;
  background?: string;
  /** Address of the picture below everything: to be seen where nothing plays (LAY-06). */
  bottom?: string | null;
  /** Element above everything in the lower right corner. */
  corner?: React.ReactNode;
  /** Hears of what comes next once it is ready for its turn, or cannot be shown then. */
  onReady?: (playId: string) => void;
  /** Hears of what plays once nothing below it is to be seen any more. */
  onDrawn?: (playId: string) => void;
}

/** Contents whose state is remembered: more than a slot ever has at once. */
const MOST_KNOWN = 8;

/** Contents of a slot, and how far the change from one to the other is. */
interface Shown {
  playable: Playable | null;
  before: Playable | null;
  phase: Phase;
}

interface ContentProps extends StageEvents {
  playable: Playable;
  fit: Fit;
  isWaiting: boolean;
  isOver: boolean;
}

const Content = memo(function Content({ playable, fit, isWaiting, isOver, ...events }: ContentProps) {
  if (playable.kind === 'picture') return <Picture {...playable} {...events} fit={fit} />;
  if (playable.kind === 'video')
    return <Video {...playable} {...events} fit={fit} isWaiting={isWaiting} isOver={isOver} />;
  return playable.kind === 'text' ? (
    <Text {...playable} {...events} />
  ) : (
    <WebPage {...playable} {...events} title={playable.playId} />
  );
});

/** Layers of a slot from below: what was shown before, what plays now, what comes next. */
function layersOf(before: Playable | null, playable: Playable | null, next: Playable | null | undefined): Playable[] {
  const ids = new Set<string>();
  return [before, playable, next].filter((one): one is Playable => {
    if (!one || ids.has(one.playId)) return false;
    ids.add(one.playId);
    return true;
  });
}

/** Returns the classes of a layer: what was seen before gives way while the new one comes in. */
function classOf(layer: Playable, { playable, before, phase }: Shown): string {
  const transition = phase === 'moving' ? playable?.transition : undefined;
  if (layer === before) return transition ? `stage-layer stage-${transition}-out` : 'stage-layer';
  if (layer.playId !== playable?.playId || phase === 'unseen') return 'stage-layer stage-unseen';
  return transition ? `stage-layer stage-${transition}-in` : 'stage-layer';
}

/**
 * Shows the playable it is given; the caller decides which ad that is. What is new is drawn unseen above the old, and
 * takes its place once its first picture is there, in one step or by its transition: between two contents there is no frame
 * without either.
 */
export function AdSlot({ playable, next, fit, background, bottom, corner, onReady, onDrawn, ...events }: Props) {
  const { onStarted, onEnded, onError } = events;
  const [ready, setReady] = useState<ReadonlySet<string>>(() => new Set());
  const [failed, setFailed] = useState<ReadonlyMap<string, WhyNot>>(() => new Map());
  const now = playable?.playId;
  const isSeen = now !== undefined && ready.has(now);
  const change = useChange(playable, (playId) => ready.has(playId));
  const phase = usePhase(playable, isSeen, change.isMoving);
  const before = phase === 'drawn' ? null : change.before;
  const layers = layersOf(before, playable, next);
  const start = useCallback(
    (playId: string) =>
      setReady((known) => (known.has(playId) ? known : new Set([...known, playId].slice(-MOST_KNOWN)))),
    [],
  );
  const fail = useCallback(
    (playId: string, why: WhyNot = 'broken') =>
      setFailed((known) => new Map([...known, [playId, why] as const].slice(-MOST_KNOWN))),
    [],
  );
  const why = now === undefined ? undefined : failed.get(now);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!isSeen || told.current === now) return;
    told.current = now;
    onStarted?.(now);
  }, [isSeen, now, onStarted]);
  // A failure while made ready is reported at its turn.
  useEffect(() => {
    if (now !== undefined && why !== undefined) onError?.(now, why);
  }, [now, why, onError]);
  useEffect(() => {
    if (next && (ready.has(next.playId) || failed.has(next.playId))) onReady?.(next.playId);
  }, [next, ready, failed, onReady]);
  const toldDrawn = useRef<string | null>(null);
  useEffect(() => {
    if (phase !== 'drawn' || now === undefined || toldDrawn.current === now) return;
    toldDrawn.current = now;
    onDrawn?.(now);
  }, [phase, now, onDrawn]);
  const heard = useMemo(
    () => ({ onStarted: start, onError: fail, ...(onEnded ? { onEnded } : {}) }),
    [start, fail, onEnded],
  );
  return (
    <div className="stage-slot" style={{ backgroundColor: background }}>
      {bottom && <img className="stage-fill stage-bottom" src={bottom} alt="" style={{ objectFit: fit }} />}
      {layers.map((layer) => (
        <div key={layer.playId} className={classOf(layer, { playable, before, phase })}>
          <Content
            playable={layer}
            fit={fit}
            isWaiting={layer.playId === next?.playId && layer.playId !== now}
            isOver={layer === before && phase === 'moving'}
            {...heard}
          />
          {layer.code && (
            <QrCode
              className={`stage-code stage-code-${layer.code.corner}`}
              text={layer.code.address}
              label={layer.code.address}
            />
          )}
        </div>
      ))}
      {corner}
    </div>
  );
}
