import type { ReactElement, ReactNode } from 'react';

interface ActionSlotProps<Row extends object> {
  /** What it is asked for: one record, or the selection. */
  records: readonly Row[];
  onClose: () => void;
}

/** What replaces an action's dialog. A method, so that a dialog for its own kind of row fits. */
type ActionSlot<Row extends object> = { dialog(props: ActionSlotProps<Row>): ReactNode }['dialog'];

/** Nothing is overridden. */
export const NO_SLOTS: Slots = {};

/**
 * The places of an entity's views that a person may fill (resources/<resource>/overrides.tsx). Field, section
 * and action names are generated types: a name that the schema lost breaks `tsc` at the override.
 */
export interface Slots<
  Row extends object = object,
  Field extends string = string,
  Section extends string = string,
  Action extends string = string,
> {
  /** Cells of the list; each reads the row from the record context. */
  cells?: Partial<Record<Field, ReactElement>>;
  /** Values on the record's page; a field without one is drawn by its cell. */
  values?: Partial<Record<Field, ReactElement>>;
  inputs?: Partial<Record<Field, ReactElement>>;
  /** A whole section or step of the form. */
  sections?: Partial<Record<Section, ReactElement>>;
  actions?: Partial<Record<Action, ActionSlot<Row>>>;
  list?: {
    /** Between header and filters. */
    above?: ReactElement;
    /** Beside the primary action. */
    toolbar?: ReactElement;
    /** What a list without rows and filters says. */
    empty?: ReactElement;
    /** In place of table and cards: pictures, a map. Reads the list context. */
    body?: ReactElement;
  };
  form?: { above?: ReactElement; aside?: ReactElement };
  show?: { above?: ReactElement; aside?: ReactElement; below?: ReactElement };
}
