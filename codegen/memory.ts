import type { Model } from './model/model.ts';
import { comparison } from './reads.ts';
import type { Reads } from './reads.ts';

interface Kept {
  reads: Reads;
  made: unknown;
}

/**
 * Cache of printed files, each with the parts of the model that its printing read. A file is printed again only if one
 * of those parts changed, so no emitter has to declare its dependencies.
 */
export class Memory {
  private model: Model | undefined;
  private readonly kept = new Map<string, Kept>();

  /** Turns to a new model: forgets what no longer follows from it. */
  turnTo(model: Model): void {
    if (this.model !== undefined && this.model !== model) {
      const isOther = comparison(this.model, model);
      for (const [key, { reads }] of this.kept) if ([...reads].some(isOther)) this.kept.delete(key);
    }
    this.model = model;
  }

  /**
   * Returns what is kept under a key, or makes it; `make` is given a set in which to note what it reads. `whole` is what
   * reads the piece that this is a part of: it has read this as well.
   */
  async recall<T>(key: string, make: (reads: Reads) => Promise<T>, whole?: Reads): Promise<T> {
    const kept = this.kept.get(key) ?? (await this.make(key, make));
    if (whole) for (const part of kept.reads) whole.add(part);
    // A key belongs to one maker.
    return kept.made as T;
  }

  private async make(key: string, make: (reads: Reads) => Promise<unknown>): Promise<Kept> {
    const reads: Reads = new Set();
    const kept = { reads, made: await make(reads) };
    this.kept.set(key, kept);
    return kept;
  }
}
