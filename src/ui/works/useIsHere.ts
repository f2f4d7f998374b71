import { useCallback, useEffect, useRef } from 'react';

/** Returns what says whether the component still stands on its page: work that outlasts it tells the tray instead. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
