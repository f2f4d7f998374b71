import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** Props of a create form inside another page: the dialog of a picker. */
export interface EmbeddedForm {
  /** Initial values. */
  preset: Readonly<Record<string, unknown>>;
  onCreated: (record: RaRecord<string>) => void;
  onClose: () => void;
}

/** Context of a create form that stays in its dialog: no title, no draft, no redirect. */
export const EmbeddedFormContext = createContext<EmbeddedForm | null>(null);
