import { useEffect, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { JUMP_MS } from '../jumpTime.ts';

interface RowActions {
  open: (id: string) => void;
  toggle?: (id: string, isRange?: boolean) => void;
  /** Selects up to here. */
  extend?: (id: string) => void;
}

const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const OVER_PAGE = '[role="dialog"], [role="menu"], [role="listbox"]';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPED_IN) !== null) || document.querySelector(OVER_PAGE) !== null;

const rowAt = (target: Element | null): HTMLElement | null => target?.closest<HTMLElement>('tr[data-id]') ?? null;

/** Returns the row that a step leads to from where the focus is; the first or the last one from outside. */
function neighbour(table: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-id]')];
  const at = rows.findIndex((row) => row === rowAt(document.activeElement));
  return at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
}

/**
 * Keys of the rows: j and k or the arrows move, x selects, with Shift a range, Enter opens. Returns functions that stay
 * the same while the table is mounted, so that no row renders again.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, actions: RowActions, isOn: boolean) {
  const open = useEvent((id: string) => actions.open(id));
  const toggle = useEvent((id: string, isRange?: boolean) => actions.toggle?.(id, isRange));
  const walk = useEvent((event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const row = rowAt(document.activeElement);
    const step = STEPS[shiftKey ? key.replace(/^[JK]$/, (letter) => letter.toLowerCase()) : key];
    // Without a row the arrows scroll the page, as everywhere.
    if (step !== undefined && table.current && (row || key.length === 1)) {
      const next = neighbour(table.current, step);
      next?.focus();
      if (shiftKey && next?.dataset['id']) actions.extend?.(next.dataset['id']);
      return true;
    }
    const id = row?.dataset['id'];
    if (!id) return false;
    if (key === 'x' && actions.toggle) actions.toggle(id);
    else if (key === 'Enter' && document.activeElement === row) actions.open(id);
    else return false;
    return true;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let jumpSince = -JUMP_MS;
    const onKey = (event: KeyboardEvent) => {
      const isJump = event.timeStamp - jumpSince < JUMP_MS;
      jumpSince = event.key === 'g' ? event.timeStamp : -JUMP_MS;
      if (isJump || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (walk(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, walk]);
  return { open, toggle };
}
