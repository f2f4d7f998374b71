import type { Memory, Step, Winner } from '#core/schedule/types.ts';
import { contentKey, inPlace } from '#core/schedule/types.ts';

/** Time for which a content that could not be shown is skipped. */
const HOLD_MS = 30_000;

/** Memory that `decide` reads: the player keeps it from one decision to the next. */
export class PlayerMemory {
  readonly #places: Record<string, Memory['places'][string]> = {};
  readonly #carousels: Record<string, Step> = {};
  readonly #booted = new Set<string>();
  readonly #turns: Record<string, number> = {};
  readonly #broken: Record<string, number> = {};

  read(): Memory {
    return {
      places: this.#places,
      carousels: this.#carousels,
      booted: this.#booted,
      turns: this.#turns,
      broken: this.#broken,
    };
  }

  begin(place: string, { adId, key, index, type, turn }: Winner): void {
    this.#places[place] = { adId, key, isRunning: true };
    if (type !== 'bootUp' && type !== 'insertion') this.#carousels[inPlace(place, type)] = { adId, key, index };
    if (type === 'bootUp') this.#booted.add(inPlace(place, adId));
    if (turn !== null) this.#turns[inPlace(place, adId)] = turn;
  }

  end(place: string): void {
    const last = this.#places[place];
    if (last) this.#places[place] = { ...last, isRunning: false };
  }

  hold(adId: string, key: string, now: number): void {
    this.#broken[contentKey(adId, key)] = now + HOLD_MS;
  }
}
