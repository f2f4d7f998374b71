import type { Language } from '#core/protocol/envelope.ts';
import { frameWords } from './frameWords.ts';

/** Values for the gaps of a sentence, by their names. */
export type Values = Readonly<Record<string, string | number>>;
export type SayOf<Name extends string> = (name: Name, values?: Values) => string;
/** Sentences that every page has. */
export type FrameSentence = keyof (typeof frameWords)['zh_cn'];

/** Returns a sentence with its gaps, `{{…}}`, filled. */
const filled = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => String(values[key] ?? ''));

/** Returns what says, in a language, a page's own sentences and those of every page; `known` is what they say of limits. */
export const sayerOf =
  <Name extends string>(words: Readonly<Record<Language, Readonly<Record<Name, string>>>>, known: Values) =>
  (language: Language): SayOf<Name | FrameSentence> => {
    const sentences: Readonly<Record<Name | FrameSentence, string>> = { ...frameWords[language], ...words[language] };
    return (name, values = {}) => filled(sentences[name], { ...known, ...values });
  };
