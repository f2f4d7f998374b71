import type { Manifest } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import type { Key } from '#core/remote/commands.ts';
import { dayOfPace } from '#core/pacing/pace.ts';
import { decide } from '#core/schedule/decide.ts';
import type { Decision, Winner } from '#core/schedule/types.ts';
import { inPlace, WHOLE_SCREEN } from '#core/schedule/types.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { WhyNot } from '#stage/types.ts';
import type { StoredPlay } from './database.ts';
import { PlayerMemory } from './playerMemory.ts';
import type { StoredPace } from './paces.ts';
import type { StoredTurn } from './turns.ts';
import type { ServerClock } from './serverClock.ts';
import { faultOf, firstEnd, isIn, playOf, type ShowFault, type Showing } from './showing.ts';
import { begunAt, isSameStep, isWholeStep, type Step } from './step.ts';

/** Limit until a content must be on screen after the stage got it; after that it counts as one that cannot be shown. */
const START_LIMIT_MS = 10_000;
/** Extra time for a video beyond its duration; a video that hangs is ended after that. */
const VIDEO_GRACE_MS = 5000;

/** Time before its turn at which the next content of a wall in step is made ready. */
const PREPARE_MS = 1500;

interface Options {
  clock: ServerClock;
  onPlay: (play: Omit<StoredPlay, 'seq'>) => void;
  onFault: (fault: ShowFault) => void;
  /** An insertion had its turn, whole. */
  onTurn?: (turn: StoredTurn) => void;
  /** An ad that is sold by plays was shown whole. */
  onPaced?: (pace: StoredPace) => void;
}

/**
 * Carries out what core/schedule decides: gives each place its content, sees it to its end, and says what was
 * shown. It has no timer and no screen of its own: `tick` is called several times a second, the stage reports.
 */
export class Playback {
  readonly #options: Options;
  readonly #memory = new PlayerMemory();
  readonly #showing = new Map<string, Showing>();
  /** Next content in the places of a wall in step, made ready before its turn. */
  readonly #prepared = new Map<string, Showing>();
  /** Turns of a wall in step that could not be shown: the others of the wall show them to their end. */
  readonly #missed = new Map<string, Step>();
  /** Turns of insertions of which a content was shown whole, by place, until the last one was. */
  readonly #turns = new Map<string, StoredTurn>();
  readonly #startedAt: number;
  #manifest: Manifest | null = null;
  #decision: Decision | null = null;
  /** An emergency has the screen, seen by those before it: the slots have nothing meanwhile. */
  #isTakenOver = false;
  /** The slots had something: the stage leaves the last picture of one that ended until what comes next is visible. */
  #isFilled = false;
  #isEmergencyCut = false;
  #serial = 0;
  /** Instant at which the pause ends by itself, by the server's clock; null: it plays. */
  #pausedUntil: number | null = null;
  /** Contents that stood on the screen while it was paused. */
  readonly #frozen = new Set<string>();
  #isDark = false;

  constructor(options: Options) {
    this.#options = options;
    this.#startedAt = options.clock.now();
  }

