import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Viewport {
  width: number;
  /** What of the element is in sight, in px from its top. */
  top: number;
  bottom: number;
}

/** Changes below this do not move a row into sight. */
const COARSE = 32;

const isSame = (a: Viewport, b: Viewport): boolean =>
  a.width === b.width && Math.abs(a.top - b.top) < COARSE && Math.abs(a.bottom - b.bottom) < COARSE;

/** Returns how wide an element is and which part of it can be seen, however it is scrolled. */
export function useViewport<E extends HTMLElement>(): [RefObject<E | null>, Viewport] {
  const element = useRef<E>(null);
  const [viewport, setViewport] = useState<Viewport>({ width: 0, top: 0, bottom: 0 });
  const measure = useRef(() => {
    const box = element.current?.getBoundingClientRect();
    if (!box) return;
    const next = { width: box.width, top: Math.max(0, -box.top), bottom: Math.max(0, window.innerHeight - box.top) };
    setViewport((before) => (isSame(before, next) ? before : next));
  });
  useLayoutEffect(() => measure.current(), []);
  useEffect(() => {
    const look = measure.current;
    const observer = new ResizeObserver(look);
    if (element.current) observer.observe(element.current);
    // Whatever scrolls, the page or a box in it: scrolling does not bubble, so it is caught on its way down.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, []);
  return [element, viewport];
}
