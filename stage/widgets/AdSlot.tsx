import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Fit } from '#core/layout/values.ts';
import { PAGE_DRAWN_MS } from '../frameMessages.ts';
import type { Playable, StageEvents, WhyNot } from '../types.ts';
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

interface ContentProps extends StageEvents {
  playable: Playable;
  fit: Fit;
  isWaiting: boolean;
}

const Content = memo(function Content({ playable, fit, isWaiting, ...events }: ContentProps) {
  if (playable.kind === 'picture') return <Picture {...playable} {...events} fit={fit} />;
  if (playable.kind === 'video') return <Video {...playable} {...events} fit={fit} isWaiting={isWaiting} />;
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

/** Returns the id of what plays now once it is drawn. What the stage draws itself is drawn in the step that uncovers it. */
function useDrawn(playable: Playable | null, isSeen: boolean): string | undefined {
  const [page, setPage] = useState<string>();
  const now = playable?.playId;
  const isPage = playable?.kind === 'webPage';
  useEffect(() => {
    if (!isSeen || !isPage) return undefined;
    const timer = setTimeout(() => setPage(now), PAGE_DRAWN_MS);
    return () => clearTimeout(timer);
  }, [now, isSeen, isPage]);
  if (isPage) return page;
  return isSeen ? now : undefined;
}

/** Remembers which content was seen last: it stays below until the next is drawn, and not longer if it was cut. */
function useBefore(
  playable: Playable | null,
  isReady: (playId: string) => boolean,
  drawn: string | undefined,
): Playable | null {
  const [seen, setSeen] = useState<{ now: Playable | null; before: Playable | null }>({ now: playable, before: null });
  if (seen.now?.playId === playable?.playId) return playable && playable.playId === drawn ? null : seen.before;
  // Of two that were never seen the earlier one still shows what was seen before it.
  const shown = seen.now && isReady(seen.now.playId) ? seen.now : seen.before;
  const before = playable && !playable.isCut ? shown : null;
  setSeen({ now: playable, before });
  return before;
}

/**
 * Shows the playable it is given; the caller decides which ad that is. What is new is drawn unseen above the old, and
 * takes its place in one step once its first picture is there: between two contents there is no frame without either.
 */
export function AdSlot({ playable, next, fit, background, bottom, corner, onReady, onDrawn, ...events }: Props) {
  const { onStarted, onEnded, onError } = events;
  const [ready, setReady] = useState<ReadonlySet<string>>(() => new Set());
  const [failed, setFailed] = useState<ReadonlyMap<string, WhyNot>>(() => new Map());
  const now = playable?.playId;
  const isSeen = now !== undefined && ready.has(now);
  const drawn = useDrawn(playable, isSeen);
  const before = useBefore(playable, (playId) => ready.has(playId), drawn);
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
    if (drawn === undefined || drawn !== now || toldDrawn.current === now) return;
    toldDrawn.current = now;
    onDrawn?.(now);
  }, [drawn, now, onDrawn]);
  const heard = useMemo(
    () => ({ onStarted: start, onError: fail, ...(onEnded ? { onEnded } : {}) }),
    [start, fail, onEnded],
  );
  return (
    <div className="stage-slot" style={{ backgroundColor: background }}>
      {bottom && <img className="stage-fill stage-bottom" src={bottom} alt="" style={{ objectFit: fit }} />}
      {layers.map((layer) => (
        <div
          key={layer.playId}
          className={layer === before || (layer.playId === now && isSeen) ? 'stage-layer' : 'stage-layer stage-unseen'}
        >
          <Content
            playable={layer}
            fit={fit}
            isWaiting={layer.playId === next?.playId && layer.playId !== now}
            {...heard}
          />
        </div>
      ))}
      {corner}
    </div>
  );
}
