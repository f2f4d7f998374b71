import { useEffect, useRef } from 'react';

/** Keeps the entry of the open page in sight, when it changes and when the room for the entries does. Takes its path; returns the ref of what scrolls. */
export function useCurrentInSight<E extends HTMLElement>(path: string | undefined) {
  const frame = useRef<E>(null);
  useEffect(() => {
    const look = () => frame.current?.querySelector(`a[href="${path}"]`)?.scrollIntoView?.({ block: 'nearest' });
    // Once the page is painted: asked for before, the browser would lay it out for this alone.
    const later = setTimeout(look);
    const observer = new ResizeObserver(look);
    if (frame.current) observer.observe(frame.current);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [path]);
  return frame;
}
