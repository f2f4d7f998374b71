import type { Manifest } from '#core/manifest/manifest.ts';
import { missingFiles, shownFiles } from '#core/manifest/wholeness.ts';
import type { Database } from './database.ts';
import { FileUrls } from './fileUrls.ts';
import { filesHere, inForce, loadProgramme, swapIfWhole, type Programme } from './programme.ts';

interface Options {
  /** Files that were asked for in vain. */
  lost: () => ReadonlySet<string>;
  /** Called where the next programme cannot be made the active one: it plays all the same. */
  onSwapFailed: (error: unknown) => void;
}

/** Data of this screen: its programmes, and the files that are here. Read from the database once for each change. */
export class Shelf {
  readonly #database: Database;
  readonly #options: Options;
  readonly #urls: FileUrls;
  #programme: Programme = { active: null, pending: null };
  #here: ReadonlySet<string> = new Set();
  #inForce: Manifest | null = null;
  #isCleared = false;
  /** Queue of changes: they run one after another. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: Database, options: Options) {
    this.#database = database;
    this.#options = options;
    this.#urls = new FileUrls(database);
  }

  get programme(): Programme {
    return this.#programme;
  }

  get newest(): Manifest | null {
    return this.#programme.pending ?? this.#programme.active;
  }

  /** The manifest to play by. */
  get inForce(): Manifest | null {
    return this.#inForce;
  }

  /** Slots on screen while the layout of the newest programme waits for its files; null where that is drawn. */
  get slotsBefore(): string[] | null {
    if (!this.#inForce || this.#inForce.layout === this.newest?.layout) return null;
    return this.#inForce.slots.map(({ id }) => id);
  }

  get here(): ReadonlySet<string> {
    return this.#here;
  }

  get urls(): ReadonlyMap<string, string> {
    return this.#urls.urls;
  }

  /** True while the newest programme lacks a file. */
  get isLacking(): boolean {
    return this.newest !== null && missingFiles(this.newest, this.#here).length > 0;
  }

  /** Files of the next programme that are here; null where none waits. */
  get loading(): { done: number; total: number } | null {
    const { pending } = this.#programme;
    if (!pending) return null;
    const { length: total } = pending.files;
    return { done: total - missingFiles(pending, this.#here).length, total };
  }

  /** Does a change of the database, and reads anew what is here. Returns true where the next programme became the active one. */
  change(work?: () => Promise<unknown>): Promise<boolean> {
    const done = this.#turn.then(async () => {
      await work?.();
      const isSwapped = await this.#swap();
      const [programme, here] = await Promise.all([loadProgramme(this.#database), filesHere(this.#database)]);
      if (this.#isCleared) return false;
      [this.#programme, this.#here] = [programme, here];
      this.#inForce = inForce(this.#programme, { here: this.#here, lost: this.#options.lost() });
      await this.#urls.prepare((this.#inForce ? shownFiles(this.#inForce) : []).filter((one) => this.#here.has(one)));
      return isSwapped;
    });
    // A change that failed does not hold up the next one.
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** A full disk takes no swap; what is here is read, and plays, without it. */
  async #swap(): Promise<boolean> {
    try {
      return await swapIfWhole(this.#database);
    } catch (error) {
      this.#options.onSwapFailed(error);
      return false;
    }
  }

  /** Resolves when no change is under way. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  /** Forgets all that it holds, at once and for good. */
  clear(): void {
    this.#isCleared = true;
    this.#programme = { active: null, pending: null };
    this.#inForce = null;
  }

  /** Returns a stored file; null where it is not here. */
  async file(sha256: string): Promise<Blob | null> {
    return (await this.#database.get('files', sha256))?.body ?? null;
  }
}
