import { setTimeout as wait } from 'node:timers/promises';
import { isLocked, StoreBusy } from './errors.ts';

/** Longest time that a call waits while another program holds a lock on the SQLite database, milliseconds. */
export const LOCK_WAIT_MS = 2000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5, 50];

/**
 * Runs a statement of SQLite again while another program holds a lock, until `deadline` (`performance.now`). The waiting
 * leaves the event loop to others, which SQLite's own busy timeout would not. Throws StoreBusy at the deadline.
 */
export async function whenFree<T>(work: () => T, deadline: number): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() + pause > deadline)
        throw new StoreBusy('another program holds a lock on the database', { cause: error });
    }
    await wait(pause);
  }
}
