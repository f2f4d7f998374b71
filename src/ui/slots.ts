import type { ReactElement, ReactNode } from 'react';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { PathOf } from './paths.ts';

/**
 * Names of an entity's parts and its row type: generated, so that `tsc` reports an override whose name is gone from the
 * schema.
 */
interface Parts {
  row: object;
  field: string;
  /** Sections or steps of the form. */
  section: string;
  action: string;
  /** Filters of the list, by field. */
  filter: string;
  /** Related lists of the show page: "ad.campaignId". */
  related: string;
}

/** A slot for each name. An entity without names has no slots: an empty object type would accept any. */
type By<Name extends string, T> = [Name] extends [never] ? Readonly<Record<string, never>> : Partial<Record<Name, T>>;

interface Records<Row extends object> {
  /** Records of the action: one, or the selection. */
  records: readonly Row[];
}

/** Override of one action. Written as methods, so that an override for a narrower row type is accepted. */
interface ActionSlot<Row extends object> {
  /** Replaces the confirmation and the form. */
  dialog?(this: void, props: Records<Row> & { onClose: () => void }): ReactNode;
  /** Runs before the confirmation; `false` cancels. An error that it throws is shown. */
  before?(asked: Records<Row>): Promise<boolean | void> | boolean | void;
  /** Runs after the server's answer, also when items have failed. */
  after?(done: Records<Row> & { result: BatchResult }): Promise<void> | void;
}

/** Nothing is overridden. */
export const NO_SLOTS: Slots = {};

/**
 * Slots of an entity's views that can be overridden (resources/<resource>/overrides.tsx); docs/overrides.md shows each.
 */
export interface Slots<P extends Parts = Parts> {
  /** Cells of the list; each reads the row from the record context. */
  cells?: By<P['field'], ReactElement>;
  /** Values on the show page; a field without one uses its cell. */
  values?: By<P['field'], ReactElement>;
  inputs?: By<P['field'], ReactElement>;
  /** Editors of filters; each reads and changes its value with `useFilterEditor`. */
  filters?: By<P['filter'], ReactElement>;
  /** Whole sections or steps of the form. */
  sections?: By<P['section'], ReactElement>;
  actions?: By<P['action'], ActionSlot<P['row']>>;
  list?: {
    /** Between header and filters. */
    above?: ReactElement;
    /** Beside the primary action. */
    toolbar?: ReactElement;
    /** Left of the rows, or above them on narrow screens: for example a tree. */
    before?: ReactElement;
    /** Right of the rows. */
    aside?: ReactElement;
    /** Replaces the total and the pager below the rows. */
    foot?: ReactElement;
    /** Empty state of a list without rows and filters. */
    empty?: ReactElement;
    /** Replaces table and cards: pictures, a map. Reads the list context. */
    body?: ReactElement;
    /** Link of a row's name, instead of the show page. A method, so that one for a narrower row type is accepted. */
    opens?(this: void, row: P['row'], pathOf: PathOf): string | null;
  };
  form?: {
    above?: ReactElement;
    /** Right of the title. */
    toolbar?: ReactElement;
    /** Right of the inputs. */
    aside?: ReactElement;
    /** The sections take the whole width: one of them is a canvas. */
    wide?: boolean;
  };
  show?: {
    above?: ReactElement;
    /** Beside the record's actions. */
    toolbar?: ReactElement;
    aside?: ReactElement;
    below?: ReactElement;
    /** Replaces a related list. */
    related?: By<P['related'], ReactElement>;
  };
}
