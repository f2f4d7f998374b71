import { createContext } from 'react';

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes of a record by one operation: its fields as sent by the server, before and after. Null: no record existed.
 */
export interface RecordedChanges {
  /**
   * The record as it is now, if it can be seen: a value may need another field to be shown (targets need their kind).
   */
  now?: Values | undefined;
  before: Values | null;
  after: Values | null;
}

/** Inside this context an entity's page shows these changes instead of a record, with its own field components. */
export const ChangesContext = createContext<RecordedChanges | null>(null);
