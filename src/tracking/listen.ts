import type { Usage } from './event.ts';

const CLICKED = 'a, button, [role="button"], [role="menuitem"], [role="option"], [role="tab"], input[type="checkbox"]';
const LONGEST = 80;
const STACK_LINES = 5;

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);

/**
 * Returns the console's own name of an element. Table links contain names of records, so for those only the tag name is
 * returned.
 */
function nameOf(element: Element): string {
  if (element.closest('td, [role="option"]')) return element.tagName.toLowerCase();
  return short(element.getAttribute('aria-label') ?? element.textContent ?? '') || element.tagName.toLowerCase();
}

const errorOf = (error: unknown): { message: string; stack: string } =>
  error instanceof Error
    ? { message: short(error.message), stack: (error.stack ?? '').split('\n').slice(1, STACK_LINES).join('\n') }
    : { message: short(String(error)), stack: '' };

/** Reports clicks and uncaught errors. Returns a function that stops it. */
export function listen(tell: (usage: Usage) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onClick = ({ target }: MouseEvent): void => {
    const element = target instanceof Element ? target.closest(CLICKED) : null;
    if (element) tell({ type: 'click', target: nameOf(element) });
  };
  document.addEventListener('click', onClick, { capture: true, passive: true, signal });
  window.addEventListener('error', ({ error, message }) => tell({ type: 'error', ...errorOf(error ?? message) }), {
    signal,
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell({ type: 'error', ...errorOf(reason) }), {
    signal,
  });
  return () => stop.abort();
}
