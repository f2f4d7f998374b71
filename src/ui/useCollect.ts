import { useState } from 'react';
import { useEvent } from 'react-admin';
import { useNotifyError } from './errorText.ts';
import { useMounted } from './useMounted.ts';

/** Records that were found, page by page. */
interface Search<T> {
  /** Number of records that were found. */
  total: number;
  perPage: number;
  /** Most that are collected. */
  most: number;
  find: (page: number) => Promise<readonly T[]>;
  keyOf: (one: T) => string;
  /** Returns true for what is not collected. */
  isLeftOut?: (one: T) => boolean;
}

/** Returns the first of what was found, each once: a record may be on two pages where others came or went meanwhile. */
async function collect<T>({ total, perPage, most, find, keyOf, isLeftOut }: Search<T>): Promise<T[]> {
  const found = new Map<string, T>();
  for (let page = 1; found.size < most && page <= Math.ceil(total / perPage); page += 1)
    for (const one of await find(page)) if (!isLeftOut?.(one)) found.set(keyOf(one), one);
  return [...found.values()].slice(0, most);
}

/**
 * Collects what was found on all pages, and hands it to the `onFound` of the latest render: what was chosen meanwhile
 * stays. Drops it when the component was left; give it the search as its key.
 */
export function useCollect<T>(onFound: (found: readonly T[]) => void) {
  const notifyError = useNotifyError();
  const isMounted = useMounted();
  const [isBusy, setBusy] = useState(false);
  const take = useEvent(onFound);
  const all = async (search: Search<T>): Promise<void> => {
    setBusy(true);
    try {
      const found = await collect(search);
      if (isMounted.current) take(found);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, collect: all };
}
