/**
 * What a handler adds to a generated verb. It is asked once, of records that are locked until the call ends: what it
 * finds out about them still holds when the verb writes, in one statement, what was sent and what is decided here.
 */
export interface Decision<R = object> {
  /** In stored form; they win over what was sent. */
  changes?: Partial<R>;
  /** Runs in the same transaction once the record is written: counters, and what hangs on the record. */
  effects?: (after: R) => Promise<unknown> | void;
}

/** A decision, or nothing where the schema's own facts are all; a refusal is thrown. */
export type Decided<R> = Decision<R> | undefined | void | Promise<Decision<R> | undefined | void>;
