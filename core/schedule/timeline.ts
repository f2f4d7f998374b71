import type { Plan, PlanAd } from '../manifest/manifest.ts';
import { zonedTime } from '../time.ts';
import { decide } from './decide.ts';
import { datesIn, edgesOn } from './edges.ts';
import type { Eligible } from './eligible.ts';
import { eligible, inOrder, slotsOf } from './eligible.ts';
import { dueTurn } from './insertion.ts';
import type { LoopItem } from './loop.ts';
import { lengthOf, loopOf } from './loop.ts';
import type { Carousel } from './place.ts';
import { carouselOf } from './place.ts';
import { passesSooner } from './reasons.ts';
import { onAir, placesIn } from './scenario.ts';
import type { Loser } from './types.ts';
import type { Window } from './window.ts';

/** Turns of an insertion within a stretch. */
interface Turns {
  adId: string;
  first: number;
  /** Time between two turns, milliseconds. */
  everyMs: number;
  times: number;
}

/** Content of one place during a stretch: a carousel, and its insertions. */
interface SlotDay {
  /** Of the slots of its area the first (LAY-07). */
  slotId: string;
  type: Carousel | null;
  loop: readonly LoopItem[];
  insertions: readonly Turns[];
}

/** Part of a timeline in which the same ads may play everywhere. */
export interface Stretch {
  from: number;
  /** Exclusive. */
  to: number;
  /** Emergencies that take the whole screen; then no slot shows anything. */
  takeover: readonly LoopItem[];
  slots: readonly SlotDay[];
}

/** Returns the ids of all ads that may play in a stretch. */
export const adsIn = ({ takeover, slots }: Pick<Stretch, 'takeover' | 'slots'>): ReadonlySet<string> =>
  new Set([...takeover, ...slots.flatMap(({ loop, insertions }) => [...loop, ...insertions])].map(({ adId }) => adId));

/** Ads that play between two instants. */
export interface Timeline {
  from: number;
  to: number;
  stretches: readonly Stretch[];
  /** Ads that play at each start of the player in this time. */
  bootUp: readonly string[];
  /** Ads of the plan that do not play in it, each with the reason that would pass soonest. */
  absent: readonly Loser[];
}

const timesOf = (windows: readonly Window[]): string[] =>
  windows.flatMap(({ from, to }) => [from ?? '00:00', to ?? '24:00']);

/** Windows of an ad and of its contents. */
const windowsIn = ({ windows, contents }: PlanAd): Window[] => [
  ...windows,
  ...contents.flatMap((content) => content.windows),
];

/** Instants between which nothing can begin or end. */
function boundaries({ device: { zone }, slots, items }: Plan, from: number, to: number): number[] {
  const windows = [...items.flatMap(windowsIn), ...slots.flatMap(({ opens }) => opens ?? [])];
  const times = new Set(['00:00', ...timesOf(windows)]);
  const edges = datesIn(from, to, zone).flatMap((date) => edgesOn(date, times, zone));
  const periods = items.flatMap(({ startAt, endAt }) => [startAt, endAt]);
  const inside = [...edges, ...periods].filter((at) => at > from && at < to);
  return [...new Set([from, ...inside, to])].toSorted((a, b) => a - b);
}

/** Turns of an insertion within a stretch, by the same function as the player's; one that has begun before is among them. */
function turnsIn(one: Eligible, from: number, to: number): Turns | null {
  const { ad } = one;
  // Turns that are sold by auction are known a minute ahead, and belong to no day's plan.
  if (!ad.insertion || ad.insertion.at) return null;
  const { firstAt, cycleMs, count } = ad.insertion;
  const begun = dueTurn(ad, from);
  const isOn = typeof begun !== 'string' && from - begun.dueAt < lengthOf(loopOf([one]));
  const number = isOn ? begun.number : Math.max(0, Math.ceil((from - firstAt) / cycleMs));
  const first = firstAt + number * cycleMs;
  if (first >= to || typeof dueTurn(ad, first) === 'string') return null;
  const times = Math.min(Math.ceil((to - first) / cycleMs), count === null ? Number.MAX_SAFE_INTEGER : count - number);
  return { adId: ad.id, first, everyMs: cycleMs, times };
}

