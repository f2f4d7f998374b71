import { useSentences } from '../sentences.ts';
import { workSentences } from './sentences.ts';
import { unloadGuard } from './unloadGuard.ts';

/** Says before the page is loaded anew what that would break off; nothing where nothing runs (UI-06). */
export function LostWork() {
  const translate = useSentences(workSentences);
  return unloadGuard.isHeld() ? <p>{translate('works.breaksOff')}</p> : null;
}
