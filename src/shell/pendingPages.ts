/** Number of pages that wait for their script. A page counts from the render of its placeholder until that unmounts. */
let waiting = 0;
const listeners = new Set<() => void>();

const change = (by: number): void => {
  waiting += by;
  for (const listener of listeners) listener();
};

export const pendingPages = {
  count: (): number => waiting,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Counts a page as waiting; returns a function that ends it. */
  begin: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
};
