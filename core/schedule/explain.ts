import type { Plan } from '../manifest/manifest.ts';
import type { Paced } from '../pacing/pace.ts';
import { decide } from './decide.ts';
import { slotsOf } from './eligible.ts';
import type { LossReason } from './reasons.ts';
import { placesIn } from './scenario.ts';
import { timeline } from './timeline.ts';
import type { Loser, Winner } from './types.ts';

/** Why one place shows what it shows at an instant. */
export interface SlotExplained {
  /** Of the slots of its area the first (LAY-07). */
  slotId: string;
  winner: Winner | null;
  /** All ads that may be on screen there at that instant, the winner included: a player's turns depend on when it started. */
  able: readonly string[];
  /** Every other ad with a place in this slot, and the rule that beat it. */
  losers: readonly Loser[];
}

/** Explanation of an instant. */
export interface Explained {
  /** Emergency that takes the whole screen. */
  takeover: Winner | null;
  slots: readonly SlotExplained[];
  /** Ads that have no place on this screen. */
  homeless: readonly Loser[];
}

/** Reasons of ads that a player may show a little earlier or later than the clock says: when it started, or had time. */
const NEAR: readonly LossReason[] = ['bootUpOver', 'insertionWaits', 'insertionPlays', 'notItsTurn'];

/** Says whether the last turn of an insertion may still run: it began before the next would have come due, and runs to its end. */
function isLastTurnOn(plan: Plan, adId: string, at: number): boolean {
  const ad = plan.items.find(({ id }) => id === adId);
  if (!ad?.insertion?.count) return false;
  const { firstAt, cycleMs, count } = ad.insertion;
  return at < firstAt + count * cycleMs + ad.contents.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

/** Returns the ads of which `decide`, whatever the player remembers, may choose one at this instant. */
function ableIn(plan: Plan, at: number, { winner, losers }: Pick<SlotExplained, 'winner' | 'losers'>): string[] {
  const [stretch] = timeline(plan, at, at + 1).stretches;
  const loop = [...(stretch?.takeover ?? []), ...(stretch?.slots[0]?.loop ?? [])].map(({ adId }) => adId);
  const isNear = ({ adId, why }: Loser): boolean =>
    NEAR.includes(why) || (why === 'insertionOver' && isLastTurnOn(plan, adId, at));
  const near = losers.flatMap((loser) => (isNear(loser) ? [loser.adId] : []));
  return [...new Set([...(winner ? [winner.adId] : []), ...loop, ...near])];
}

/**
 * Explains an instant place by place, by the functions by which a player decides (AD-19): `decide` is asked for each
 * as if it were the only one, so that an ad that plays in one slot still has its reason in another.
 * @param paced whole plays of the day of ads that are sold by their number, where they are known
 */
export function explain(plan: Plan, at: number, paced?: Paced): Explained {
  const counted = paced ? { paced } : {};
  const slots = placesIn(plan.slots).map((slot): SlotExplained => {
    const items = plan.items.filter((ad) => ad.type === 'emergency' || slotsOf(ad, slot.slots).length > 0);
    const one = { ...plan, slots: slot.slots, items };
    const { takeover, slots: won, losers } = decide(one, at, counted);
    const winner = takeover ?? won[slot.id] ?? null;
    return { slotId: slot.id, winner, able: ableIn(one, at, { winner, losers }), losers };
  });
  const { takeover, losers } = decide(plan, at, counted);
  const isHomeless = (adId: string): boolean => {
    const ad = plan.items.find(({ id }) => id === adId)!;
    return ad.type !== 'emergency' && slotsOf(ad, plan.slots).length === 0;
  };
  return { takeover, slots, homeless: losers.filter(({ adId }) => isHomeless(adId)) };
}
