import { isSame } from '#core/entity/same.ts';
import type { ColumnChoice } from '../columnOrder.ts';

/** State of a list as a saved view keeps it (schemas/saved-view.yaml). Every part is optional. */
export interface SavedState {
  /** JSON, as in the URL. */
  filter?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  pageSize?: number;
  layout?: string;
  columns?: readonly string[];
  shown?: readonly string[];
}

/** The same state as the parts of a list use it. */
export interface ListState {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  layout?: string | undefined;
  columns: ColumnChoice;
}

/** Present filters and columns of a list: a saved view may name some that are gone. */
export interface ListAbility {
  filters: readonly string[];
  sortable: readonly string[];
  standard: ListState;
  /** Adapts a column choice to the present columns. */
  settle: (choice: ColumnChoice) => ColumnChoice;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns the state of a saved view without the filters and columns that are gone. */
export function applied(saved: SavedState, { filters, sortable, standard, settle }: ListAbility): ListState {
  const known = Object.entries(parsed(saved.filter ?? '{}')).filter(([name]) => filters.includes(name));
  const { sort, order, pageSize, layout, columns, shown } = saved;
  return {
    filter: Object.fromEntries(known),
    sort:
      sort !== undefined && sortable.includes(sort)
        ? { field: sort, order: order === 'desc' ? 'DESC' : 'ASC' }
        : standard.sort,
    perPage: pageSize ?? standard.perPage,
    layout: layout ?? standard.layout,
    columns: columns ? settle({ order: columns, shown: shown ?? [] }) : standard.columns,
  };
}

/** Returns the state of a list in the form that is saved. */
export function saved({ filter, sort, perPage, layout, columns }: ListState): SavedState {
  return {
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order === 'DESC' ? 'desc' : 'asc',
    pageSize: perPage,
    ...(layout === undefined ? {} : { layout }),
    columns: columns.order,
    shown: columns.order.filter((source) => columns.shown.includes(source)),
  };
}

/** Returns whether two list states are equal, in any order of their filters. */
export const isSameState = (one: ListState, other: ListState): boolean =>
  isSame({ ...saved(one), filter: one.filter }, { ...saved(other), filter: other.filter });
