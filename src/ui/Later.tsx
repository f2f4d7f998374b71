import { Suspense, useState, type ReactNode } from 'react';

interface LaterProps {
  /** Wanted now. */
  when: boolean;
  children: ReactNode;
}

/** Draws its children from when they are first wanted, and keeps them: a menu that is loaded lazily fades out like the others. */
export function Later({ when, children }: LaterProps) {
  const [wasWanted, setWanted] = useState(when);
  if (when && !wasWanted) setWanted(true);
  return when || wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
