import type { Issue } from '#core/entity/issues.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { MediaFull, MediaUnavailable } from '../media/errors.ts';
import { StoreBusy, StoreFull, Taken, TooManyTaken, UnstorableText } from '../store/errors.ts';
import type { Refusal } from './types.ts';

/** A sentence in both languages. */
export interface Sentence {
  zh: string;
  en: string;
}

/** Details of a refusal beside its code. */
export interface RefusalDetail {
  /** Sentence with details, used instead of the error's own text. */
  sentence?: Sentence;
  /** Value for the answer's `data`. */
  data?: unknown;
  /** Field path with dots at which the console shows the sentence; default the error's own field. */
  field?: string;
  /** With PAYLOAD_INVALID: the rule that the field breaks (schemas/_errors.yaml, `rules`). */
  rule?: string;
  /** With PAYLOAD_INVALID: several fields at once. */
  issues?: readonly Issue[];
}

/** Error for a call that is refused on purpose. The dispatcher makes the answer; the transaction is rolled back. */
export class RefusedError extends Error {
  readonly code: ErrorName;
  readonly detail: RefusalDetail;

  constructor(code: ErrorName, detail: RefusalDetail = {}) {
    // An answer like any other: nobody asks where it was made, and to note that costs more than all else of a refused call.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'RefusedError';
    this.code = code;
    this.detail = detail;
  }
}

/** Returns the error to throw: `throw refuse('SLOT_IS_FULL')`. The transaction is rolled back. */
export function refuse(code: ErrorName, detail?: RefusalDetail): RefusedError {
  return new RefusedError(code, detail);
}

/** Returns a result with which a handler refuses but keeps its writes (failed tries, burnt codes). */
export function refusal(code: ErrorName, detail: RefusalDetail = {}): Refusal {
  return { refusal: true, code, data: detail.data };
}

/** Returns true if a handler's result is a refusal. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && (result as Partial<Refusal>).refusal === true;
}

/** Errors of database and file storage that have a code of their own. */
const TROUBLES = [
  [StoreBusy, 'STORE_BUSY'],
  [StoreFull, 'STORE_FULL'],
  [MediaFull, 'MEDIA_FULL'],
  [MediaUnavailable, 'MEDIA_UNAVAILABLE'],
] as const;

/**
 * Returns the refusal for an error, or null for a fault. Refusals of the store (a unique value that is taken, a text
 * that it cannot hold) are the caller's errors, too.
 */
export function refusalOf(error: unknown): RefusedError | null {
  if (error instanceof RefusedError) return error;
  if (error instanceof Taken) return refuse('PAYLOAD_INVALID', { field: error.field, rule: 'taken' });
  if (error instanceof TooManyTaken) return refuse('TOO_MANY_TAKEN');
  if (error instanceof UnstorableText)
    return refuse('PAYLOAD_INVALID', { ...(error.field === null ? {} : { field: error.field }), rule: 'invalid' });
  return null;
}

/**
 * Returns the refusal for trouble with the database or the storage of files, or null. It is no error of the caller's: a
 * job that meets it tries again instead of noting a failure.
 */
export function troubleOf(error: unknown): RefusedError | null {
  const trouble = TROUBLES.find(([kind]) => error instanceof kind);
  return trouble ? refuse(trouble[1]) : null;
}