  /**
   * Plays by this manifest from the next tick on; content that it does not have is cut at that tick. What was in a place
   * that it does not have ends at once: nobody draws it any more.
   */
  use(manifest: Manifest | null): void {
    this.#manifest = manifest;
    const places = new Set([WHOLE_SCREEN, ...(manifest?.slots ?? []).map(({ id }) => id)]);
    for (const one of this.#showing.values()) if (!places.has(one.place)) this.#finish(one, 'cut');
  }

  /** Takes up the turns that insertions had before the page was opened. */
  recall(turns: readonly StoredTurn[]): void {
    this.#memory.recall(turns);
  }

  /** Takes up what was given of ads that are sold by plays before the page was opened. */
  recallPaces(paces: readonly StoredPace[]): void {
    this.#memory.recallPaces(paces);
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

  /** Content that comes next in a place, where it is made ready before its turn. */
  prepared(): ReadonlyMap<string, Showing> {
    return this.#prepared;
  }

  /** Says whether the last emergency was taken away, and did not end by itself: then it goes at once (AD-17). */
  get isEmergencyCut(): boolean {
    return this.#isEmergencyCut;
  }

  get pausedUntil(): number | null {
    return this.#pausedUntil;
  }

  /**
   * Holds what is on screen for so long. What was shown until now is reported; the pause counts for nothing. Returns
   * false during an emergency, which nobody stops.
   */
  pause(ms: number): boolean {
    if (this.#showing.has(WHOLE_SCREEN)) return false;
    this.#pausedUntil = this.#options.clock.now() + Math.min(ms, limits.remotePauseMax);
    for (const one of this.#showing.values()) {
      if (one.startedAt === null) continue;
      this.#report(one, 'cut');
      one.startedAt = null;
      this.#frozen.add(one.playId);
    }
    return true;
  }

  /** Goes on with what stands on the screen, from now on as a showing of its own. */
  resume(): boolean {
    this.#pausedUntil = null;
    const now = this.#options.clock.clocks.monotonic();
    for (const one of this.#showing.values()) {
      one.chosenAt = now;
      if (this.#frozen.has(one.playId)) one.startedAt = now;
    }
    this.#frozen.clear();
    return true;
  }

  /**
   * Says whether nobody can see what is shown: the panel is off, or shows another input. It plays on, so that it is in its
   * place when the panel comes on, and none of it counts (REP-03).
   */
  darken(isDark: boolean): void {
    if (isDark === this.#isDark) return;
    // Reports the part seen so far.
    if (isDark) for (const one of this.#showing.values()) this.#report(one, 'cut');
    this.#isDark = isDark;
    for (const one of this.#showing.values()) one.darkUntil = this.#darkUntil ?? this.#options.clock.clocks.monotonic();
  }

  get #darkUntil(): number | null {
    return this.#isDark ? Infinity : null;
  }

  /** Arrow keys: up and left the content before, down and right the next; centre: pause, which ends by itself, or resume (DEV-08). */
  press(key: Key): boolean {
    if (key === 'centre') return this.#pausedUntil === null ? this.pause(limits.remotePauseMax) : this.resume();
    if (this.#showing.has(WHOLE_SCREEN)) return false;
    this.resume();
    for (const one of this.#showing.values()) {
      if (key === 'up' || key === 'left') this.#memory.back(one.place);
      this.#finish(one, 'cut');
    }
    return true;
  }

  /** Returns true while the pause holds: not after its end, in an emergency, or when something shown was taken away. */
  #isPaused(): boolean {
    if (this.#pausedUntil === null) return false;
    const { clock } = this.#options;
    const isOver = clock.now() >= this.#pausedUntil;
    const isTaken = [...this.#showing.values()].some((one) => !isIn(this.#manifest, one));
    if (!isOver && !isTaken && !this.#emergency()) return true;
    this.resume();
    return false;
  }

  #emergency(): boolean {
    const manifest = this.#manifest;
    if (!manifest?.items.some(({ type }) => type === 'emergency')) return false;
    return decide(manifest, this.#options.clock.now(), { startedAt: this.#startedAt }).takeover !== null;
  }

  get #isInStep(): boolean {
    return this.#manifest?.wall?.inStep ?? false;
  }

  /** Updates every place and returns whether anything has changed. */
  tick(): boolean {
    const { clock } = this.#options;
    if (this.#isPaused()) return false;
    const before = this.#names();
    const taken = new Set([...this.#showing.values()].flatMap((one) => (isIn(this.#manifest, one) ? [] : [one.place])));
    for (const one of this.#showing.values()) this.#expire(one, clock.clocks.monotonic());
    const now = clock.now();
    this.#decision = this.#manifest && this.#decide(this.#manifest, now);
    const takeover = this.#decision?.takeover ?? null;
    this.#isTakenOver = takeover !== null && (this.#isTakenOver || !this.#isFilled);
    this.#isEmergencyCut = takeover === null && (this.#isEmergencyCut || taken.has(WHOLE_SCREEN));
    const winners = new Map<string, Winner | null>(Object.entries(this.#slotWinners(now)));
    winners.set(WHOLE_SCREEN, takeover);
    for (const place of new Set([...this.#showing.keys(), ...winners.keys()]))
      this.#settle(place, winners.get(place) ?? null, { now, isTaken: taken.has(place) });
    this.#isFilled = this.#slotsShowing().length > 0;
    if (!this.#isTakenOver) this.#keepTurns(winners);
    this.#prepare(now);
    return before !== this.#names();
  }

  #slotsShowing(): Showing[] {
    return [...this.#showing.values()].filter(({ place }) => place !== WHOLE_SCREEN);
  }

  /** Returns what plays in the slots: while nobody has seen an emergency yet, what would play without it. */
  #slotWinners(now: number): Decision['slots'] {
    if (!this.#decision?.takeover || this.#isTakenOver) return this.#decision?.slots ?? {};
    const items = this.#manifest!.items.filter(({ type }) => type !== 'emergency');
    return this.#decide({ ...this.#manifest!, items }, now).slots;
  }

  /** Tells of the turns that are over: what comes next in their places is no content of theirs. */
  #keepTurns(winners: ReadonlyMap<string, Winner | null>): void {
    for (const [place, turn] of this.#turns) {
      const winner = winners.get(place);
      if (winner && inPlace(place, winner.adId) === turn.name && winner.dueAt === turn.dueAt) continue;
      this.#turns.delete(place);
      this.#options.onTurn?.(turn);
    }
  }

  #names(): string {
    return [...this.#showing.values(), ...this.#prepared.values()].map(({ playId }) => playId).join();
  }

  /** A wall in step goes by the clock alone, so that its screens agree without hearing of each other. */
  #decide(manifest: Manifest, now: number): Decision {
    return this.#isInStep
      ? decide(manifest, now)
      : decide(manifest, now, { memory: this.#memory.read(), startedAt: this.#startedAt });
  }

  /** Milliseconds until the first content that is shown has had its time; null where nothing is shown, and in a pause. */
  untilNext(): number | null {
    if (this.#pausedUntil !== null) return null;
    return firstEnd([...this.#showing.values()], this.#options.clock);
  }

  /** Makes ready what comes next on a wall in step: all its screens change at the same moment. */
  #prepare(now: number): void {
    const wanted = new Set<string>();
    for (const { place, begunAt, content } of this.#isInStep ? this.#showing.values() : []) {
      const endsAt = (begunAt ?? now) + content.durationMs;
      if (place === WHOLE_SCREEN || endsAt - now > PREPARE_MS) continue;
      const next = decide(this.#manifest!, endsAt).slots[place];
      if (!next) continue;
      wanted.add(place);
      const known = this.#prepared.get(place);
      if (!known || !isSameStep(known, next, endsAt)) this.#prepared.set(place, this.#showingOf(place, next, endsAt));
    }
    for (const place of this.#prepared.keys()) if (!wanted.has(place)) this.#prepared.delete(place);
  }

  /** Called by the stage when the content is on screen. */
  started(playId: string): void {
    const one = this.#find(playId);
    if (one && this.#pausedUntil !== null) this.#frozen.add(playId);
    else if (one) one.startedAt ??= this.#options.clock.clocks.monotonic();
    if (one?.place === WHOLE_SCREEN) this.#takeOver();
  }

  /** Ends what plays in the slots: from this moment on an emergency is seen there. What nobody saw yet has its turn again. */
  #takeOver(): void {
    this.#isTakenOver = true;
    for (const one of this.#slotsShowing()) {
      this.#cut(one);
      if (one.startedAt === null) this.#memory.takeBack(one.place);
    }
  }

  /** Ends what is shown before it has ended by itself. */
  #cut(one: Showing): void {
    this.#finish(one, isWholeStep(one, this.#options.clock) ? 'complete' : 'cut');
  }

  /** Called by the stage when a video has ended. On a wall in step its last picture stays until its turn is over. */
  ended(playId: string): void {
    const one = this.#find(playId);
    if (one && one.begunAt === null && this.#pausedUntil === null) this.#finish(one, 'complete');
  }

  /**
   * Called by the stage when the content cannot be shown: it is skipped for a while, so that a broken file does not
   * fill the screen with retries.
   */
  failed(playId: string, why: WhyNot = 'broken'): void {
    const one = this.#find(playId);
    if (!one) return;
    const at = this.#options.clock.now();
    const { ad, content, begunAt: turn } = one;
    this.#memory.hold(ad.id, content.key, at);
    if (turn !== null) this.#missed.set(one.place, { adId: ad.id, key: content.key, begunAt: turn });
    this.#options.onFault(faultOf(one, why, at));
    this.#finish(one, 'cut', true);
  }

  #find(playId: string): Showing | undefined {
    return [...this.#showing.values()].find((one) => one.playId === playId);
  }

  #expire(one: Showing, monotonic: number): void {
    const { startedAt, content } = one;
    if (startedAt === null) {
      if (monotonic - one.chosenAt >= START_LIMIT_MS) this.failed(one.playId);
      return;
    }
    if (one.begunAt !== null) return;
    const lastsMs = content.durationMs + (content.kind === 'video' ? VIDEO_GRACE_MS : 0);
    if (monotonic - startedAt >= lastsMs) this.#finish(one, 'complete');
  }

  #settle(place: string, winner: Winner | null, { now, isTaken }: { now: number; isTaken: boolean }): void {
    const current = this.#showing.get(place);
    const turn = winner && this.#isInStep ? begunAt(winner, now) : null;
    const isSame =
      current &&
      winner &&
      current.ad.id === winner.adId &&
      current.content.key === winner.key &&
      (turn === null ? current.begunAt === null : isSameStep(current, winner, turn));
    if (isSame && !isTaken) return;
    if (current) this.#cut(current);
    if (!winner || (turn !== null && isSameStep(this.#missed.get(place), winner, turn))) return;
    // Content that gives way stays until the next is visible; content taken away goes at once (AD-17).
    this.#begin(place, winner, { isCut: isTaken, turn });
  }

  #showingOf(place: string, winner: Winner, turn: number | null): Showing {
    const ad = this.#manifest!.items.find(({ id }) => id === winner.adId)!;
    const content = ad.contents.find(({ key }) => key === winner.key)!;
    this.#serial += 1;
    return {
      playId: `play-${this.#serial}`,
      place,
      slotId: winner.slotId,
      ad,
      content,
      isCut: false,
      chosenAt: this.#options.clock.clocks.monotonic(),
      startedAt: null,
      begunAt: turn,
      darkUntil: this.#darkUntil,
    };
  }

  #begin(place: string, winner: Winner, { isCut, turn }: { isCut: boolean; turn: number | null }): void {
    const ready = this.#prepared.get(place);
    this.#prepared.delete(place);
    this.#memory.begin(place, winner);
    const isReady =
      ready !== undefined && turn !== null && isSameStep(ready, winner, turn) && isIn(this.#manifest, ready);
    const next = isReady ? ready : this.#showingOf(place, winner, turn);
    const chosenAt = this.#options.clock.clocks.monotonic();
    this.#showing.set(place, { ...next, isCut, chosenAt, darkUntil: this.#darkUntil });
  }

  #finish(one: Showing, outcome: PlayRecord['outcome'], isBroken = false): void {
    this.#showing.delete(one.place);
    this.#memory.end(one.place);
    const turn = outcome === 'complete' ? this.#memory.turnOf(one.place, one.ad.id) : null;
    if (turn) this.#turns.set(one.place, turn);
    // Of one that was cut, another beginning after a reload is its first whole one; what is broken is left out of its turn.
    else if (outcome === 'cut' && !isBroken) this.#turns.delete(one.place);
    this.#report(one, outcome);
  }

  #report(one: Showing, outcome: PlayRecord['outcome']): void {
    const { clock, onPlay } = this.#options;
    const play = playOf(one, outcome, clock);
    if (!play) return;
    onPlay(play);
    if (play.outcome === 'complete') this.#pace(play);
  }

  /** Counts a whole play by the day in which it began, as the server does. */
  #pace({ adId, startedAt }: Pick<PlayRecord, 'adId' | 'startedAt'>): void {
    const pace = this.#manifest?.paces?.find((one) => one.adId === adId);
    const day = pace && dayOfPace(pace, startedAt);
    if (!day) return;
    const counted = this.#memory.count(adId, day.from);
    this.#options.onPaced?.(counted);
  }
}
