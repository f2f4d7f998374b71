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

/** Remembers, while an account has uploads, that the next page must look for them. */
const MARK = 'vitrine.uploads';

let offer: Offer | null = null;
let isAwake = false;
const listeners = new Set<() => void>();

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
  mark: (userId: string, hasUploads: boolean): void => {
    if (hasUploads) localStorage.setItem(MARK, userId);
    else if (localStorage.getItem(MARK) === userId) localStorage.removeItem(MARK);
  },
};
