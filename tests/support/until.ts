import { vi } from 'vitest';

/** Waits until an assertion holds about what goes on by itself: at once, but on a machine with other work it can take a while. */
export const until = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, 60_000);
