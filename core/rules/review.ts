import type { Values } from '../entity/rule.ts';

/**
 * Fields of an ad whose change sends it back to review: content, target and period (AD-18). In this order they are what its
 * review is bound to (server/commands/adContent.ts): to add one here would void every review that there is.
 */
export const REVIEWED = [
  'type',
  'slotId',
  'startAt',
  'endAt',
  'weekdays',
  'windows',
  'dates',
  'durationS',
  'deliveryMode',
  'insertionType',
  'playCycleS',
  'firstStartAt',
  'firstEndAt',
  'playCount',
  'targetType',
  'kind',
  'url',
  'text',
  'textColor',
  'backgroundColor',
  'fontSize',
] as const;

/** Further ones, each of which the bond takes in a form of its own: materials by their bytes, and what came later where it is there. */
const REVIEWED_TOO = ['targetIds', 'materials', 'materialTimes', 'landingUrl', 'codeCorner', 'startsApproved'] as const;

const fields: ReadonlySet<string> = new Set([...REVIEWED, ...REVIEWED_TOO]);

/** Says whether a change of this field of an approved ad is reviewed; `ad` has it. Sound may be turned off without, and not on. */
export const isReviewed = (field: string, ad: Values): boolean =>
  fields.has(field) || (field === 'mute' && ad['mute'] !== true);
