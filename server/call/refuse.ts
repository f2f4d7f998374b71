import type { Issue } from '#core/entity/issues.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { Taken, UnstorableText } from '../store/errors.ts';
import type { Refusal } from './types.ts';

/** The same in both languages. */
export interface Sentence {
  zh: string;
  en: string;
}

/** Details of a refusal beside its code. */
export interface RefusalDetail {
  /** Says more than the error's own words. */
  sentence?: Sentence;
  /** Goes into the answer's `data` as it is. */
  data?: unknown;
  /** Field path with dots at which the console shows the sentence; default the error's own field. */
  field?: string;
  /** With PAYLOAD_INVALID: the rule that the field breaks (schemas/_errors.yaml, `rules`). */
  rule?: string;
  /** With PAYLOAD_INVALID: several fields at once. */
  issues?: readonly Issue[];
}

/** A call that was refused on purpose. The dispatcher makes the answer; what was written is undone. */
export class RefusedError extends Error {
  readonly code: ErrorName;
  readonly detail: RefusalDetail;

  constructor(code: ErrorName, detail: RefusalDetail = {}) {
    super(code);
    this.name = 'RefusedError';
    this.code = code;
    this.detail = detail;
  }
}

/** Returns the error to throw: `throw refuse('SLOT_IS_FULL')`. Nothing that the call wrote is kept. */
export function refuse(code: ErrorName, detail?: RefusalDetail): RefusedError {
  return new RefusedError(code, detail);
}

/** Returns what a handler returns to refuse and yet keep what it wrote (failed tries, burnt codes). */
export function refusal(code: ErrorName, detail: RefusalDetail = {}): Refusal {
  return { refusal: true, code, data: detail.data };
}

/** Says whether a handler's result is a refusal. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && (result as Partial<Refusal>).refusal === true;
}

/**
 * Returns the refusal that an error stands for, or null where it is a fault: the store's own
 * refusals (a value that is taken, a text that it cannot hold) are the caller's business too.
 */
export function refusalOf(error: unknown): RefusedError | null {
  if (error instanceof RefusedError) return error;
  if (error instanceof Taken) return refuse('PAYLOAD_INVALID', { field: error.field, rule: 'taken' });
  if (error instanceof UnstorableText) return refuse('PAYLOAD_INVALID', { field: error.field, rule: 'invalid' });
  return null;
}
