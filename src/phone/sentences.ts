import type { Language } from '#core/protocol/envelope.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { filled, type Values } from './filled.ts';
import { phoneWords } from './words.ts';

export type Sentence = keyof (typeof phoneWords)['zh_cn'];
/** Sentences that are handed on by their names, and said elsewhere. */
export type Sentences<Names extends Sentence> = Names;
export type Say = (name: Sentence, values?: Values) => string;

/** What sentences say of limits. */
const LIMITS: Values = {
  megabytes: limits.castPicture / 1024 ** 2,
  days: limits.castKept / 86_400_000,
};

/** Returns what says a sentence of the phone page in a language. */
export function sayIn(language: Language): Say {
  const sentences = phoneWords[language];
  return (name, values = {}) => filled(sentences[name], { ...LIMITS, ...values });
}

/** Returns an amount of fen as people read it. */
export const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
