import { limits } from '#generated/model/limits.gen.ts';
import { sayerOf, type FrameSentence, type SayOf } from './sayer.ts';
import { phoneWords } from './words.ts';

export type Sentence = keyof (typeof phoneWords)['zh_cn'] | FrameSentence;
/** Sentences that are handed on by their names, and said elsewhere. */
export type Sentences<Names extends Sentence> = Names;
export type Say = SayOf<Sentence>;

/** Returns what says a sentence of the phone page in a language. */
export const sayIn = sayerOf(phoneWords, {
  megabytes: limits.castPicture / 1024 ** 2,
  days: limits.castKept / 86_400_000,
});
