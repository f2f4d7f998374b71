import type { AdReachOutput } from '#generated/model/ads/types.gen.ts';

/** What is known of an ad while its form is filled in. What nobody has said yet is null. */
export interface AdFacts {
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  /** Milliseconds since 1970. */
  startAt: number | null;
  /** Its start is its approval. */
  startsApproved: boolean;
  endAt: number | null;
  weekdays: readonly number[];
  windows: readonly { from: string; to: string }[];
  dates: readonly string[];
  /** Name of the slot. */
  slot: string | null;
  isMatching: boolean;
  /** How long each content stays, milliseconds; a video as long as it is. */
  contents: readonly number[];
  /** Milliseconds between two turns of an insertion. */
  cycleMs: number | null;
  /** Most turns of an insertion. */
  turns: number | null;
  hasTarget: boolean;
  /** What the server says of the target; null until it has. */
  reach: Omit<AdReachOutput, 'shapes' | 'named'> | null;
  /** Who writes it may not approve it. */
  needsOther: boolean;
}
