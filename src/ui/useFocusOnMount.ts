import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref whose element gets the focus when it is first drawn: where a dialog begins. */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}

/** A ref for what a dialog draws itself: its elements come later than the component that opens it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
