import { isTransient } from './errors.ts';
import type { Tx } from './types.ts';

/**
 * Does a part of a transaction that may fail alone, in a savepoint: what fails is kept, and the rest goes on; undefined then. What another
 * transaction broke off is thrown, since all of it runs again.
 */
export async function alone<T>(tx: Tx, failures: unknown[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await tx.savepoint(work);
  } catch (error) {
    if (isTransient(error)) throw error;
    failures.push(error);
    return undefined;
  }
}
