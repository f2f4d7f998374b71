import { lazy, Suspense } from 'react';
import type { Question } from './menus.ts';

const LanguageQuestion = lazy(() => import('./LanguageQuestion.tsx'));
const LogoutQuestion = lazy(() => import('./LogoutQuestion.tsx'));

interface QuestionsProps {
  asked: Question | null;
  onClose: () => void;
}

/** Confirmation dialogs of the bar's buttons and menus. */
export function Questions({ asked, onClose }: QuestionsProps) {
  return (
    <Suspense fallback={null}>
      {asked === 'language' ? <LanguageQuestion onClose={onClose} /> : null}
      {asked === 'logout' ? <LogoutQuestion onClose={onClose} /> : null}
    </Suspense>
  );
}
