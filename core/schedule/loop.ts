import type { Eligible } from './eligible.ts';
import type { Step, Winner } from './types.ts';

/** One step of a carousel. */
export interface LoopItem {
  adId: string;
  type: Winner['type'];
  key: string;
  durationMs: number;
}

/** Returns the contents of the ads one after another, as a loop. */
export function loopOf(ads: readonly Eligible[]): LoopItem[] {
  return ads.flatMap(({ ad, contents }) =>
    contents.map(({ key, durationMs }) => ({ adId: ad.id, type: ad.type, key, durationMs })),
  );
}

/** Length of the whole loop, milliseconds. */
export const lengthOf = (loop: readonly LoopItem[]): number =>
  loop.reduce((sum, { durationMs }) => sum + durationMs, 0);

/** Returns a step of a loop as the winner. */
export function winnerAt(
  loop: readonly LoopItem[],
  index: number,
  more: { turn?: number; elapsedMs?: number } = {},
): Winner {
  const { adId, type, key } = loop[index]!;
  return { adId, type, key, index, turn: more.turn ?? null, elapsedMs: more.elapsedMs ?? 0 };
}

/** Returns the step that plays in a loop that began `sinceMs` ago. The loop is not empty. */
export function byClock(loop: readonly LoopItem[], sinceMs: number, turn?: number): Winner {
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
export function stepAfter(loop: readonly LoopItem[], last: Step | undefined): Winner {
  if (!last) return winnerAt(loop, 0);
  const index = indexIn(loop, last);
  return winnerAt(loop, (index < 0 ? last.index : index + 1) % loop.length);
}
