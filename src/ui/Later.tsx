import { Suspense, useState, type ReactNode } from 'react';

interface LaterProps {
  /** Wanted now. */
  when: boolean;
  children: ReactNode;
}

/** Renders its children once they are first wanted, and keeps them, so that a lazy menu fades out like the others. */
export function Later({ when, children }: LaterProps) {
  const [wasWanted, setWanted] = useState(when);
  if (when && !wasWanted) setWanted(true);
  return when || wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
