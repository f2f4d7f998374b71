import { useEffect, useState } from 'react';

/** Returns the seconds that are left, and what starts them. By the clock, not by ticks: a sleeping tab counts on. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number): void => {
    const begin = Date.now();
    setNow(begin);
    setUntil(begin + seconds * 1000);
  };
  return [left, start];
}
