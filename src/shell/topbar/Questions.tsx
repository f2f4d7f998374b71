import { lazy, Suspense } from 'react';
import type { Question } from './menus.ts';

const LanguageQuestion = lazy(() => import('./LanguageQuestion.tsx'));
const LogoutQuestion = lazy(() => import('./LogoutQuestion.tsx'));

interface QuestionsProps {
  asked: Question | null;
  onClose: () => void;
}

/** What the bar's buttons and menus ask before they do it. */
export function Questions({ asked, onClose }: QuestionsProps) {
  return (
    <Suspense fallback={null}>
      {asked === 'language' ? <LanguageQuestion onClose={onClose} /> : null}
      {asked === 'logout' ? <LogoutQuestion onClose={onClose} /> : null}
    </Suspense>
  );
}
