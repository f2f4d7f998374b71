import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref whose element gets the focus when it is first drawn: where a dialog begins. */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
