import type { LayoutDocument } from '#core/layout/document.ts';
import type { History } from '#core/layout/edit/history.ts';

/** Designer data that a window keeps for a reload of its page. */
interface Stored {
  /** The document that the server had, as text. */
  base: string;
  history: History;
  /** Its page was left before the server had it. */
  isLeft?: true;
}

/** Says whether this very page was reloaded; every other way to it begins with what is saved. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return entry?.type === 'reload' && new URL(entry.name ?? '', location.href).pathname === location.pathname;
}

function read(key: string): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    // Of another version of the console: the document is begun anew.
    return null;
  }
}

/**
 * Returns the history that a reload left behind, or a page that was left unsaved, if it belongs to this document: where
 * it began, or where it came to.
 */
export function readHistory(key: string, document: LayoutDocument): History | null {
  const found = read(key);
  const kept = found?.isLeft || isReloaded() ? found : null;
  const text = JSON.stringify(document);
  return kept && (kept.base === text || JSON.stringify(kept.history.document) === text) ? kept.history : null;
}

/** Returns the document of a layout that was never saved, as a reload left it behind. */
export const storedDocument = (key: string): LayoutDocument | null =>
  isReloaded() ? (read(key)?.history.document ?? null) : null;

/** Most steps that are written at each change; a page that is not reloaded takes back all that were made. */
const STORED_STEPS = 500;

/** Keeps a document with as many of its steps as the browser has room for, the latest: a reload takes back those. */
export function keepHistory(key: string, base: LayoutDocument, history: History): void {
  const text = JSON.stringify(base);
  for (let steps = Math.min(history.past.length, STORED_STEPS); ; steps = Math.floor(steps / 2)) {
    const past = steps === 0 ? [] : history.past.slice(-steps);
    if (isStored(key, { base: text, history: { ...history, past } })) return;
    // Not even the document: an older one would take its place after a reload.
    if (steps === 0) return dropHistory(key);
  }
}

function isStored(key: string, kept: Stored): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

export const dropHistory = (key: string): void => sessionStorage.removeItem(key);

/** Keeps the history of a page that is left before the server has all of it. */
export function leaveHistory(key: string): void {
  const kept = read(key);
  if (kept) sessionStorage.setItem(key, JSON.stringify({ ...kept, isLeft: true } satisfies Stored));
}
