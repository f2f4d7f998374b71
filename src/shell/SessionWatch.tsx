import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Renewal } from '../providers/renewal.ts';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

interface SessionWatchProps {
  renewal: Renewal;
  reload: () => void;
}

/** Opens the sign-in dialog over the page, once for all waiting calls. */
export function SessionWatch({ renewal, reload }: SessionWatchProps) {
  const isNeeded = useSyncExternalStore(renewal.subscribe, renewal.isNeeded);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain onDone={renewal.done} onOther={reload} />
    </Suspense>
  );
}
