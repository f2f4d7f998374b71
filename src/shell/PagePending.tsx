import { useEffect } from 'react';
import { RecordSkeleton } from '../ui/page/RecordSkeleton.tsx';
import { pendingPages } from './pendingPages.ts';

/** In the place of a page whose script is on its way. */
export function PagePending() {
  useEffect(() => pendingPages.begin(), []);
  return <RecordSkeleton />;
}
