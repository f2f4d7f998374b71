import { createContext } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** What an operation changed of a record: its fields in wire form, before and after. Null: there was none. */
export interface RecordedChanges {
  /** The record as it is now, where it can be seen: a value may need another to be read, as targets need their kind. */
  now?: Values | undefined;
  before: Values | null;
  after: Values | null;
}

/** Within it, an entity's page shows these changes instead of a record: its own fields say each value. */
export const ChangesContext = createContext<RecordedChanges | null>(null);
