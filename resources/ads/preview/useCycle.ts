import { useEffect, useState } from 'react';

/** How long the preview stays with each content, milliseconds: long enough to see it, whatever the screens do. */
const LOOK_MS = 3000;

const wantsRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes round through so many contents until somebody pauses it or chooses one. */
export function useCycle(count: number) {
  const [index, setIndex] = useState(0);
  const [isRunning, setRunning] = useState(() => !wantsRest());
  const isMoving = isRunning && count > 1;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setIndex((now) => now + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return {
    index: count === 0 ? 0 : index % count,
    isRunning,
    toggle: () => setRunning(!isRunning),
    choose: (next: number) => {
      setRunning(false);
      setIndex(next);
    },
  };
}
