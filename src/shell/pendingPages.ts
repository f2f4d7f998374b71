/** How many pages wait for their script. A page begins when its place is drawn without it, and ends when that goes. */
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
  /** Returns how to end it. */
  begin: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
};
