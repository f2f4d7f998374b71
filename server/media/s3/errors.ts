import { MediaFull, MediaUnavailable } from '../errors.ts';

const FULL = new Set(['QuotaExceeded', 'InsufficientStorage', 'InsufficientCapacity', 'XMinioStorageFull']);
const SLOW = new Set(['SlowDown', 'RequestTimeout', 'TimeoutError', 'AbortError']);
const MISSING = new Set(['NoSuchKey', 'NotFound']);

interface S3Error extends Error {
  Code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Returns the code of an error of S3: of its answer, else the name that the client gives it. */
export function codeOf(error: unknown): string {
  const { Code, name } = (error ?? {}) as S3Error;
  return Code ?? name ?? '';
}

/** Returns the HTTP status of an error; 0 where nobody answered. */
export const statusOf = (error: unknown): number => ((error ?? {}) as S3Error).$metadata?.httpStatusCode ?? 0;

/** Returns true if an error says that there is no such file. */
export const isMissing = (error: unknown): boolean => MISSING.has(codeOf(error));

/** Returns the named error for a store that is full or cannot be reached; any other with status and code. */
export function namedS3Error(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = statusOf(error);
  if (FULL.has(codeOf(error)) || status === 507) return new MediaFull('the object store is full', { cause: error });
  // Nobody answered, or somebody else than the store did: a connection that failed has a code of the system.
  const isDown = status >= 500 || status === 429 || SLOW.has(error.name) || 'errno' in error || 'syscall' in error;
  if (isDown) return new MediaUnavailable('the object store cannot be reached', { cause: error });
  if (status === 0) return error;
  // Some stores send no message: the code says what was wrong.
  const answered = new Error(`the object store answered ${status} ${codeOf(error)}`, { cause: error });
  answered.name = codeOf(error);
  return answered;
}
