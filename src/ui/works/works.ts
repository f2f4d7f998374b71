/** Sentence in any language: its key, and what is put into it. */
export interface Words {
  key: string;
  args?: Readonly<Record<string, string | number>>;
}

/** Something that a batch could not do, and why not. */
export interface Failure {
  name: string;
  reason: string;
}

/** Something that the server tells this once only: a new password. */
export interface Secret {
  name: string;
  secret: string;
}

/** Work that outlasts its page: an export, a batch, an import (UI-06). */
export interface Work {
  id: number;
  title: Words;
  state: 'running' | 'done' | 'failed';
  /** Part that is done, 0 to 1; null while nobody knows. */
  share: number | null;
  /** Progress or outcome, as words. */
  note: Words | null;
  failures: readonly Failure[];
  /** Kept here alone, in memory, until its row is dismissed. */
  secrets: readonly Secret[];
  /** Goes on at the server without this window. */
  goesOn: boolean;
  /** Path of the page that tells more. */
  open: string | null;
  /** Breaks it off; of work that goes on, only stops following it. */
  cancel: (() => void) | null;
}

/** Creates the list of work that is shown. The shell follows it; what draws it comes with the first one. */
export function createWorkList() {
  let shown: readonly Work[] = [];
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: (): readonly Work[] => shown,
    show: (next: readonly Work[]): void => {
      shown = next;
      listeners.forEach((listener) => listener());
    },
  };
}

export type WorkList = ReturnType<typeof createWorkList>;

/** Work of this window that is shown, on whatever page. */
export const works = createWorkList();
