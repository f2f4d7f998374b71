import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { uploadOffers } from '#src/ui/uploadOffers.ts';

const UploadTray = lazy(() => import('./UploadTray.tsx'));

/** Beside every page: uploads go on while somebody looks at another, and after a reload (UI-06). */
export function UploadHost() {
  const userId = useSurroundings().me?.userId ?? '';
  const isAwake = useSyncExternalStore(uploadOffers.subscribe, () => uploadOffers.isAwake(userId));
  return isAwake ? (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  ) : null;
}
