import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/**
 * Returns what says an error in the language of the console: the server has written its sentence, an error of our own
 * has the key of one.
 */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => (error instanceof Error ? translate(error.message, { _: error.message }) : translate('ui.failed')),
    [translate],
  );
}

/** Returns what tells of an error at the edge of the page. */
export function useNotifyError(): (error: unknown) => void {
  const [notify, textOf] = [useNotify(), useErrorText()];
  return useCallback(
    (error) => {
      const text = textOf(error);
      // A sentence is no key: a colon in it is no name of a catalogue.
      notify(text, { type: 'error', messageArgs: { _: text } });
    },
    [notify, textOf],
  );
}
