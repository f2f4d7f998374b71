import { useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { useErrorText, useNotifyError } from '../errorText.ts';
import type { CallingProvider } from '../useCall.ts';
import type { FileTools } from './fetchFile.ts';
import { useIsHere } from './useIsHere.ts';

/** Returns what runs the fetching of a file, with all that this needs of its page, and whether one runs. */
export function useFileWork() {
  const [isBusy, setBusy] = useState(false);
  const say = useNotifyError();
  const tools: FileTools = {
    provider: useDataProvider<CallingProvider>(),
    language: useLocale(),
    textOf: useErrorText(),
    say,
    isHere: useIsHere(),
  };
  const begin = (work: (tools: FileTools) => Promise<void>): void => {
    setBusy(true);
    void work(tools)
      .catch(say)
      .finally(() => setBusy(false));
  };
  return { begin, isBusy };
}
