/** A unique value is taken already. Nothing was written, and the transaction can go on, on both engines. */
export class Taken extends Error {
  override readonly name = 'Taken';
  /** Field (camelCase) with the taken value; for a combined unique index its last field. */
  readonly field: string;

  constructor(field: string) {
    super(`the value of ${field} is taken`);
    this.field = field;
  }
}

/** Error: an enterprise has come upon too many values that others have taken (foreignTaken.ts). Nothing was looked at. */
export class TooManyTaken extends Error {
  override readonly name = 'TooManyTaken';
}

/**
 * Error: a text that PostgreSQL cannot store, with NUL or half a character. Refused on both engines before anything is
 * written or asked.
 */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';
  /** Null for a value of a statement that was written by hand. */
  readonly field: string | null;

  constructor(field: string | null) {
    super(`the text of ${field ?? 'a statement'} holds a NUL character or half a character`);
    this.field = field;
  }
}

/** The store was used in a way that cannot work: a mistake in our code, never of a caller's. */
export class StoreMisuse extends Error {
  override readonly name = 'StoreMisuse';
}

/** Error: the database was not free in time, and nothing was changed. The cause is another program, or too much at once. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** Error: the disk of the database is full. The transaction was rolled back. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

const SQLITE_UNIQUE = [2067, 1555];
const POSTGRES_UNIQUE = '23505';
const POSTGRES_TRANSIENT = new Set(['40001', '40P01']);

/** Returns true if an error of either engine is a unique violation. For hand-written statements; scoped tables throw `Taken`. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE || (typeof errcode === 'number' && SQLITE_UNIQUE.includes(errcode));
}

/** Returns true if PostgreSQL rolled back because of another transaction (deadlock, serialization): the work may run again. */
export function isTransient(error: unknown): boolean {
  return error instanceof Error && POSTGRES_TRANSIENT.has(String((error as { code?: unknown }).code));
}

/** Primary codes: SQLITE_BUSY, SQLITE_LOCKED. */
const SQLITE_BUSY = [5, 6];
/** SQLITE_FULL, and the code by which the file beside the WAL cannot grow (SQLITE_IOERR_SHMSIZE). */
const SQLITE_FULL = [13, 4874];

const errcodeOf = (error: unknown): number => Number((error as { errcode?: unknown } | null)?.errcode ?? 0);

/** Returns true if SQLite found the database locked by another program: the statement changed nothing and may run again. */
export function isLocked(error: unknown): boolean {
  return SQLITE_BUSY.includes(errcodeOf(error) & 0xff);
}

/** SQLSTATE of what PostgreSQL could not begin or end in time: statement timeout, lock timeout, no connection left, starting up. */
const POSTGRES_BUSY = new Set(['57014', '55P03', '53300', '57P03']);
const POSTGRES_FULL = '53100';

/** Returns the named error for a busy database or a full disk of either engine; any other error as it is. */
export function namedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreBusy || error instanceof StoreFull) return error;
  const code = String((error as { code?: unknown }).code);
  if (code === POSTGRES_FULL || SQLITE_FULL.includes(errcodeOf(error)))
    return new StoreFull('the disk of the database is full', { cause: error });
  if (POSTGRES_BUSY.has(code) || isLocked(error))
    return new StoreBusy('the database was not free in time', { cause: error });
  return error;
}
