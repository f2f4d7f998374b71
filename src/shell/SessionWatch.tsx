import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Renewal } from '../providers/renewal.ts';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

interface SessionWatchProps {
  renewal: Renewal;
  reload: () => void;
}

/** Lays the question for the password over whatever is open, once, however many calls wait. */
export function SessionWatch({ renewal, reload }: SessionWatchProps) {
  const isNeeded = useSyncExternalStore(renewal.subscribe, renewal.isNeeded);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain onDone={renewal.done} onOther={reload} />
    </Suspense>
  );
}
