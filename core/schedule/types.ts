import type { PlanAd } from '../manifest/manifest.ts';

/** Place of an emergency in `Decision` and `Memory`: the whole screen instead of a slot. */
export const WHOLE_SCREEN = '*';

/** What plays in a place. */
export interface Winner {
  adId: string;
  type: PlanAd['type'];
  /** Which of its contents. */
  key: string;
  /** Where it stands in the loop that it comes from. */
  index: number;
  /** Number of the insertion's turn, counted from 0. */
  turn: number | null;
  /** How long it has been on by the clock; 0 where a memory says what plays. */
  elapsedMs: number;
}

/** The rule that beat an ad, from the one that holds everywhere to the one that passes soonest. */
export type LossReason =
  | 'notApproved'
  | 'paused'
  | 'expired'
  | 'notStarted'
  | 'outsideWindow'
  | 'noSlot'
  | 'cannotShow'
  | 'insertionOver'
  | 'bootUpOver'
  | 'emergencyPlays'
  | 'bootUpPlays'
  | 'insertionPlays'
  | 'commonPlays'
  | 'launcherPlays'
  | 'insertionWaits'
  | 'notItsTurn';

export interface Loser {
  adId: string;
  why: LossReason;
  /** The ad that plays in its place, where one does. */
  by?: string;
}

export interface Decision {
  /** An emergency that has the screen to itself; then every slot is empty. */
  takeover: Winner | null;
  /** Slot → what plays there. */
  slots: Readonly<Record<string, Winner | null>>;
  /** Every ad that plays nowhere, once. */
  losers: readonly Loser[];
}

/** A step of a carousel that was taken. */
export interface Step {
  adId: string;
  key: string;
  index: number;
}

/** What a player remembers between two decisions. */
export interface Memory {
  /** What played last in each place, and whether it still does. */
  places: Readonly<Record<string, { adId: string; key: string; isRunning: boolean }>>;
  /** `<place>/<type>` → where its carousel stands: the step that was taken last, whatever played in between. */
  carousels: Readonly<Record<string, Step>>;
  /** `<slot>/<ad>` of boot-up ads that had their turn since the start. */
  booted: ReadonlySet<string>;
  /** `<slot>/<ad>` of insertions → number of the last turn taken. */
  turns: Readonly<Record<string, number>>;
  /** `<ad>/<content>` that could not be shown → instant until which it is left out. */
  broken: Readonly<Record<string, number>>;
}

/** Key of an ad, or a type of ad, in a place. */
export const inPlace = (place: string, adOrType: string): string => `${place}/${adOrType}`;

/** Key of a content, for `broken`. */
export const contentKey = (adId: string, key: string): string => `${adId}/${key}`;
