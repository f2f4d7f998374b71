import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LayoutDocument } from '#core/layout/document.ts';

/** Limits of the zoom, pixels of the screen for a design pixel. */
const ZOOM = { min: 0.05, max: 4 } as const;

/** Room around the page in the view, pixels. */
const MARGIN = 48;

/** Zoom of the canvas: fits the view until somebody sets it. Ctrl with the wheel changes it. */
export function useZoom({ width, height }: Pick<LayoutDocument, 'width' | 'height'>) {
  const view = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(0.4);
  const [own, setOwn] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = view;
    if (!current) return undefined;
    const measure = () => {
      const across = (current.clientWidth - MARGIN) / width;
      const down = (current.clientHeight - MARGIN) / height;
      if (across > 0 && down > 0) setFit(Math.max(ZOOM.min, Math.min(across, down, 1)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width, height]);
  const zoom = own ?? fit;
  const set = useCallback(
    (next: number | null) => setOwn(next === null ? null : Math.min(ZOOM.max, Math.max(ZOOM.min, next))),
    [],
  );
  useEffect(() => {
    const { current } = view;
    if (!current) return undefined;
    // Not by React: it listens passively, and the page would zoom as well.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      set(zoom * Math.exp(-event.deltaY / 300));
    };
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, [zoom, set]);
  return { view, zoom, isFit: own === null, set };
}
