import type { Database } from './database.ts';

/** Addresses under which the page shows files of its database. */
export class FileUrls {
  #urls: ReadonlyMap<string, string> = new Map();
  /** Those that were left out last: what is drawn may be loading them still. */
  #before: ReadonlyMap<string, string> = new Map();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get urls(): ReadonlyMap<string, string> {
    return this.#urls;
  }

  /** Creates an object URL for each wanted file in the database. Those of others are revoked when others are left out after them. */
  async prepare(wanted: readonly string[]): Promise<void> {
    const urls = new Map<string, string>();
    for (const sha256 of wanted) {
      const known = this.#urls.get(sha256) ?? this.#before.get(sha256);
      const file = known === undefined ? await this.#database.get('files', sha256) : undefined;
      const url = known ?? (file && URL.createObjectURL(file.body));
      if (url !== undefined) urls.set(sha256, url);
    }
    const left = [...this.#urls].filter(([sha256]) => !urls.has(sha256));
    this.#urls = urls;
    if (left.length === 0) return;
    for (const [sha256, url] of this.#before) if (urls.get(sha256) !== url) URL.revokeObjectURL(url);
    this.#before = new Map(left);
  }
}
