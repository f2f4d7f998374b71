import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Viewport {
  width: number;
  /** Visible part of the element, in px from its top. */
  top: number;
  bottom: number;
}

/** Smaller changes in px are ignored: they bring no new row into view. */
const COARSE = 32;

const isSame = (a: Viewport, b: Viewport): boolean =>
  a.width === b.width && Math.abs(a.top - b.top) < COARSE && Math.abs(a.bottom - b.bottom) < COARSE;

/** Returns the width of an element and its visible part, however it is scrolled. */
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
    // The page may scroll, or a box in it: scroll events do not bubble, so they are caught in the capture phase.
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
