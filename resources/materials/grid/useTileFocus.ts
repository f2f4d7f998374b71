import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Returns the tile where Tab stops, and what leads to another one, scrolling it into sight. */
export function useTileFocus(box: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0);
  const wanted = useRef<{ index: number; isFocused: boolean } | null>(null);
  // A tile may be drawn only after the one that leads to it: it is looked for after each drawing until it is there.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const tile = box.current?.querySelector<HTMLElement>(`[data-index="${wanted.current.index}"]`);
    if (!tile) return;
    if (wanted.current.isFocused) tile.focus({ preventScroll: true });
    wanted.current = null;
    tile.scrollIntoView({ block: 'nearest' });
  });
  return {
    stop,
    setStop,
    go: (index: number): void => {
      wanted.current = { index, isFocused: true };
      setStop(index);
    },
    /** Brings it into sight, and lets the focus where it is: in a dialog above. */
    show: (index: number): void => {
      wanted.current = { index, isFocused: false };
      setStop(index);
    },
  };
}
