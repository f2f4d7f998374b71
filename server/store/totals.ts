import { ANY_TABLE } from './touched.ts';

const CACHE_MS = 2000;
const MAX_TOTALS = 2000;

interface Total {
  total: unknown;
  until: number;
}

/**
 * Exact totals and sums of lists, kept for two seconds: to count 100,000 rows costs ninety times what a page
 * of them does (architecture 5). A write of ours drops those of its table, a hint of another
 * process's does too; where that hint is lost, two seconds are the most that a total is behind.
 */
export class Totals {
  readonly #kept = new Map<string, Map<string, Total>>();
  readonly #versions = new Map<string, number>();

  /** Returns the total that is kept for this key of a table, or undefined. */
  get(table: string, key: string, now: number): unknown {
    const found = this.#kept.get(table)?.get(key);
    return found && now < found.until && now >= found.until - CACHE_MS ? found.total : undefined;
  }

  /** A table's version before counting: what was counted under an older version is not kept. */
  version(table: string): number {
    return (this.#versions.get(table) ?? 0) + (this.#versions.get(ANY_TABLE) ?? 0);
  }

  keep(table: string, key: string, total: unknown, now: number, version: number): void {
    if (version !== this.version(table)) return;
    let totals = this.#kept.get(table);
    if (!totals) this.#kept.set(table, (totals = new Map()));
    if (totals.size >= MAX_TOTALS) totals.clear();
    totals.set(key, { total, until: now + CACHE_MS });
  }

  /** Forgets the totals of a table, or with `*` all. */
  drop(table: string): void {
    this.#versions.set(table, (this.#versions.get(table) ?? 0) + 1);
    if (table === ANY_TABLE) this.#kept.clear();
    else this.#kept.delete(table);
  }
}
