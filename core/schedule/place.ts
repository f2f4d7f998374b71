import type { Eligible } from './eligible.ts';
import { latestTurn } from './insertion.ts';
import type { LoopItem } from './loop.ts';
import { byClock, indexIn, lengthOf, loopOf, stepAfter, winnerAt } from './loop.ts';
import type { LossReason, Memory, Winner } from './types.ts';
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

const ofType = (place: Place, type: Winner['type']): Eligible[] => place.ads.filter(({ ad }) => ad.type === type);

/**
 * Returns the content that plays in this place, or the rest of a turn that has begun: a turn of several contents is not
 * interrupted.
 */
function running(place: Place): Winner | null {
  const last = place.memory?.places[place.id];
  const own = last && place.ads.find(({ ad }) => ad.id === last.adId);
  if (!last || !own) return null;
  const isLoop = isCarousel(own.ad.type);
  const loop = loopOf(isLoop ? ofType(place, own.ad.type) : [own]);
  const index = indexIn(loop, last);
  if (index < 0) return null;
  const turn = own.ad.type === 'insertion' ? { turn: place.memory!.turns[inPlace(place.id, own.ad.id)] ?? 0 } : {};
  if (last.isRunning) return winnerAt(loop, index, turn);
  return !isLoop && index + 1 < loop.length ? winnerAt(loop, index + 1, turn) : null;
}

function bootUp(place: Place, excuses: Excuses): Winner | null {
  const waiting = ofType(place, 'bootUp').filter(({ ad }) => !place.memory?.booted.has(inPlace(place.id, ad.id)));
  const loop = loopOf(waiting);
  const sinceMs = place.startedAt === null ? Number.POSITIVE_INFINITY : place.now - place.startedAt;
  const isOn = loop.length > 0 && (place.memory !== undefined || (sinceMs >= 0 && sinceMs < lengthOf(loop)));
  for (const { ad } of ofType(place, 'bootUp'))
    excuses.set(ad.id, isOn && waiting.some((one) => one.ad === ad) ? 'notItsTurn' : 'bootUpOver');
  if (!isOn) return null;
  return place.memory ? winnerAt(loop, 0) : byClock(loop, sinceMs);
}

function insertion(place: Place, excuses: Excuses): Winner | null {
  let first: Winner | null = null;
  for (const one of ofType(place, 'insertion')) {
    const turn = latestTurn(one.ad, place.now);
    excuses.set(one.ad.id, turn === 'over' ? 'insertionOver' : 'insertionWaits');
    if (turn === 'waits' || turn === 'over') continue;
    const loop = loopOf([one]);
    const sinceMs = place.now - turn.dueAt;
    const isDue = place.memory
      ? (place.memory.turns[inPlace(place.id, one.ad.id)] ?? -1) < turn.number
      : sinceMs < lengthOf(loop);
    if (!isDue) continue;
    excuses.set(one.ad.id, 'notItsTurn');
    first ??= place.memory ? winnerAt(loop, 0, { turn: turn.number }) : byClock(loop, sinceMs, turn.number);
  }
  return first;
}

/** Types whose ads rotate, by priority. The last two are interrupted at once: they fill slots that are not sold. */
const CAROUSELS = ['common', 'launcher', 'filler'] as const;
type Carousel = (typeof CAROUSELS)[number];

const isCarousel = (type: Winner['type']): type is Carousel => CAROUSELS.some((one) => one === type);
const givesWay = ({ type }: Winner): boolean => type === 'launcher' || type === 'filler';

function carousel(place: Place, type: Carousel): Winner | null {
  const loop: LoopItem[] = loopOf(ofType(place, type));
  if (loop.length === 0) return null;
  return place.memory ? stepAfter(loop, place.memory.carousels[inPlace(place.id, type)]) : byClock(loop, place.now);
}

/**
 * Returns what plays in one slot (AD-12): the running content to its end; then boot-up, insertion, carousel, launcher,
 * filler. Launcher and filler are interrupted at once, since they mean an idle slot. Without memory the clock alone
 * decides.
 */
export function winnerIn(place: Place, excuses: Excuses): Winner | null {
  const started = bootUp(place, excuses);
  const inserted = insertion(place, excuses);
  const kept = running(place);
  if (kept && !givesWay(kept)) return kept;
  if (started ?? inserted) return started ?? inserted;
  for (const type of CAROUSELS) {
    const next = kept?.type === type ? kept : carousel(place, type);
    if (next) return next;
  }
  return null;
}
