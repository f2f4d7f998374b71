import type { ManifestSlot, Plan, PlanAd } from '../manifest/manifest.ts';
import { mayPlay, type Paced } from '../pacing/pace.ts';
import { zonedTime, type ZonedTime } from '../time.ts';
import type { Eligible } from './eligible.ts';
import { eligible, inOrder, slotsOf } from './eligible.ts';
import type { LoopItem } from './loop.ts';
import { byClock, indexIn, loopOf, stepAfter, winnerAt } from './loop.ts';
import type { Excuses } from './place.ts';
import { winnerIn } from './place.ts';
import { isSlotOpen, onAir, placesIn } from './scenario.ts';
import type { Choice, Decision, Loser, LossReason, Memory, Winner } from './types.ts';
import { inPlace, WHOLE_SCREEN } from './types.ts';

/** Inputs of a decision beside plan and clock; all optional. */
export interface Circumstances {
  /** Memory of the player. Without it the clock alone decides, which can explain any moment (AD-19). */
  memory?: Memory;
  /** Start time of the player, milliseconds; boot-up ads play then. */
  startedAt?: number;
  /** Whole plays of ads that are sold by their number, where there is no memory but they are known. */
  paced?: Paced;
}

const BEATEN_BY: Readonly<Record<PlanAd['type'], LossReason>> = {
  emergency: 'emergencyPlays',
  bootUp: 'bootUpPlays',
  insertion: 'insertionPlays',
  common: 'commonPlays',
  launcher: 'launcherPlays',
  filler: 'notItsTurn',
};

function beaten(ad: PlanAd, winner: Winner | null, excuse: LossReason | undefined): Loser {
  if (excuse && (excuse !== 'notItsTurn' || !winner)) return { adId: ad.id, why: excuse };
  if (!winner) return { adId: ad.id, why: 'notItsTurn' };
  return { adId: ad.id, why: winner.type === ad.type ? 'notItsTurn' : BEATEN_BY[winner.type], by: winner.adId };
}

/** Returns a choice with the slot for which it plays, of those that are on air in its place. */
function wonBy(choice: Choice, ads: readonly Eligible[], open: readonly ManifestSlot[]): Winner {
  const { ad } = ads.find((one) => one.ad.id === choice.adId)!;
  return { ...choice, slotId: slotsOf(ad, open)[0]!.id };
}

function decideSlots(
  plan: Plan,
  able: readonly Eligible[],
  { now, local }: { now: number; local: ZonedTime },
  { memory, startedAt }: Circumstances,
): Pick<Decision, 'slots' | 'losers'> {
  const decided = placesIn(plan.slots).map((place) => {
    const open = onAir(place.slots, able, local);
    const ads = able.filter(({ ad }) => slotsOf(ad, open).length > 0);
    // By place: an ad in several has a reason in each.
    const excuses: Excuses = new Map();
    const choice = winnerIn({ id: place.id, ads, now, memory, startedAt: startedAt ?? null }, excuses);
    return { ...place, ads, excuses, winner: choice && wonBy(choice, ads, open) };
  });
  const playing = new Set(decided.map(({ winner }) => winner?.adId));
  const losers = able
    .filter(({ ad }) => !playing.has(ad.id))
    .map(({ ad }): Loser => {
      const here = decided.find(({ ads }) => ads.some((one) => one.ad === ad));
      if (here) return beaten(ad, here.winner, here.excuses.get(ad.id));
      const [slot] = slotsOf(ad, plan.slots);
      if (!slot) return { adId: ad.id, why: 'noSlot' };
      const shut = decided.find(({ slots }) => slotsOf(ad, slots).some((one) => isSlotOpen(one, local)));
      if (!shut) return { adId: ad.id, why: 'slotClosed' };
      return { adId: ad.id, why: 'slotAlone', ...(shut.winner ? { by: shut.winner.adId } : {}) };
    });
  return { slots: Object.fromEntries(decided.map(({ id, winner }) => [id, winner])), losers };
}

function emergencyOf(loop: readonly LoopItem[], now: number, memory: Memory | undefined): Choice {
  if (!memory) return byClock(loop, now);
  const last = memory.places[WHOLE_SCREEN];
  const index = last?.isRunning ? indexIn(loop, last) : -1;
  return index < 0 ? stepAfter(loop, memory.carousels[inPlace(WHOLE_SCREEN, 'emergency')]) : winnerAt(loop, index);
}

/**
 * Says whether an ad has had its share (core/pacing). What is on screen plays to its end. Where nobody counts, by the clock
 * alone, an ad has its turns.
 */
function isPaced(plan: Plan, ad: PlanAd, now: number, { memory, paced = memory?.paced }: Circumstances): boolean {
  if (!paced || mayPlay(plan.paces, paced, ad.id, now)) return false;
  return !Object.values(memory?.places ?? {}).some(({ adId, isRunning }) => isRunning && adId === ad.id);
}

/**
 * Decides what plays at an instant, and for every other ad the rule that beat it (architecture 6, AD-12, AD-19).
 *
 * Shared by the server's preview, the console's explanation and the player. A pure function. An emergency takes the
 * whole screen until it ends. Every ad of the plan occurs exactly once in the result. Throws RangeError for an unknown
 * time zone only.
 */
export function decide(plan: Plan, now: number, circumstances: Circumstances = {}): Decision {
  const { memory } = circumstances;
  const local = zonedTime(now, plan.device.zone);
  const able: Eligible[] = [];
  const losers: Loser[] = [];
  for (const ad of inOrder(plan.items)) {
    const answer = eligible(ad, now, local, memory);
    if (typeof answer === 'string') losers.push({ adId: ad.id, why: answer });
    else if (isPaced(plan, ad, now, circumstances)) losers.push({ adId: ad.id, why: 'shareUsed' });
    else able.push(answer);
  }
  const emergencies = loopOf(able.filter(({ ad }) => ad.type === 'emergency'));
  if (emergencies.length === 0) {
    const decided = decideSlots(plan, able, { now, local }, circumstances);
    return { takeover: null, slots: decided.slots, losers: [...losers, ...decided.losers] };
  }
  const choice = emergencyOf(emergencies, now, memory);
  const takeover = { ...choice, slotId: able.find(({ ad }) => ad.id === choice.adId)!.ad.slotId };
  const others = able.filter(({ ad }) => ad.id !== takeover.adId).map(({ ad }) => beaten(ad, takeover, undefined));
  return {
    takeover,
    slots: Object.fromEntries(placesIn(plan.slots).map(({ id }) => [id, null])),
    losers: [...losers, ...others],
  };
}
