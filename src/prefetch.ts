/** Returns what a path needs to be drawn, or nothing where there is nothing to load. */
type LoadOf = (path: string) => (() => Promise<unknown>) | undefined;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/**
 * Loads what a link leads to as soon as the pointer is over it or the focus on it: until it is pressed, a tenth of a second
 * goes by. Returns how to end that. What cannot be loaded now is asked for again, and told, when the page is opened.
 */
export function prefetchLinks(loadOf: LoadOf): () => void {
  const look = ({ target }: Event) => {
    const path = linkAt(target)?.pathname;
    if (path !== undefined) void loadOf(path)?.().catch(() => undefined);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const sign of signs) document.addEventListener(sign, look, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look);
  };
}

/** Of those who pay by the byte, or wait long for each, nothing is taken that they have not asked for. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/**
 * Loads parts of the console one after another while the browser has nothing else to do, first come first, so that the
 * first visit of a page waits for its records alone. Returns how to end that. What fails now is asked for again when it is drawn.
 */
export function prefetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  // A browser that does not tell when it is idle (Safari) loads a page when it is pointed at.
  if (!('requestIdleCallback' in window) || isSparing()) return () => undefined;
  const left = [...loads];
  let asked = 0;
  const next = () => {
    const load = left.shift();
    if (load)
      void load()
        .catch(() => undefined)
        .then(ask);
  };
  const ask = () => {
    if (left.length > 0) asked = requestIdleCallback(next);
  };
  ask();
  return () => {
    left.length = 0;
    cancelIdleCallback(asked);
  };
}
