import { LanguageQuestion } from './LanguageQuestion.tsx';
import { LogoutQuestion } from './LogoutQuestion.tsx';
import type { Question } from './menus.ts';

/** What is asked before the page is loaded anew; one script, since each costs the first list its name. */
export default function AskedQuestion({ asked, onClose }: { asked: Question; onClose: () => void }) {
  return asked === 'language' ? <LanguageQuestion onClose={onClose} /> : <LogoutQuestion onClose={onClose} />;
}
