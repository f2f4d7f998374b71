import { createContext } from 'react';

/** What an operation changed of a record: its fields in wire form, before and after. Null: there was none. */
export interface RecordedChanges {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Within it, an entity's page shows these changes instead of a record: its own fields say each value. */
export const ChangesContext = createContext<RecordedChanges | null>(null);
