import type { Manifest, ManifestFile } from '#core/manifest/manifest.ts';
import { missingFiles } from '#core/manifest/wholeness.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import type { Database } from './database.ts';
import { isIntact, type Download, type DownloadProblem, type Progress } from './download.ts';
import { filesHere } from './programme.ts';

/** Delay before a download that failed is tried again. */
const RETRY_MS = 15_000;

/** Least time between two looks at the same file. */
const CHECK_AGAIN_MS = 60_000;

export type Fetcher = (file: ManifestFile, progress?: Progress) => Promise<Download>;
/** Says whether a stored file still has its hash. */
export type FileCheck = (body: Blob, sha256: string) => Promise<boolean>;

interface Options {
  database: Database;
  fetchFile: Fetcher;
  checkFile?: FileCheck | undefined;
  onFault: (code: DownloadProblem | 'storageFull' | 'fileDamaged', file: Pick<ManifestFile, 'sha256'>) => void;
  /** Called after each file that came in, and when one was lost. */
  onProgress: () => void;
}

/**
 * Downloads the files that the newest manifest lacks, one after another: parallel downloads do not make a slow line
 * faster.
 */
export class Downloads {
  readonly #options: Options;
  readonly #failed = new Set<string>();
  readonly #checked = new Map<string, number>();
  readonly #abort = new AbortController();
  #wanted: Manifest | null = null;
  #running: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sets the manifest to download for and starts; if it runs already, goes on with the new addresses. */
  async want(manifest: Manifest | null): Promise<void> {
    this.#wanted = manifest;
    clearTimeout(this.#retry);
    if (this.#abort.signal.aborted) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Ends the current download and starts no further one; resolves when nothing of it runs any more. */
  async stop(): Promise<void> {
    this.#abort.abort();
    clearTimeout(this.#retry);
    await this.#running;
  }

  /** Returns the download progress of each file of a manifest. */
  async inventory(manifest: Manifest | null, known?: ReadonlySet<string>): Promise<SyncRequest['inventory']> {
    const here = known ?? (await filesHere(this.#options.database));
    return (manifest?.files ?? []).map(({ sha256 }) => ({
      sha256,
      state: here.has(sha256)
        ? ('whole' as const)
        : this.#failed.has(sha256)
          ? ('failed' as const)
          : ('downloading' as const),
    }));
  }

  /** Files that were asked for in vain: the server has them no more, or others in their place. */
  get lost(): ReadonlySet<string> {
    return this.#failed;
  }

  /** Drops the stored files of a manifest that have another length than they should, as after a power cut. */
  async weed(manifest: Manifest | null): Promise<void> {
    for (const file of manifest?.files ?? []) {
      const stored = await this.#options.database.get('files', file.sha256);
      if (stored && stored.body.size !== file.size) await this.#drop(file.sha256);
    }
  }

  /** Looks at a stored file that could not be shown; a damaged one is dropped and fetched again. Returns true if it was. */
  async check(sha256: string): Promise<boolean> {
    const at = performance.now();
    if (at - (this.#checked.get(sha256) ?? -Infinity) < CHECK_AGAIN_MS) return false;
    this.#checked.set(sha256, at);
    const { database, checkFile = isIntact } = this.#options;
    const stored = await database.get('files', sha256);
    if (!stored || (await checkFile(stored.body, sha256))) return false;
    await this.#drop(sha256);
    this.#options.onProgress();
    void this.want(this.#wanted);
    return true;
  }

  async #drop(sha256: string): Promise<void> {
    await this.#options.database.delete('files', sha256);
    this.#options.onFault('fileDamaged', { sha256 });
  }

  async #run(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      if (this.#abort.signal.aborted) return;
      const here = await filesHere(this.#options.database);
      const next = this.#wanted && missingFiles(this.#wanted, here).find(({ sha256 }) => !tried.has(sha256));
      if (!next) break;
      tried.add(next.sha256);
      await this.#take(next);
    }
    const isLacking = this.#wanted && missingFiles(this.#wanted, await filesHere(this.#options.database)).length > 0;
    if (isLacking && !this.#abort.signal.aborted)
      this.#retry = setTimeout(() => void this.want(this.#wanted), RETRY_MS);
  }

  async #take(file: ManifestFile): Promise<void> {
    const { database, fetchFile, onProgress, onFault } = this.#options;
    const begun = await database.get('parts', file.sha256);
    // Parts are kept while more comes; nothing waits for that.
    const onPart = (part: Blob) => void this.#keepPart(file.sha256, part);
    const result = await fetchFile(file, { part: begun?.body, onPart, signal: this.#abort.signal });
    // Parts of an aborted download stay as they were saved.
    if (this.#abort.signal.aborted) return;
    const problem = result.ok ? await this.#keep(file, result.body) : result.problem;
    if (!result.ok) await this.#keepPart(file.sha256, result.part);
    if (problem === null) {
      this.#failed.delete(file.sha256);
      onProgress();
      return;
    }
    if (problem === 'network') return;
    const isNew = !this.#failed.has(file.sha256);
    this.#failed.add(file.sha256);
    onFault(problem, file);
    // Waiting work goes on without this file.
    if (isNew) onProgress();
  }

  async #keep({ sha256 }: ManifestFile, body: Blob): Promise<'storageFull' | null> {
    const { database } = this.#options;
    try {
      await database.put('files', { sha256, body });
      await database.delete('parts', sha256);
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'storageFull';
      throw error;
    }
  }

  /** A part that does not fit is no loss: its download begins anew. */
  async #keepPart(sha256: string, body: Blob | undefined): Promise<void> {
    const { database } = this.#options;
    try {
      await (body ? database.put('parts', { sha256, body }) : database.delete('parts', sha256));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
