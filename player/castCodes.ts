import type { SyncAnswer } from '#core/manifest/sync.ts';

type Code = NonNullable<SyncAnswer['casts']>[number];

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Codes of slots that sell scan-to-cast, as the last sync gave them. A screen that hears nothing more of its server drops them
 * when they are over: nobody pays for a showing on a screen that cannot get it (MKT-10).
 */
export class CastCodes {
  #codes: readonly Code[] = [];
  #shown = NONE;

  /** Slot → path that its code says. Another object whenever something changed. */
  get shown(): ReadonlyMap<string, string> {
    return this.#shown;
  }

  /** Takes the codes of an answer; one without has none any more. Returns true where something changed. */
  take(codes: readonly Code[] = [], now: number): boolean {
    this.#codes = codes;
    return this.#show(now);
  }

  /** Drops what is over; true where something was. */
  drop(now: number): boolean {
    return this.#codes.some(({ until }) => until <= now) && this.#show(now);
  }

  #show(now: number): boolean {
    this.#codes = this.#codes.filter(({ until }) => until > now);
    const shown = new Map(this.#codes.map(({ slotId, path }) => [slotId, path]));
    const isSame = shown.size === this.#shown.size && [...shown].every(([id, path]) => this.#shown.get(id) === path);
    if (isSame) return false;
    this.#shown = shown.size === 0 ? NONE : shown;
    return true;
  }
}
