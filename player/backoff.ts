const FIRST_MS = 2000;
const LONGEST_MS = 5 * 60_000;

/**
 * Returns how long to wait after so many failures in a row: twice as long each time up to five minutes, and a
 * quarter more or less by chance, so that ten thousand screens do not come back in one second.
 */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const base = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS);
  return Math.round(base * (0.75 + random() * 0.5));
}

/** Returns a wait that the server asked for, a tenth more or less. */
export const jittered = (ms: number, random: () => number = Math.random): number =>
  Math.round(ms * (0.9 + random() * 0.2));
