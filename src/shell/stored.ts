import { useState } from 'react';

/** A yes or no that this browser remembers, such as whether the sidebar is folded. */
export function useStoredFlag(key: string, initial = false): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const kept = localStorage.getItem(key);
    return kept === null ? initial : kept === '1';
  });
  const set = (next: boolean): void => {
    localStorage.setItem(key, next ? '1' : '0');
    setValue(next);
  };
  return [value, set];
}
