import type { GenFile } from './emit/emitter.ts';
import type { Model } from './model/types.ts';
import { comparison } from './reads.ts';
import type { Reads } from './reads.ts';

interface Kept {
  reads: Reads;
  files: readonly GenFile[];
}

/**
 * What was printed before, with what was read of the model for it. A print is repeated exactly where something that it
 * read has changed, so that nobody has to say, and nobody can forget, what it depends on.
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

  /** Returns the files kept under a key, or makes them; `make` is given a set in which to note what it reads. */
  async recall(key: string, make: (reads: Reads) => Promise<readonly GenFile[]>): Promise<readonly GenFile[]> {
    const before = this.kept.get(key);
    if (before !== undefined) return before.files;
    const reads: Reads = new Set();
    const files = await make(reads);
    this.kept.set(key, { reads, files });
    return files;
  }
}
