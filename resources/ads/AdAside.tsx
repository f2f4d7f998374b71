import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

/** With the stage that draws it, after the form is there. */
const AdPreview = lazy(() => import('./preview/AdPreview.tsx'));

/** Preview and outcome of an ad that is being written. */
export function AdAside() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <AdPreview />
    </Suspense>
  );
}
