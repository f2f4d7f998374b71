import { lazy, Suspense } from 'react';
import type { Question } from './menus.ts';

const AskedQuestion = lazy(() => import('./AskedQuestion.tsx'));

interface QuestionsProps {
  asked: Question | null;
  onClose: () => void;
}

/** Confirmation dialogs of the bar's buttons and menus. */
export function Questions({ asked, onClose }: QuestionsProps) {
  return <Suspense fallback={null}>{asked ? <AskedQuestion asked={asked} onClose={onClose} /> : null}</Suspense>;
}
