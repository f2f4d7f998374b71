import type { Plan, PlanAd } from '../manifest/manifest.ts';
import { mayPlay, type Paced } from '../pacing/pace.ts';
import { zonedTime } from '../time.ts';
import type { Eligible } from './eligible.ts';
import { eligible, inOrder, slotsOf } from './eligible.ts';
import type { LoopItem } from './loop.ts';
import { byClock, indexIn, loopOf, stepAfter, winnerAt } from './loop.ts';
import type { Excuses } from './place.ts';
import { winnerIn } from './place.ts';
import type { Decision, Loser, LossReason, Memory, Winner } from './types.ts';
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

function decideSlots(
  plan: Plan,
  able: readonly Eligible[],
  now: number,
  { memory, startedAt }: Circumstances,
): Pick<Decision, 'slots' | 'losers'> {
  const slots: Record<string, Winner | null> = {};
  // By slot: an ad in several has a reason in each.
  const excuses = new Map<string, Excuses>();
  for (const slot of plan.slots) {
    const ads = able.filter(({ ad }) => slotsOf(ad, plan.slots).includes(slot));
    const own: Excuses = new Map();
    slots[slot.id] = winnerIn({ id: slot.id, ads, now, memory, startedAt: startedAt ?? null }, own);
    excuses.set(slot.id, own);
  }
  const playing = new Set(Object.values(slots).map((winner) => winner?.adId));
  const losers = able
    .filter(({ ad }) => !playing.has(ad.id))
    .map(({ ad }): Loser => {
      const [slot] = slotsOf(ad, plan.slots);
      return slot
        ? beaten(ad, slots[slot.id] ?? null, excuses.get(slot.id)?.get(ad.id))
        : { adId: ad.id, why: 'noSlot' };
    });
  return { slots, losers };
}

function emergencyOf(loop: readonly LoopItem[], now: number, memory: Memory | undefined): Winner {
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
    const decided = decideSlots(plan, able, now, circumstances);
    return { takeover: null, slots: decided.slots, losers: [...losers, ...decided.losers] };
  }
  const takeover = emergencyOf(emergencies, now, memory);
  const others = able.filter(({ ad }) => ad.id !== takeover.adId).map(({ ad }) => beaten(ad, takeover, undefined));
  return {
    takeover,
    slots: Object.fromEntries(plan.slots.map(({ id }) => [id, null])),
    losers: [...losers, ...others],
  };
}
