import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** What makes the form of a new record a part of another page: a dialog of a picker. */
export interface EmbeddedForm {
  /** What it begins with. */
  preset: Readonly<Record<string, unknown>>;
  onCreated: (record: RaRecord<string>) => void;
  onClose: () => void;
}

/** A form of a new record below it stays where it is: no title, no draft, nothing that leads away. */
export const EmbeddedFormContext = createContext<EmbeddedForm | null>(null);
