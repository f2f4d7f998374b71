import type { Database } from './database.ts';

/** Addresses under which the page shows files of its database. */
export class FileUrls {
  #urls: ReadonlyMap<string, string> = new Map();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get urls(): ReadonlyMap<string, string> {
    return this.#urls;
  }

  /** Creates an object URL for each wanted file in the database, and revokes all others. */
  async prepare(wanted: readonly string[]): Promise<void> {
    const urls = new Map<string, string>();
    for (const sha256 of wanted) {
      const known = this.#urls.get(sha256);
      const file = known === undefined ? await this.#database.get('files', sha256) : undefined;
      const url = known ?? (file && URL.createObjectURL(file.body));
      if (url !== undefined) urls.set(sha256, url);
    }
    for (const [sha256, url] of this.#urls) if (!urls.has(sha256)) URL.revokeObjectURL(url);
    this.#urls = urls;
  }
}
