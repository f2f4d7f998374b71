import { createContext, useContext } from 'react';
import { HttpError } from 'react-admin';

/** Code of an item of a batch for which no answer came. */
export const UNANSWERED = -1;

/** Codes of refusals that may pass when the same is tried again. Provided by the app. */
export const TransientContext = createContext<ReadonlySet<number>>(new Set());

/** Returns what says of a code of a refusal whether the same may pass later: the server was busy, or gave no answer. */
export function useMayPass(): (code: number) => boolean {
  const transient = useContext(TransientContext);
  return (code) => code === UNANSWERED || transient.has(code);
}

/** Returns the code of an error if the server refused; undefined for any other, such as a lost network. */
export const refusalOf = (error: unknown): number | undefined =>
  error instanceof HttpError && error.status < 0 ? error.status : undefined;
