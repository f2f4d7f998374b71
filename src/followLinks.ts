/** The mark of a link that the console's router opens: see src/ui/AppLink.tsx. */
const LINK = 'a[data-route]';

/** A click that asks for nothing more than the page: no new tab, no new window, no download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Opens marked links by the router, wherever they stand. Returns how to end that. */
export function followLinks(open: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    const path = link?.getAttribute('href');
    if (typeof path !== 'string' || !isPlain(event)) return;
    event.preventDefault();
    open(path);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
