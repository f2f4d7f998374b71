import { useCallback, useEffect, useState, type RefObject } from 'react';
import { PAGE_DRAWN_MS } from './frameMessages.ts';
import type { Playable } from './types.ts';

/** Longest time that what had the whole screen stays after its end, until all below it has something to show. */
const COVER_LIMIT_MS = 3000;

const NONE: ReadonlySet<string> = new Set();

/** Resolves once the layout's own pictures and films in a canvas have something to show, or never will. */
async function ownDrawn(canvas: HTMLElement): Promise<void> {
  const films = [...canvas.querySelectorAll('video')].filter(({ readyState, error }) => readyState < 2 && !error);
  await Promise.all([
    // One that cannot be shown tells it itself.
    ...[...canvas.querySelectorAll('img')].map((image) => image.decode?.().catch(() => undefined)),
    ...films.map(
      (film) =>
        new Promise<void>((resolve) => {
          for (const event of ['loadeddata', 'error']) film.addEventListener(event, () => resolve(), { once: true });
        }),
    ),
  ]);
}

/** Returns for how long a canvas stays covered whose contents are all there. */
const drawnIn = (canvas: HTMLElement): number => (canvas.querySelector('iframe, video') ? PAGE_DRAWN_MS : 0);

interface Takeover {
  /** Content for the whole screen, or what had it last and still covers the canvas; null: the canvas is seen. */
  top: Playable | null;
  /** The canvas is not drawn: all is behind `top`. */
  isAlone: boolean;
  /** Slots make ready what they play, unseen: `top` goes once they have. */
  isCovered: boolean;
  /** Called by the slots meanwhile, of each content that they have made ready. */
  onReady: (playId: string) => void;
  /** Called once content of the whole screen is drawn. */
  onDrawn: (playId: string) => void;
}

/** Options of `useTakeover`. */
interface Around {
  takeover: Playable | null;
  /** True if the last takeover was taken away: it goes at once (AD-17). */
  isCut: boolean;
  /** Content in the slots of the page that is open. */
  slots: readonly Playable[];
  canvas: RefObject<HTMLElement | null>;
}

/**
 * Keeps a screen from being black where an emergency begins and ends (AD-12): the canvas stays below until the emergency is
 * drawn, is taken away then, and comes back below it, whole, before that goes.
 */
export function useTakeover({ takeover, isCut, slots, canvas }: Around): Takeover {
  const [drawn, setDrawn] = useState<string>();
  const [last, setLast] = useState<Playable | null>(null);
  const [ready, setReady] = useState(NONE);
  if (takeover && takeover !== last && takeover.playId === drawn) setLast(takeover);
  if (!takeover && last && isCut) setLast(null);
  const isCovered = !takeover && last !== null;
  const isWaiting = slots.some(({ playId }) => !ready.has(playId));
  const onReady = useCallback((playId: string) => setReady((known) => new Set([...known, playId])), []);
  const uncover = useCallback(() => {
    setLast(null);
    setReady(NONE);
  }, []);
  useEffect(() => {
    if (!isCovered) return undefined;
    const timer = setTimeout(uncover, COVER_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isCovered, uncover]);
  useEffect(() => {
    const { current } = canvas;
    if (!isCovered || isWaiting || !current) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    void ownDrawn(current).then(() => {
      if (!isGone) timer = setTimeout(uncover, drawnIn(current));
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isCovered, isWaiting, canvas, uncover]);
  return {
    top: takeover ?? last,
    isAlone: takeover !== null && last !== null,
    isCovered,
    onReady,
    onDrawn: setDrawn,
  };
}
