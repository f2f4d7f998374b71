import type { Label } from '../../model/types.ts';
import { literal } from '../banner.ts';
import type { Language, Messages } from './words.ts';

export const LANGUAGES = [
  ['zh_cn', 'zh'],
  ['en_us', 'en'],
] as const;

export type Labels = readonly (readonly [key: string, label: Label])[];

/**
 * Keys that may be longer than another one ("ad" and "ad.view") stand flat with their dots: i18next finds them
 * so, and nested they would be a sentence and a branch at once.
 */
export const flat = (labels: Labels, language: Language): Messages =>
  Object.fromEntries(labels.map(([key, label]) => [key, label[language]]));

/** Prints words in both languages as a constant. */
export const both = (name: string, of: (language: Language) => Messages): string =>
  `export const ${name} = ${literal(Object.fromEntries(LANGUAGES.map(([key, language]) => [key, of(language)])))};\n`;
