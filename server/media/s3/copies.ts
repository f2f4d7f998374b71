import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Copy {
  path: string;
  /** Size in bytes, once it is here. */
  ready: Promise<number>;
  size: number;
  users: number;
  isDropped: boolean;
}

/** Bytes of copies that nobody uses at present. */
const MOST_BYTES = 4_000_000_000;

/**
 * Local copies of files of an object store, for what reads files: decoders, archives, sheets. A copy is kept for the
 * next reader, since a page of an HTML archive asks for its parts one by one; the longest unused go first. Keys are
 * written once, so a copy is never old.
 */
export class LocalCopies {
  readonly #folder: string;
  readonly #most: number;
  /** The longest unused first. */
  readonly #copies = new Map<string, Copy>();
  #serial = 0;

  /** Empties the folder: nobody knows what an earlier process left there. */
  constructor(folder: string, most = MOST_BYTES) {
    this.#folder = folder;
    this.#most = most;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Returns a path in the folder that nothing else uses. */
  freePath(): string {
    return join(this.#folder, String(this.#serial++));
  }

  /** Runs work with the path of a copy, which `bring` writes (and answers its size) if it is not here yet. */
  async use<T>(key: string, bring: (path: string) => Promise<number>, work: (path: string) => Promise<T>): Promise<T> {
    const copy = this.#copies.get(key) ?? this.#begin(bring);
    this.#copies.delete(key);
    this.#copies.set(key, copy);
    copy.users += 1;
    try {
      copy.size = await copy.ready;
      return await work(copy.path);
    } catch (error) {
      // One that did not arrive is brought anew by the next reader.
      if (copy.size === 0 && this.#copies.get(key) === copy) this.#copies.delete(key);
      copy.isDropped ||= copy.size === 0;
      throw error;
    } finally {
      copy.users -= 1;
      await this.#tidy(copy);
    }
  }

  /** Forgets the copy of a file that was removed. */
  async drop(key: string): Promise<void> {
    const copy = this.#copies.get(key);
    if (!copy) return;
    this.#copies.delete(key);
    copy.isDropped = true;
    await this.#tidy(copy);
  }

  #begin(bring: (path: string) => Promise<number>): Copy {
    const path = this.freePath();
    return { path, ready: bring(path), size: 0, users: 0, isDropped: false };
  }

  async #tidy(left: Copy): Promise<void> {
    if (left.isDropped && left.users === 0) await rm(left.path, { force: true });
    let bytes = [...this.#copies.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, copy] of this.#copies) {
      if (bytes <= this.#most) return;
      if (copy.users > 0) continue;
      this.#copies.delete(key);
      bytes -= copy.size;
      await rm(copy.path, { force: true });
    }
  }
}
