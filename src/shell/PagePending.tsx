import { useEffect } from 'react';
import { RecordSkeleton } from '../ui/page/RecordSkeleton.tsx';
import { pendingPages } from './pendingPages.ts';

/** Placeholder while a page's script loads. */
export function PagePending() {
  useEffect(() => pendingPages.begin(), []);
  return <RecordSkeleton />;
}
