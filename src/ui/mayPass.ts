import { HttpError } from 'react-admin';
import { transientErrors } from '#generated/model/transientErrors.gen.ts';

/** Code of an item of a batch for which no answer came. */
export const UNANSWERED = -1;

/** Returns true for a refusal that may pass when the same is tried again: the server was busy, or gave no answer. */
export const mayPass = (code: number): boolean => code === UNANSWERED || transientErrors.has(code);

/** Returns true unless an error is a refusal of the server that would be the same again. */
export const mayPassError = (error: unknown): boolean =>
  !(error instanceof HttpError && error.status < 0) || mayPass(error.status);
