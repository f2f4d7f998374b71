import { useEffect, type RefObject } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 's' || key === 'Enter');

/**
 * Ctrl or Cmd with S or Enter sends the form that is in sight, or goes to its next step. It presses the form's own
 * button, so that nothing can be sent that the button would not send.
 */
export function useSaveKey(mark: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const form = mark.current?.closest('form');
      if (!form || !isSaveKey(event)) return;
      // The browser would save the page.
      event.preventDefault();
      const dialogs = [...document.querySelectorAll('[role="dialog"]')];
      if (dialogs.length > 0 && !dialogs.at(-1)?.contains(form)) return;
      form.querySelector<HTMLElement>('button[data-forward]:not(:disabled)')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [mark]);
}
