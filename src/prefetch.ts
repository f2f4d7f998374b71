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
