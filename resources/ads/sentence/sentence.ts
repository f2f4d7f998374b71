import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { AdFacts } from './facts.ts';
import { planOf } from './plan.ts';
import type { Missing, LanguagePack, Writer } from './languagePack.ts';

/** Result of an ad in words. */
export interface Said {
  /** Null while no sentence can be made yet. */
  text: string | null;
  /** Reasons why it does not play, the worst first. */
  warnings: readonly string[];
  /** Notes that do not stop it. */
  notes: readonly string[];
  /** Facts that are still missing, in words; null when none is. */
  open: string | null;
}

const LANGUAGE_PACKS: Readonly<Record<string, LanguagePack>> = { zh_cn: chinese, en_us: english };

export const languagePackOf = (language: string): LanguagePack => LANGUAGE_PACKS[language] ?? english;

function missingOf({ startAt, startsApproved, endAt, type, slot, hasTarget, contents }: AdFacts): Missing[] {
  return [
    ...((startAt === null && !startsApproved) || endAt === null ? (['period'] as const) : []),
    ...(slot === null && type !== 'emergency' ? (['slot'] as const) : []),
    ...(hasTarget ? [] : (['target'] as const)),
    ...(contents.length === 0 ? (['content'] as const) : []),
  ];
}

/** Returns whether there are screens, but none of them will show the ad. */
export const isNowhere = (reach: Pick<NonNullable<AdFacts['reach']>, 'screens' | 'showing'> | null): boolean =>
  reach !== null && reach.screens > 0 && reach.showing === 0;

function warningsOf({ reach, hasTarget }: AdFacts, isNever: boolean, pack: LanguagePack): string[] {
  const of = (count: number | undefined, say: (count: number) => string) => (count ? [say(count)] : []);
  return [
    ...(isNever ? [pack.never] : []),
    ...(hasTarget && reach?.screens === 0 ? [pack.noScreens] : []),
    ...(isNowhere(reach) ? [pack.nowhere] : []),
    ...of(reach?.expired, pack.expired),
    ...of(reach?.withoutSlot, pack.withoutSlot),
  ];
}

function notesOf({ reach }: AdFacts, pack: LanguagePack): string[] {
  const of = (count: number | undefined, say: (count: number) => string) => (count ? [say(count)] : []);
  return [
    ...of(reach?.expiring, pack.expiring),
    ...of(reach?.offline, pack.offline),
    ...of(reach?.inactive, pack.inactive),
    ...(reach && reach.zones.length > 1 ? [pack.zones(reach.zones.length)] : []),
  ];
}

/**
 * Returns a sentence on what an ad will do, when and where (AD-03). It never claims more than the player's rules do.
 */
export function sentence(facts: AdFacts, language: string, writer: Writer): Said {
  const pack = languagePackOf(language);
  const plan = planOf(facts);
  const missing = missingOf(facts);
  const isEmpty = facts.startAt === null && facts.slot === null && !facts.hasTarget && facts.contents.length === 0;
  return {
    text: isEmpty || plan.isNever || isNowhere(facts.reach) ? null : pack.main(facts, plan, writer),
    warnings: warningsOf(facts, plan.isNever, pack),
    notes: notesOf(facts, pack),
    open: missing.length === 0 ? null : pack.open(missing.map((one) => pack.missing[one])),
  };
}
