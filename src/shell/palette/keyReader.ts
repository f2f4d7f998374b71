import { JUMP_MS } from '../../ui/jumpTime.ts';

/** Command of a key that works on every page. */
export type KeyCommand =
  | { kind: 'palette' }
  | { kind: 'keys' }
  | { kind: 'search' }
  | { kind: 'create' }
  | { kind: 'jump'; letter: string };

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

const PLAIN: Readonly<Record<string, KeyCommand>> = {
  '?': { kind: 'keys' },
  '/': { kind: 'search' },
  c: { kind: 'create' },
};

/**
 * Reads one key after another. Takes the key event and whether another element takes the key (a field, a dialog): then
 * only Ctrl-K counts. Returns the command, or null.
 */
export function createKeyReader(): (stroke: Stroke, isTaken: boolean) => KeyCommand | null {
  let jumpSince: number | null = null;
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }, isTaken) => {
    const isJump = jumpSince !== null && timeStamp - jumpSince <= JUMP_MS;
    jumpSince = null;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'palette' };
    if (isTaken || ctrlKey || metaKey || altKey) return null;
    if (isJump && /^[a-z]$/.test(key)) return { kind: 'jump', letter: key };
    if (key === 'g') jumpSince = timeStamp;
    return PLAIN[key] ?? null;
  };
}

const TYPED_IN =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Returns whether the focused element takes the key itself, or a dialog is open. */
export const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPED_IN) !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;
