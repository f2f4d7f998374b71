import type { AdReachOutput } from '#generated/model/ads/types.gen.ts';
import type { AdFacts } from './facts.ts';
import type { SpokenPlan } from './plan.ts';

export interface Writer {
  instant: (at: number) => string;
  /** A day such as "2026-11-21". */
  date: (day: string) => string;
}

export type Missing = 'period' | 'slot' | 'target' | 'content';

/**
 * Sentences of one language about what an ad will do. Sentences of several clauses are made here, not in the messages:
 * order and plurals differ between languages.
 */
export interface LanguagePack {
  main: (facts: AdFacts, plan: SpokenPlan, writer: Writer) => string;
  never: string;
  noScreens: string;
  nowhere: string;
  expired: (screens: number) => string;
  withoutSlot: (screens: number) => string;
  expiring: (screens: number) => string;
  offline: (screens: number) => string;
  inactive: (screens: number) => string;
  zones: (zones: number) => string;
  missing: Readonly<Record<Missing, string>>;
  open: (missing: readonly string[]) => string;
  why: Readonly<Record<AdReachOutput['named'][number]['why'], string>>;
  /** Words of the preview around the sentence. */
  words: {
    preview: string;
    outcome: string;
    screens: (screens: number) => string;
    shapes: (more: number) => string;
    show: (place: number) => string;
    pause: string;
    play: string;
  };
}
