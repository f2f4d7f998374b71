import type { AdReachOutput } from '#generated/model/ads/types.gen.ts';

/** Facts about an ad while its form is filled in. A field that is not filled in yet is null. */
export interface AdFacts {
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  /** Milliseconds since 1970. */
  startAt: number | null;
  /** The ad starts when it is approved. */
  startsApproved: boolean;
  endAt: number | null;
  weekdays: readonly number[];
  windows: readonly { from: string; to: string }[];
  dates: readonly string[];
  /** Name of the slot. */
  slot: string | null;
  isMatching: boolean;
  /** Duration of each content in milliseconds; for a video its own length. */
  contents: readonly number[];
  /** Milliseconds between two plays of an insertion. */
  cycleMs: number | null;
  /** Most plays of an insertion. */
  turns: number | null;
  hasTarget: boolean;
  /** The server's answer about the target; null until it comes. */
  reach: Omit<AdReachOutput, 'shapes' | 'named'> | null;
  /** Approval that it waits for: by anybody, or by another than the writer; `again`: what was changed of an approved ad; `done`: nobody, it is approved as it is. */
  review: 'any' | 'other' | 'again' | 'done';
}

/** Says whether ads of this type take turns: then each turn has one material. */
export const isCarousel = (type: AdFacts['type']): boolean =>
  type === 'common' || type === 'launcher' || type === 'filler';
