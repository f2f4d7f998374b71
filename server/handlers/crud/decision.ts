/**
 * Result of the hand-written part of a generated verb. The part runs once, on records locked until the call ends, so
 * its findings still hold when the verb writes the payload and these values in one statement.
 */
export interface Decision<R = object> {
  /** Further changes, in stored form; they win over the payload. */
  changes?: Partial<R>;
  /** Follow-up in the same transaction after the record is written: counters and dependent rows. */
  effects?: (after: R) => Promise<unknown> | void;
}

/** A decision, or nothing if the schema alone decides; a refusal is thrown. */
export type Decided<R> = Decision<R> | undefined | void | Promise<Decision<R> | undefined | void>;
