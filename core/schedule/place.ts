import type { Eligible } from './eligible.ts';
import { dueTurn, latestTurn, turnAt } from './insertion.ts';
import type { LoopItem } from './loop.ts';
import { byClock, carouselLoop, indexIn, lengthOf, loopOf, stepAfter, winnerAt } from './loop.ts';
import type { Choice, LossReason, Memory } from './types.ts';
import { inPlace } from './types.ts';

/** One slot, with the ads that may play in it and the time. */
export interface Place {
  id: string;
  ads: readonly Eligible[];
  now: number;
  memory: Memory | undefined;
  /** Start time of the player, if known. */
  startedAt: number | null;
}

/** Reason, by type of ads, why none of it can play now; kept for the list of losers. */
export type Excuses = Map<string, LossReason>;

const ofType = (place: Place, type: Choice['type']): Eligible[] => place.ads.filter(({ ad }) => ad.type === type);

/**
 * Returns the content that plays in this place, or the rest of a turn that has begun: a turn of several contents is not
 * interrupted.
 */
function running(place: Place): Choice | null {
  const last = place.memory?.places[place.id];
  const own = last && place.ads.find(({ ad }) => ad.id === last.adId);
  if (!last || !own) return null;
  const isLoop = isCarousel(own.ad.type);
  const loop = isLoop ? carouselLoop(ofType(place, own.ad.type)) : loopOf([own]);
  const index = indexIn(loop, last);
  if (index < 0) return null;
  const dueAt = place.memory!.turns[inPlace(place.id, own.ad.id)] ?? place.now;
  const turn = own.ad.type === 'insertion' ? { turn: turnAt(own.ad, dueAt) } : {};
  if (last.isRunning) return winnerAt(loop, index, turn);
  return !isLoop && index + 1 < loop.length ? winnerAt(loop, index + 1, turn) : null;
}

function bootUp(place: Place, excuses: Excuses): Choice | null {
  const waiting = ofType(place, 'bootUp').filter(({ ad }) => !place.memory?.booted.has(inPlace(place.id, ad.id)));
  const loop = loopOf(waiting);
  const sinceMs = place.startedAt === null ? Number.POSITIVE_INFINITY : place.now - place.startedAt;
  const isOn = loop.length > 0 && (place.memory !== undefined || (sinceMs >= 0 && sinceMs < lengthOf(loop)));
  for (const { ad } of ofType(place, 'bootUp'))
    excuses.set(ad.id, isOn && waiting.some((one) => one.ad === ad) ? 'notItsTurn' : 'bootUpOver');
  if (!isOn) return null;
  return place.memory ? winnerAt(loop, 0) : byClock(loop, sinceMs);
}

/** Insertions that are due: the first in order, and the first with a cycle shorter than the running content. */
interface Inserted {
  first: Choice | null;
  cutsIn: Choice | null;
}

/** Length of the common content that runs, milliseconds; null where nothing runs that an insertion could wait too long for. */
function commonRunMs(place: Place, kept: Choice | null): number | null {
  if (kept?.type !== 'common') return null;
  const own = place.ads.find(({ ad }) => ad.id === kept.adId);
  return own?.contents.find(({ key }) => key === kept.key)?.durationMs ?? null;
}

function insertion(place: Place, runsMs: number | null, excuses: Excuses): Inserted {
  const found: Inserted = { first: null, cutsIn: null };
  for (const one of ofType(place, 'insertion')) {
    // By the clock alone a turn begins when it comes due, and runs to its end; a player may begin later, within its window.
    const turn = place.memory ? latestTurn(one.ad, place.now) : dueTurn(one.ad, place.now);
    excuses.set(one.ad.id, turn === 'over' ? 'insertionOver' : 'insertionWaits');
    if (turn === 'waits' || turn === 'over') continue;
    const loop = loopOf([one]);
    const sinceMs = place.now - turn.dueAt;
    const isDue = place.memory
      ? (place.memory.turns[inPlace(place.id, one.ad.id)] ?? Number.NEGATIVE_INFINITY) < turn.dueAt
      : sinceMs < lengthOf(loop);
    if (!isDue) continue;
    excuses.set(one.ad.id, 'notItsTurn');
    const choice = place.memory ? winnerAt(loop, 0, { turn }) : byClock(loop, sinceMs, turn);
    found.first ??= choice;
    if (runsMs !== null && one.ad.insertion && one.ad.insertion.cycleMs < runsMs) found.cutsIn ??= choice;
  }
  return found;
}

/** Types whose ads rotate, by priority. The last two are interrupted at once: they fill slots that are not sold. */
const CAROUSELS = ['common', 'launcher', 'filler'] as const;
export type Carousel = (typeof CAROUSELS)[number];

/** Returns the carousel that turns in a slot while nothing is inserted: the first type of which an ad may play. */
export function carouselOf(ads: readonly Eligible[]): { type: Carousel; loop: LoopItem[] } | null {
  for (const type of CAROUSELS) {
    const loop = carouselLoop(ads.filter(({ ad }) => ad.type === type));
    if (loop.length > 0) return { type, loop };
  }
  return null;
}

const isCarousel = (type: Choice['type']): type is Carousel => CAROUSELS.some((one) => one === type);
const givesWay = ({ type }: Choice): boolean => type === 'launcher' || type === 'filler';

function carousel(place: Place, type: Carousel): Choice | null {
  const loop = carouselLoop(ofType(place, type));
  if (loop.length === 0) return null;
  return place.memory ? stepAfter(loop, place.memory.carousels[inPlace(place.id, type)]) : byClock(loop, place.now);
}

/**
 * Returns what plays in one slot (AD-12): the running content to its end; then boot-up, insertion, carousel, launcher,
 * filler. Launcher and filler are interrupted at once, since they mean an idle slot. A common content that lasts longer than
 * the cycle of an insertion is interrupted by its turn: to wait for its end would cost the insertion whole turns. Without
 * memory the clock alone decides.
 */
export function winnerIn(place: Place, excuses: Excuses): Choice | null {
  const kept = running(place);
  const started = bootUp(place, excuses);
  const { first, cutsIn } = insertion(place, commonRunMs(place, kept), excuses);
  if (kept && !givesWay(kept)) return cutsIn ?? kept;
  const urgent = started ?? first;
  if (urgent) return urgent;
  for (const type of CAROUSELS) {
    const next = kept?.type === type ? kept : carousel(place, type);
    if (next) return next;
  }
  return null;
}
