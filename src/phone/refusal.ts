import { CallError } from '#core/protocol/reply.ts';
import type { SayOf } from './sayer.ts';

/** Sentence of the server on a failure, and the page's function for sentences then: it tells the language. */
export interface Refusal {
  said: string;
  inWords: unknown;
}

/** Returns the server's sentence where it refused a call; null where no answer of ours came. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof CallError)) return null;
  const [first] = Object.values(error.fieldErrors?.errors ?? {});
  return first ?? error.message;
}

/** Returns the same with the words that the page had by then. */
export function refusalOf(error: unknown, inWords: SayOf<never>): Refusal | null {
  const said = sentenceOf(error);
  return said === null ? null : { said, inWords };
}

/** Returns whether the page still speaks the language of a refusal. */
export const isSpoken = ({ inWords }: Refusal, say: SayOf<never>): boolean => inWords === say;

/** Says why what was entered is not taken; in another language than that of then, that it can be sent again. */
export const refusalText = (refusal: Refusal, say: SayOf<'sendAgain'>): string =>
  isSpoken(refusal, say) ? refusal.said : say('sendAgain');
