import type { Content, Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import type { Fault, PlayRecord } from '#core/manifest/sync.ts';
import { decide } from '#core/schedule/decide.ts';
import type { Decision, Winner } from '#core/schedule/types.ts';
import { WHOLE_SCREEN } from '#core/schedule/types.ts';
import { PlayerMemory } from './playerMemory.ts';
import type { ServerClock } from './serverClock.ts';

/** Limit until a content must be on screen after the stage got it; after that it counts as one that cannot be shown. */
const START_LIMIT_MS = 10_000;
/** Extra time for a video beyond its duration; a video that hangs is ended after that. */
const VIDEO_GRACE_MS = 5000;

/** Content that one place (slot or whole screen) shows now. */
export interface Showing {
  playId: string;
  place: string;
  ad: ManifestAd;
  content: Content;
  /** True when the content before this one was cut off instead of played to its end. */
  isCut: boolean;
  chosenAt: number;
  /** Start by the monotonic clock and by the server's clock; null until the stage has it on screen. */
  started: { monotonic: number; at: number } | null;
}

interface Options {
  clock: ServerClock;
  onPlay: (play: Omit<PlayRecord, 'seq'>) => void;
  onFault: (fault: Fault) => void;
}

/**
 * Carries out what core/schedule decides: gives each place its content, sees it to its end, and says what was
 * shown. It has no timer and no screen of its own: `tick` is called several times a second, the stage reports.
 */
export class Playback {
  readonly #options: Options;
  readonly #memory = new PlayerMemory();
  readonly #showing = new Map<string, Showing>();
  readonly #startedAt: number;
  #manifest: Manifest | null = null;
  #decision: Decision | null = null;
  #serial = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#startedAt = options.clock.now();
  }

  /** Plays by this manifest from the next tick on; content that it does not have is cut at that tick. */
  use(manifest: Manifest | null): void {
    this.#manifest = manifest;
  }

  get startedAt(): number {
    return this.#startedAt;
  }

  /** The last decision, for the status page and for debugging. */
  get decision(): Decision | null {
    return this.#decision;
  }

  /** Content by place; WHOLE_SCREEN is the place of an emergency ad. Returns a new map only after a change. */
  showing(): ReadonlyMap<string, Showing> {
    return this.#showing;
  }

  /** Updates every place and returns whether anything has changed. */
  tick(): boolean {
    const { clock } = this.#options;
    const before = [...this.#showing.values()].map(({ playId }) => playId).join();
    for (const one of this.#showing.values()) this.#expire(one, clock.clocks.monotonic());
    this.#decision =
      this.#manifest &&
      decide(this.#manifest, clock.now(), { memory: this.#memory.read(), startedAt: this.#startedAt });
    const winners = new Map<string, Winner | null>(Object.entries(this.#decision?.slots ?? {}));
    winners.set(WHOLE_SCREEN, this.#decision?.takeover ?? null);
    for (const place of new Set([...this.#showing.keys(), ...winners.keys()]))
      this.#settle(place, winners.get(place) ?? null);
    return before !== [...this.#showing.values()].map(({ playId }) => playId).join();
  }

  /** Called by the stage when the content is on screen. */
  started(playId: string): void {
    const one = this.#find(playId);
    if (one && !one.started)
      one.started = { monotonic: this.#options.clock.clocks.monotonic(), at: this.#options.clock.now() };
  }

  /** Called by the stage when a video has ended. */
  ended(playId: string): void {
    const one = this.#find(playId);
    if (one) this.#finish(one, 'complete');
  }

  /**
   * Called by the stage when the content cannot be shown: it is skipped for a while, so that a broken file does not
   * fill the screen with retries.
   */
  failed(playId: string): void {
    const one = this.#find(playId);
    if (!one) return;
    const at = this.#options.clock.now();
    this.#memory.hold(one.ad.id, one.content.key, at);
    this.#options.onFault({ code: 'cannotShow', at, detail: `${one.ad.name}: ${one.content.kind} ${one.content.key}` });
    this.#finish(one, 'cut');
  }

  #find(playId: string): Showing | undefined {
    return [...this.#showing.values()].find((one) => one.playId === playId);
  }

  #expire(one: Showing, monotonic: number): void {
    if (!one.started) {
      if (monotonic - one.chosenAt >= START_LIMIT_MS) this.failed(one.playId);
      return;
    }
    const lastsMs = one.content.durationMs + (one.content.kind === 'video' ? VIDEO_GRACE_MS : 0);
    if (monotonic - one.started.monotonic >= lastsMs) this.#finish(one, 'complete');
  }

  #settle(place: string, winner: Winner | null): void {
    const current = this.#showing.get(place);
    const isSame = current && winner && current.ad.id === winner.adId && current.content.key === winner.key;
    if (isSame && this.#sameContent(current)) return;
    if (current) this.#finish(current, 'cut');
    if (winner) this.#begin(place, winner, current !== undefined);
  }

  /** A new manifest may bring the same ad with another file under the same key; that counts as another content. */
  #sameContent(current: Showing): boolean {
    const ad = this.#manifest?.items.find(({ id }) => id === current.ad.id);
    const content = ad?.contents.find(({ key }) => key === current.content.key);
    return (
      content !== undefined &&
      JSON.stringify(content) === JSON.stringify(current.content) &&
      ad?.mute === current.ad.mute
    );
  }

  #begin(place: string, winner: Winner, isCut: boolean): void {
    const ad = this.#manifest!.items.find(({ id }) => id === winner.adId)!;
    const content = ad.contents.find(({ key }) => key === winner.key)!;
    this.#serial += 1;
    this.#memory.begin(place, winner);
    this.#showing.set(place, {
      playId: `play-${this.#serial}`,
      place,
      ad,
      content,
      isCut,
      chosenAt: this.#options.clock.clocks.monotonic(),
      started: null,
    });
  }

  #finish(one: Showing, outcome: PlayRecord['outcome']): void {
    this.#showing.delete(one.place);
    this.#memory.end(one.place);
    if (!one.started) return;
    const durationMs = Math.round(this.#options.clock.clocks.monotonic() - one.started.monotonic);
    const slotId = one.place === WHOLE_SCREEN ? one.ad.slotId : one.place;
    this.#options.onPlay({
      adId: one.ad.id,
      slotId,
      key: one.content.key,
      startedAt: one.started.at,
      durationMs,
      outcome,
    });
  }
}
