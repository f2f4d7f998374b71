import { lengthOf } from './loop.ts';
import type { Stretch, Timeline } from './timeline.ts';

/** Showings of an ad in a timeline. */
export interface Showing {
  /** Showings of one of its contents in all slots, as many as a player that runs all the time makes. */
  plays: number;
  ms: number;
  /** Times in which it has a turn, neighbours joined. */
  parts: { from: number; to: number }[];
  /** It plays at each start of the player. */
  starts: boolean;
}

/** Returns how often a looping ad is shown in a stretch, and for how long. */
function looped(adId: string, loop: Stretch['takeover'], ms: number): { plays: number; ms: number } {
  const own = loop.filter((item) => item.adId === adId);
  if (own.length === 0) return { plays: 0, ms: 0 };
  const rounds = ms / lengthOf(loop);
  return { plays: rounds * own.length, ms: rounds * lengthOf(own) };
}

/** Returns how much of an ad is shown in a timeline. `turnMs` is the length of one turn of an insertion, `steps` its contents. */
export function showingOf(
  { stretches, bootUp }: Timeline,
  adId: string,
  { turnMs, steps }: { turnMs: number; steps: number },
): Showing {
  const shown: Showing = { plays: 0, ms: 0, parts: [], starts: bootUp.includes(adId) };
  for (const { from, to, takeover, slots } of stretches) {
    const loops = [takeover, ...slots.map(({ loop }) => loop)].map((loop) => looped(adId, loop, to - from));
    const turns = slots.flatMap(({ insertions }) => insertions.filter((one) => one.adId === adId));
    const times = turns.reduce((sum, one) => sum + one.times, 0);
    const plays = loops.reduce((sum, one) => sum + one.plays, 0) + times * steps;
    if (plays === 0) continue;
    shown.plays += plays;
    shown.ms += loops.reduce((sum, one) => sum + one.ms, 0) + times * turnMs;
    const last = shown.parts.at(-1);
    if (last?.to === from) last.to = to;
    else shown.parts.push({ from, to });
  }
  return { ...shown, plays: Math.round(shown.plays), ms: Math.round(shown.ms) };
}
