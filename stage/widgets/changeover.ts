import { useEffect, useState } from 'react';
import { PAGE_DRAWN_MS } from '../frameMessages.ts';
import type { Playable } from '../types.ts';

/** Time for which the old content stays below the new one while that fades or slides in: its motion (Stage.css) and a few frames. */
const CHANGEOVER_MS = 560;

/** Says whether two show the same: something that repeats alone is not changed for itself. */
const isSameContent = (one: Playable, other: Playable): boolean =>
  one.kind === 'text'
    ? other.kind === 'text' &&
      one.text === other.text &&
      one.color === other.color &&
      one.background === other.background
    : other.kind === one.kind && one.url === other.url;

interface Change {
  now: Playable | null;
  /** Content that was seen last; null if it was cut. */
  before: Playable | null;
  /** The new one comes with its transition. As it was when it came: what plays is not moved again by a change of its slot. */
  isMoving: boolean;
}

/** Remembers which content was seen last, and how the new one takes its place. */
export function useChange(playable: Playable | null, isReady: (playId: string) => boolean): Change {
  const [change, setChange] = useState<Change>({ now: playable, before: null, isMoving: false });
  if (change.now?.playId === playable?.playId) return change;
  // Of two that were never seen the earlier one still shows what was seen before it.
  const shown = change.now && isReady(change.now.playId) ? change.now : change.before;
  const before = playable && !playable.isCut ? shown : null;
  const isMoving = before !== null && playable?.transition !== undefined && !isSameContent(before, playable);
  const next = { now: playable, before, isMoving };
  setChange(next);
  return next;
}

/** State of what plays: made ready unseen, uncovered, on its way in, or alone to be seen. */
export type Phase = 'unseen' | 'uncovered' | 'moving' | 'drawn';

/**
 * Returns the phase of what plays. What the stage draws itself is drawn in the step that uncovers it; a page of the web some
 * frames later, and it is moved only then, so that nothing is moved in that is empty.
 */
export function usePhase(playable: Playable | null, isSeen: boolean, isMoving: boolean): Phase {
  const [reached, setReached] = useState<{ playId: string; phase: 'moving' | 'drawn' }>();
  const playId = playable?.playId;
  const isPage = playable?.kind === 'webPage';
  useEffect(() => {
    if (!isSeen || playId === undefined || !(isPage || isMoving)) return undefined;
    const readyMs = isPage ? PAGE_DRAWN_MS : 0;
    const moving = isMoving && isPage ? setTimeout(() => setReached({ playId, phase: 'moving' }), readyMs) : undefined;
    const drawn = setTimeout(() => setReached({ playId, phase: 'drawn' }), readyMs + (isMoving ? CHANGEOVER_MS : 0));
    return () => {
      clearTimeout(moving);
      clearTimeout(drawn);
    };
  }, [playId, isSeen, isPage, isMoving]);
  if (!isSeen) return 'unseen';
  if (reached && reached.playId === playId) return reached.phase;
  if (isPage) return isMoving ? 'unseen' : 'uncovered';
  return isMoving ? 'moving' : 'drawn';
}
