/** Used methods of a browser storage. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns a storage that never throws. A browser may refuse its own (blocked cookies, a private window, a full disk); what it does
 * not take is kept for as long as the page is open.
 * @param open returns the browser's, or throws where it has none to give
 */
export function storageOver(open: () => Storage): SafeStorage {
  const refused = new Map<string, string>();
  const orElse = <T>(instead: T, run: (storage: Storage) => T): T => {
    try {
      return run(open());
    } catch {
      // Refused by the browser: `instead` is what holds then.
      return instead;
    }
  };
  return {
    getItem: (key) => refused.get(key) ?? orElse(null, (storage) => storage.getItem(key)),
    setItem(key, value) {
      refused.set(key, value);
      orElse(undefined, (storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      orElse(undefined, (storage) => storage.removeItem(key));
    },
  };
}

/** SafeStorage in this browser. */
export const localStore = storageOver(() => localStorage);
/** SafeStorage in this tab. */
export const tabStore = storageOver(() => sessionStorage);
