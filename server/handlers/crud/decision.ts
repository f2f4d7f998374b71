/**
 * Result of the hand-written part of a generated verb. The part runs once, on records locked until the call ends, so
 * its findings still hold when the verb writes the payload and these values in one statement.
 */
export interface Decision<R = object> {
  /** In stored form; they win over what was sent. */
  changes?: Partial<R>;
  /** Runs in the same transaction once the record is written: counters, and what hangs on the record. */
  effects?: (after: R) => Promise<unknown> | void;
}

/** A decision, or nothing where the schema's own facts are all; a refusal is thrown. */
export type Decided<R> = Decision<R> | undefined | void | Promise<Decision<R> | undefined | void>;
