import type { Manifest, ManifestFile } from '#core/manifest/manifest.ts';
import { missingFiles } from '#core/manifest/wholeness.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import type { Database } from './database.ts';
import type { Download, DownloadProblem } from './download.ts';
import { filesHere } from './programme.ts';

/** Delay before a download that failed is tried again. */
const RETRY_MS = 15_000;

export type Fetcher = (file: ManifestFile) => Promise<Download>;

interface Options {
  database: Database;
  fetchFile: Fetcher;
  onFault: (code: DownloadProblem | 'storageFull', file: ManifestFile) => void;
  /** Called after each file that came in. */
  onProgress: () => void;
}

/**
 * Downloads the files that the next manifest lacks, one after another: parallel downloads do not make a slow line
 * faster.
 */
export class Downloads {
  readonly #options: Options;
  readonly #failed = new Set<string>();
  #current: string | null = null;
  #wanted: Manifest | null = null;
  #running: Promise<void> | null = null;
  #isOver = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sets the manifest to download for and starts; if it runs already, goes on with the new addresses. */
  async want(manifest: Manifest | null): Promise<void> {
    this.#wanted = manifest;
    clearTimeout(this.#retry);
    if (this.#isOver) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Starts no further download; resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#retry);
    await this.#running;
  }

  /** Returns the download progress of each file of a manifest. */
  async inventory(manifest: Manifest | null): Promise<SyncRequest['inventory']> {
    const here = await filesHere(this.#options.database);
    return (manifest?.files ?? []).map(({ sha256 }) => ({
      sha256,
      state: here.has(sha256)
        ? ('whole' as const)
        : this.#failed.has(sha256)
          ? ('failed' as const)
          : ('downloading' as const),
    }));
  }

  get current(): string | null {
    return this.#current;
  }

  async #run(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      if (this.#isOver) return;
      const here = await filesHere(this.#options.database);
      const next = this.#wanted && missingFiles(this.#wanted, here).find(({ sha256 }) => !tried.has(sha256));
      if (!next) break;
      tried.add(next.sha256);
      await this.#take(next);
    }
    const isLacking = this.#wanted && missingFiles(this.#wanted, await filesHere(this.#options.database)).length > 0;
    if (isLacking && !this.#isOver) this.#retry = setTimeout(() => void this.want(this.#wanted), RETRY_MS);
  }

  async #take(file: ManifestFile): Promise<void> {
    this.#current = file.sha256;
    const result = await this.#options.fetchFile(file);
    this.#current = null;
    const problem = result.ok ? await this.#keep(file, result.body) : result.problem;
    if (problem === null) {
      this.#failed.delete(file.sha256);
      this.#options.onProgress();
      return;
    }
    if (problem === 'network') return;
    this.#failed.add(file.sha256);
    this.#options.onFault(problem, file);
  }

  async #keep({ sha256 }: ManifestFile, body: Blob): Promise<'storageFull' | null> {
    try {
      await this.#options.database.put('files', { sha256, body });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'storageFull';
      throw error;
    }
  }
}
