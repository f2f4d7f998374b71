import type { Eligible } from './eligible.ts';
import type { Turn } from './insertion.ts';
import type { Choice, Step } from './types.ts';

/** One step of a carousel. */
export interface LoopItem {
  adId: string;
  type: Choice['type'];
  key: string;
  durationMs: number;
}

/** Returns the contents of the ads one after another, as a loop. */
export function loopOf(ads: readonly Eligible[]): LoopItem[] {
  return ads.flatMap(({ ad, contents }) =>
    contents.map(({ key, durationMs }) => ({ adId: ad.id, type: ad.type, key, durationMs })),
  );
}

/** Most rounds of a carousel before it begins anew, so that its loop stays short whatever the ads. */
const MOST_ROUNDS = 60;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Returns a carousel: in each round every ad has one turn, and shows the next of its contents, so that an ad with five
 * contents has no more turns than one with a single one. As many rounds as let every ad show its contents equally often;
 * where that were too many, as many as the longest ad has contents.
 */
export function carouselLoop(ads: readonly Eligible[]): LoopItem[] {
  const counts = ads.map(({ contents }) => contents.length);
  const common = counts.reduce((all, count) => Math.min((all / gcd(all, count)) * count, MOST_ROUNDS + 1), 1);
  const rounds = common > MOST_ROUNDS ? Math.max(...counts) : common;
  const loop: LoopItem[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { ad, contents } of ads) {
      const { key, durationMs } = contents[round % contents.length]!;
      loop.push({ adId: ad.id, type: ad.type, key, durationMs });
    }
  return loop;
}

/** Length of the whole loop, milliseconds. */
export const lengthOf = (loop: readonly LoopItem[]): number =>
  loop.reduce((sum, { durationMs }) => sum + durationMs, 0);

/** Returns a step of a loop as the winner. */
export function winnerAt(
  loop: readonly LoopItem[],
  index: number,
  more: { turn?: Turn; elapsedMs?: number } = {},
): Choice {
  const { adId, type, key } = loop[index]!;
  const { turn = null, elapsedMs = 0 } = more;
  return { adId, type, key, index, turn: turn?.number ?? null, dueAt: turn?.dueAt ?? null, elapsedMs };
}

/** Returns the step that plays in a loop that began `sinceMs` ago. The loop is not empty. */
export function byClock(loop: readonly LoopItem[], sinceMs: number, turn?: Turn): Choice {
  let rest = sinceMs % lengthOf(loop);
  const index = loop.findIndex(({ durationMs }) => {
    if (rest < durationMs) return true;
    rest -= durationMs;
    return false;
  });
  return winnerAt(loop, index, { elapsedMs: rest, ...(turn === undefined ? {} : { turn }) });
}

/** Returns the index of a content in a loop, or -1. */
export const indexIn = (loop: readonly LoopItem[], content: { adId: string; key: string } | undefined): number =>
  content ? loop.findIndex(({ adId, key }) => adId === content.adId && key === content.key) : -1;

/**
 * Returns the step after the last one. If that one has left the loop, the step now in its place is next, so that no ad
 * loses its turn. The loop is not empty.
 */
export function stepAfter(loop: readonly LoopItem[], last: Step | undefined): Choice {
  if (!last) return winnerAt(loop, 0);
  // In a carousel a content may stand several times: the one that was played is meant.
  const there = loop[last.index];
  const index = there?.adId === last.adId && there.key === last.key ? last.index : indexIn(loop, last);
  return winnerAt(loop, (index < 0 ? last.index : index + 1) % loop.length);
}
