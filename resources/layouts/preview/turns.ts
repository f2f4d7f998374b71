import type { Playable } from '#stage/types.ts';

/** Something that takes its turn in an area of a preview. */
export interface Turn {
  /** Content without its id: each showing has another. */
  content: DistributiveOmit<Playable, 'playId'>;
  key: string;
  durationMs: number;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * Returns what plays in an area so many milliseconds after the preview was opened: one after the other, round and round. A
 * picture that is alone is not shown anew.
 */
export function playableAt(turns: readonly Turn[], elapsedMs: number): Playable | null {
  const round = turns.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (round <= 0) return null;
  const rounds = Math.floor(elapsedMs / round);
  let left = elapsedMs - rounds * round;
  const turn = turns.find(({ durationMs }) => (left -= durationMs) < 0) ?? turns[0]!;
  const isStill = turns.length === 1 && turn.content.kind !== 'video';
  return { ...turn.content, playId: `${turn.key} ${isStill ? 0 : rounds}` };
}
