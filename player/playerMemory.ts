import type { Memory, Step, Winner } from '#core/schedule/types.ts';
import { contentKey, inPlace } from '#core/schedule/types.ts';
import type { Paced } from '#core/pacing/pace.ts';
import type { StoredPace } from './paces.ts';
import type { StoredTurn } from './turns.ts';

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
  /** Callbacks that undo the start of the present content, by place. */
  readonly #takesBack = new Map<string, () => void>();

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

  begin(place: string, winner: Winner): void {
    this.#takesBack.set(place, this.#takeBackOf(place, winner));
    const { adId, key, index, type, dueAt } = winner;
    this.#places[place] = { adId, key, isRunning: true };
    if (type !== 'bootUp' && type !== 'insertion') {
      this.#carousels[inPlace(place, type)] = { adId, key, index };
      this.#history.set(place, [...(this.#history.get(place) ?? []), { type, index }].slice(-MOST_BACK));
    }
    if (type === 'bootUp') this.#booted.add(inPlace(place, adId));
    if (dueAt !== null) this.#turns[inPlace(place, adId)] = dueAt;
  }

  #takeBackOf(place: string, { adId, type }: Winner): () => void {
    const [carousel, turn] = [inPlace(place, type), inPlace(place, adId)];
    const [last, step, dueAt] = [this.#places[place], this.#carousels[carousel], this.#turns[turn]];
    const [wasBooted, history] = [this.#booted.has(turn), this.#history.get(place)];
    return () => {
      put(this.#places, place, last && { ...last, isRunning: false });
      put(this.#carousels, carousel, step);
      put(this.#turns, turn, dueAt);
      if (!wasBooted) this.#booted.delete(turn);
      this.#history.set(place, history ?? []);
    };
  }

  /** Forgets that the present content of a place began: nobody saw it, and its turn comes again. */
  takeBack(place: string): void {
    this.#takesBack.get(place)?.();
    this.#takesBack.delete(place);
  }

  /** Takes up the turns that insertions had before the page was opened. */
  recall(turns: readonly StoredTurn[]): void {
    for (const { name, dueAt } of turns) this.#turns[name] = dueAt;
  }

  /** Takes up what was given of ads that are sold by plays before the page was opened. */
  recallPaces(paces: readonly StoredPace[]): void {
    for (const { adId, from, plays } of paces) this.#paced[adId] = { from, plays };
  }

  /** Counts a whole play of an ad that is sold by plays, of the day that begins at `from`. */
  count(adId: string, from: number): StoredPace {
    const known = this.#paced[adId];
    const counted = { from, plays: (known?.from === from ? known.plays : 0) + 1 };
    this.#paced[adId] = counted;
    return { adId, ...counted };
  }

  /** Returns the last turn of an insertion; null for what is none. */
  turnOf(place: string, adId: string): StoredTurn | null {
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

/** Sets a key of a record, or removes it. */
function put<T>(record: Record<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) delete record[key];
  else record[key] = value;
}
