import type { MouseEvent } from 'react';

const INTERACTIVE = 'a, button, input, label, [role="button"], [role="menuitem"]';

/** A click on the bare row or card opens it; links, boxes and menus in it keep theirs, and marking text opens nothing. */
export function isForRow(event: MouseEvent<HTMLElement>): boolean {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return false;
  return event.target.closest(INTERACTIVE) === null && (window.getSelection()?.toString() ?? '') === '';
}
