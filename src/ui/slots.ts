import type { ReactElement, ReactNode } from 'react';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { PathOf } from './paths.ts';

/** Names of an entity's parts, and its row: generated types, so that a name that the schema lost breaks `tsc` at the override. */
interface Parts {
  row: object;
  field: string;
  /** Sections or steps of the form. */
  section: string;
  action: string;
  /** Filters of the list, by field. */
  filter: string;
  /** Reverse lists of the record's page: "ad.campaignId". */
  related: string;
}

/** A place for each name. Where there are no names there is no place: an empty object type would take any. */
type By<Name extends string, T> = [Name] extends [never] ? Readonly<Record<string, never>> : Partial<Record<Name, T>>;

interface Records<Row extends object> {
  /** What it is asked for: one record, or the selection. */
  records: readonly Row[];
}

/** What a person lays over one action. Methods, so that one for its own kind of row fits. */
interface ActionSlot<Row extends object> {
  /** In place of its question and form. */
  dialog?(this: void, props: Records<Row> & { onClose: () => void }): ReactNode;
  /** Before anything is asked; `false` stops it. What it throws is said. */
  before?(asked: Records<Row>): Promise<boolean | void> | boolean | void;
  /** After the server's answer, whatever that says of each item. */
  after?(done: Records<Row> & { result: BatchResult }): Promise<void> | void;
}

/** Nothing is overridden. */
export const NO_SLOTS: Slots = {};

/** The places of an entity's views that a person may fill (resources/<resource>/overrides.tsx); docs/overrides.md shows each. */
export interface Slots<P extends Parts = Parts> {
  /** Cells of the list; each reads the row from the record context. */
  cells?: By<P['field'], ReactElement>;
  /** Values on the record's page; a field without one is drawn by its cell. */
  values?: By<P['field'], ReactElement>;
  inputs?: By<P['field'], ReactElement>;
  /** Editors of filters; each reads and changes its value by `useFilterEditor`. */
  filters?: By<P['filter'], ReactElement>;
  /** A whole section or step of the form. */
  sections?: By<P['section'], ReactElement>;
  actions?: By<P['action'], ActionSlot<P['row']>>;
  list?: {
    /** Between header and filters. */
    above?: ReactElement;
    /** Beside the primary action. */
    toolbar?: ReactElement;
    /** Left of the rows, or above them where it is narrow: a tree to walk through. */
    before?: ReactElement;
    /** At the side of the rows. */
    aside?: ReactElement;
    /** In place of count and paging below the rows. */
    foot?: ReactElement;
    /** What a list without rows and filters says. */
    empty?: ReactElement;
    /** In place of table and cards: pictures, a map. Reads the list context. */
    body?: ReactElement;
    /** Where the name of a row leads, in place of the record's page. A method, so that one for its own kind of row fits. */
    opens?(this: void, row: P['row'], pathOf: PathOf): string | null;
  };
  form?: {
    above?: ReactElement;
    /** At the right of the title. */
    toolbar?: ReactElement;
    /** At the side of the inputs. */
    aside?: ReactElement;
  };
  show?: {
    above?: ReactElement;
    /** Beside the record's actions. */
    toolbar?: ReactElement;
    aside?: ReactElement;
    below?: ReactElement;
    /** In place of a reverse list. */
    related?: By<P['related'], ReactElement>;
  };
}
