import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that is true while the component is in the page: for what an answer must not do after it was left. */
export function useMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
