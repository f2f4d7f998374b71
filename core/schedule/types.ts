import type { PlanAd } from '../manifest/manifest.ts';
import type { Paced } from '../pacing/pace.ts';
import type { LossReason } from './reasons.ts';

export type { LossReason };

/** Key of an emergency in `Decision` and `Memory`: the whole screen instead of a slot. */
export const WHOLE_SCREEN = '*';

/** Content that is next or playing in a place. */
export interface Choice {
  adId: string;
  type: PlanAd['type'];
  /** Key of the content within the ad. */
  key: string;
  /** Index in the loop that it comes from. */
  index: number;
  /** Number of the insertion's turn, counted from 0; null for other ads. */
  turn: number | null;
  /** Instant at which that turn came due; null for other ads. */
  dueAt: number | null;
  /** Time since it started by the clock, milliseconds; 0 if the player's memory chose it. */
  elapsedMs: number;
}

/** Content that plays in a place. */
export interface Winner extends Choice {
  /** Slot for which it plays: in an area with several, the one that its ad is in (LAY-07). */
  slotId: string;
}

export interface Loser {
  adId: string;
  why: LossReason;
  /** Ad that plays instead, if any. */
  by?: string;
}

export interface Decision {
  /** Emergency that takes the whole screen; then every slot is empty. */
  takeover: Winner | null;
  /** Winner of each place: of a slot, or of all slots of one area by the first of them (LAY-07). */
  slots: Readonly<Record<string, Winner | null>>;
  /** All ads that play nowhere, each once. */
  losers: readonly Loser[];
}

/** Last step of a carousel. */
export interface Step {
  adId: string;
  key: string;
  index: number;
}

/** State that a player keeps between two decisions. */
export interface Memory {
  /** Content that played last in each place, and whether it still plays. */
  places: Readonly<Record<string, { adId: string; key: string; isRunning: boolean }>>;
  /** `<place>/<type>` → position of its carousel: the last step taken, whatever played in between. */
  carousels: Readonly<Record<string, Step>>;
  /** `<slot>/<ad>` of boot-up ads that have played since the start. */
  booted: ReadonlySet<string>;
  /** `<slot>/<ad>` of insertions → when the last turn taken came due. No number: those count anew where first turn or cycle are changed. */
  turns: Readonly<Record<string, number>>;
  /** `<ad>/<content>` that could not be shown → instant until which it is left out. */
  broken: Readonly<Record<string, number>>;
  /** Whole plays of ads that are sold by their number. */
  paced?: Paced;
}

/** Key of an ad, or a type of ad, in a place. */
export const inPlace = (place: string, adOrType: string): string => `${place}/${adOrType}`;

/** Key of a content, for `broken`. */
export const contentKey = (adId: string, key: string): string => `${adId}/${key}`;
