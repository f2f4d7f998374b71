/** A file with the folders that it lay in, outermost first. */
export interface Dropped {
  file: File;
  path: readonly string[];
}

/** Files that somebody brought, not yet looked at. */
export interface Offer {
  dropped: readonly Dropped[];
  folderId: string | null;
}

/** A file that has become a material. */
interface Arrival {
  file: File;
  /** Of the material. */
  id: string;
  /** Whether a screen can show it. */
  playable: boolean;
}

/** Remembers, while an account has uploads, that the next page must look for them. */
const MARK = 'vitrine.uploads';

let offer: Offer | null = null;
let isAwake = false;
const listeners = new Set<() => void>();
const waiting = new Set<(arrival: Arrival) => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Connects the components that take files with the tray, which is loaded when there are some. */
export const uploadOffers = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  offer: (): Offer | null => offer,
  isAwake: (userId: string): boolean => isAwake || localStorage.getItem(MARK) === userId,
  put: (next: Offer): void => {
    if (next.dropped.length === 0) return;
    offer = next;
    isAwake = true;
    tell();
  },
  clear: (): void => {
    offer = null;
    tell();
  },
  /** Calls a listener with each file that arrives from now on; returns what ends that. */
  onArrival: (listener: (arrival: Arrival) => void): (() => void) => {
    waiting.add(listener);
    return () => waiting.delete(listener);
  },
  arrived: (arrival: Arrival): void => waiting.forEach((listener) => listener(arrival)),
  mark: (userId: string, hasUploads: boolean): void => {
    if (hasUploads) localStorage.setItem(MARK, userId);
    else if (localStorage.getItem(MARK) === userId) localStorage.removeItem(MARK);
  },
};
