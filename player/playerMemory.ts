import type { Memory, Step, Winner } from '#core/schedule/types.ts';
import { contentKey, inPlace } from '#core/schedule/types.ts';
import type { Paced } from '#core/pacing/pace.ts';
import type { KeptPace } from './paces.ts';
import type { KeptTurn } from './turns.ts';

/** Time for which a content that could not be shown is skipped. */
const HOLD_MS = 30_000;

/** Steps of a place that one can go back. */
const MOST_BACK = 50;

/** Memory that `decide` reads: the player keeps it from one decision to the next. */
export class PlayerMemory {
  readonly #places: Record<string, Memory['places'][string]> = {};
  readonly #carousels: Record<string, Step> = {};
  readonly #booted = new Set<string>();
  readonly #turns: Record<string, number> = {};
  readonly #broken: Record<string, number> = {};
  readonly #paced: Record<string, Paced[string]> = {};
  /** Steps of each place, the latest last. */
  readonly #history = new Map<string, { type: Winner['type']; index: number }[]>();

  read(): Memory {
    return {
      places: this.#places,
      carousels: this.#carousels,
      booted: this.#booted,
      turns: this.#turns,
      broken: this.#broken,
      paced: this.#paced,
    };
  }

  begin(place: string, { adId, key, index, type, dueAt }: Winner): void {
    this.#places[place] = { adId, key, isRunning: true };
    if (type !== 'bootUp' && type !== 'insertion') {
      this.#carousels[inPlace(place, type)] = { adId, key, index };
      this.#history.set(place, [...(this.#history.get(place) ?? []), { type, index }].slice(-MOST_BACK));
    }
    if (type === 'bootUp') this.#booted.add(inPlace(place, adId));
    if (dueAt !== null) this.#turns[inPlace(place, adId)] = dueAt;
  }

  /** Takes up the turns that insertions had before the page was opened. */
  recall(turns: readonly KeptTurn[]): void {
    for (const { name, dueAt } of turns) this.#turns[name] = dueAt;
  }

  /** Takes up what was given of ads that are sold by plays before the page was opened. */
  recallPaces(paces: readonly KeptPace[]): void {
    for (const { adId, from, plays } of paces) this.#paced[adId] = { from, plays };
  }

  /** Counts a whole play of an ad that is sold by plays, of the day that begins at `from`. */
  count(adId: string, from: number): KeptPace {
    const known = this.#paced[adId];
    const counted = { from, plays: (known?.from === from ? known.plays : 0) + 1 };
    this.#paced[adId] = counted;
    return { adId, ...counted };
  }

  /** Returns the last turn of an insertion; null for what is none. */
  turnOf(place: string, adId: string): KeptTurn | null {
    const name = inPlace(place, adId);
    const dueAt = this.#turns[name];
    return dueAt === undefined ? null : { name, dueAt };
  }

  end(place: string): void {
    const last = this.#places[place];
    if (last) this.#places[place] = { ...last, isRunning: false };
  }

  /** Makes the step before the present one the next of its place; where there is none, the present one. */
  back(place: string): void {
    const steps = this.#history.get(place) ?? [];
    const target = steps.at(-2) ?? steps.at(-1);
    if (!target) return;
    this.#history.set(place, steps.slice(0, -2));
    // A step of no ad: the loop goes on with what stands at its place.
    this.#carousels[inPlace(place, target.type)] = { adId: '', key: '', index: target.index };
  }

  hold(adId: string, key: string, now: number): void {
    this.#broken[contentKey(adId, key)] = now + HOLD_MS;
  }
}
