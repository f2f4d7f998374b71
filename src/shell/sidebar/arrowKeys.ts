import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the links and buttons of a list by the arrows, Home and End; Tab goes through them as ever. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  const step = STEPS[key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const at = stops.indexOf(target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length)]?.focus();
}

/** Closes and opens a section by the arrows that a tree has for it. */
export function foldByArrows({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (!(target instanceof HTMLButtonElement)) return;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) target.click();
}
