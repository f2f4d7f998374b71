import { statfs } from 'node:fs/promises';
import { StoreBusy, StoreFull } from './errors.ts';
import type { StoreTrouble } from './types.ts';

/** Remembers why the last write failed, until one succeeds, and looks at the disk. For the health of a store. */
export class Trouble {
  readonly #folder: string | null;
  #last: StoreTrouble | null = null;

  /** @param folder folder of the database; null where its disk cannot be seen from here */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** Notes a failed write. Returns its error. */
  note(error: unknown): unknown {
    if (error instanceof StoreBusy) this.#last = 'busy';
    if (error instanceof StoreFull) this.#last = 'full';
    return error;
  }

  /** Notes a write that succeeded. */
  end(): void {
    this.#last = null;
  }

  /** Returns the present trouble. `reserve`: free bytes below which the disk counts as full. */
  async now(reserve: number): Promise<StoreTrouble | null> {
    if (this.#last !== null || this.#folder === null) return this.#last;
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize < reserve ? 'full' : null;
  }
}
