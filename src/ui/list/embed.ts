import { createContext, type ReactElement } from 'react';

/** What makes a list a part of another page: what it is narrowed to, and what draws its rows there. */
export interface Embed {
  /** Keeps its choice of columns apart from that of the list itself. */
  name: string;
  filter: Readonly<Record<string, unknown>>;
  /** Column that would say the same in every row. */
  without?: string;
  perPage: number;
  layout: ReactElement;
}

/** Lists below it are parts of a page: no heading, no filters, nothing of theirs in the URL. */
export const EmbedContext = createContext<Embed | null>(null);
