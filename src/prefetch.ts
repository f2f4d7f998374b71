/** Returns the loader of a path's page, or undefined if there is nothing to load. */
type LoadOf = (path: string) => (() => Promise<unknown>) | undefined;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/**
 * Preloads the page of a link when the pointer or the focus is on it, about 100 ms before the click. Returns a function
 * that stops it. A failed load is retried, and its error shown, when the page is opened.
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

/** Returns whether the network is metered or slow: then nothing is preloaded. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/**
 * Preloads parts of the console one after another while the browser is idle, so that the first visit of a page waits
 * only for its records. Returns a function that stops it. A failed load is retried when it is rendered.
 */
export function prefetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  // A browser without requestIdleCallback (Safari) preloads pages only on hover.
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
