import { createContext, type ReactElement } from 'react';

/** Settings of a list inside another page: its filter, its layout and its page size. */
export interface Embed {
  /** Name in the store, so that its column choice is separate from that of the main list. */
  name: string;
  filter: Readonly<Record<string, unknown>>;
  /** Column to leave out because it is the same in every row. */
  without?: string;
  perPage: number;
  layout: ReactElement;
  /** Rows are selected for something of the page around the list; their own actions are not offered. */
  isChoice?: boolean;
}

/** Context of an embedded list: no heading, no filters, nothing in the URL. */
export const EmbedContext = createContext<Embed | null>(null);