/** A place, with the ads that may play in it. */
interface Airing {
  id: string;
  ads: readonly Eligible[];
}

/** A stretch, with what is on air in its places. */
type Aired = Stretch & { airing: readonly Airing[] };

function slotDay({ id: slotId, ads }: Airing, { from, to }: Pick<Stretch, 'from' | 'to'>): SlotDay {
  const { type, loop } = carouselOf(ads) ?? { type: null, loop: [] };
  const insertions = ads.flatMap((one) => (one.ad.type === 'insertion' ? (turnsIn(one, from, to) ?? []) : []));
  return { slotId, type, loop, insertions };
}

/** Computes what may play between two boundaries. */
function stretchOf(plan: Plan, from: number, to: number): Aired {
  const local = zonedTime(from, plan.device.zone);
  const able = inOrder(plan.items).flatMap((ad) => {
    const answer = eligible(ad, from, local);
    return typeof answer === 'string' ? [] : [answer];
  });
  const takeover = loopOf(able.filter(({ ad }) => ad.type === 'emergency'));
  const airing = placesIn(plan.slots).map(({ id, slots: own }): Airing => {
    const open = onAir(own, able, local);
    return { id, ads: able.filter(({ ad }) => slotsOf(ad, open).length > 0) };
  });
  const slots =
    takeover.length > 0
      ? airing.map(({ id }): SlotDay => ({ slotId: id, type: null, loop: [], insertions: [] }))
      : airing.map((place) => slotDay(place, { from, to }));
  return { from, to, takeover, slots, airing };
}

/** Returns what a stretch shows, not when. */
const contentOf = ({ airing, takeover, slots }: Aired): string =>
  JSON.stringify([
    takeover,
    slots.map(({ slotId, type, loop }) => [slotId, type, loop]),
    airing.map(({ ads }) => ads.flatMap(({ ad }) => (ad.type === 'insertion' ? [ad.id] : []))),
  ]);

/** Joins neighbours that show the same: a boundary of an ad that plays nowhere is none. */
function joined(plan: Plan, stretches: readonly Aired[]): Aired[] {
  const kept: Aired[] = [];
  for (const stretch of stretches) {
    const last = kept.at(-1);
    if (last && contentOf(last) === contentOf(stretch)) kept[kept.length - 1] = stretchOf(plan, last.from, stretch.to);
    else kept.push(stretch);
  }
  return kept;
}

/** Returns for each ad that is not shown the reason, of all its stretches, that would pass soonest. */
function absentees(plan: Plan, stretches: readonly Stretch[], shown: ReadonlySet<string>): Loser[] {
  const found = new Map<string, Loser>();
  for (const { from } of stretches) {
    for (const loser of decide(plan, from).losers) {
      const known = found.get(loser.adId);
      if (!known || passesSooner(loser.why, known.why)) found.set(loser.adId, loser);
    }
  }
  return plan.items.flatMap(({ id }) => (shown.has(id) ? [] : (found.get(id) ?? [])));
}

/** Returns the ads that play at a start of the player in a stretch. */
const startsOf = ({ airing }: Aired): string[] =>
  airing.flatMap(({ ads }) => ads.flatMap(({ ad }) => (ad.type === 'bootUp' ? [ad.id] : [])));

/**
 * Returns what plays from one instant to another: stretches, what each slot shows in them, and why the other ads do not
 * play. Made of the functions by which a player decides, for every moment at once: what `decide` answers at an instant
 * without memory is in the stretch of that instant.
 */
export function timeline(plan: Plan, from: number, to: number): Timeline {
  const edges = boundaries(plan, from, to);
  const parts = edges.slice(0, -1).map((at, index) => stretchOf(plan, at, edges[index + 1]!));
  const stretches = joined(plan, parts);
  const bootUp = [...new Set(parts.flatMap(startsOf))];
  const shown = new Set([...stretches.flatMap((stretch) => [...adsIn(stretch)]), ...bootUp]);
  return {
    from,
    to,
    stretches: stretches.map(({ airing: _airing, ...stretch }) => stretch),
    bootUp,
    absent: absentees(plan, parts, shown),
  };
}
