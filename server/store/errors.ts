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

/** Error: a text with a NUL character, which PostgreSQL cannot store. Refused on both engines before anything is written. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';
  readonly field: string;

  constructor(field: string) {
    super(`the text of ${field} holds a NUL character`);
    this.field = field;
  }
}

/** The store was used in a way that cannot work: a mistake in our code, never of a caller's. */
export class StoreMisuse extends Error {
  override readonly name = 'StoreMisuse';
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
