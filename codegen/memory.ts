import type { Model } from './model/model.ts';
import { comparison } from './reads.ts';
import type { Reads } from './reads.ts';

interface Remembered {
  reads: Reads;
  made: unknown;
}

/**
 * Cache of printed files, each with the parts of the model that its printing read. A file is printed again only if one
 * of those parts changed, so no emitter has to declare its dependencies.
 */
export class Memory {
  private model: Model | undefined;
  private readonly kept = new Map<string, Remembered>();

  /** Switches to a new model, and drops everything that depends on changed parts. */
  turnTo(model: Model): void {
    if (this.model !== undefined && this.model !== model) {
      const isOther = comparison(this.model, model);
      for (const [key, { reads }] of this.kept) if ([...reads].some(isOther)) this.kept.delete(key);
    }
    this.model = model;
  }

  /**
   * Returns the cached value of a key, or makes it; `make` records what it reads in the given set. `whole`: the
   * reads of the enclosing piece, to which those of this one are added.
   */
  async recall<T>(key: string, make: (reads: Reads) => Promise<T>, whole?: Reads): Promise<T> {
    const kept = this.kept.get(key) ?? (await this.make(key, make));
    if (whole) for (const part of kept.reads) whole.add(part);
    // Each key is used by one maker only, so the type is right.
    return kept.made as T;
  }

  private async make(key: string, make: (reads: Reads) => Promise<unknown>): Promise<Remembered> {
    const reads: Reads = new Set();
    const kept = { reads, made: await make(reads) };
    this.kept.set(key, kept);
    return kept;
  }
}
