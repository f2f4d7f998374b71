import type { ColumnChoice } from '../columnOrder.ts';

/** How a list is looked at, as a saved view keeps it (schemas/saved-view.yaml). Everything may be absent. */
export interface SavedState {
  /** JSON, as in the address. */
  filter?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  pageSize?: number;
  layout?: string;
  columns?: readonly string[];
  shown?: readonly string[];
}

/** The same as the parts of a list have it. */
export interface ListState {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  layout?: string | undefined;
  columns: ColumnChoice;
}

/** What a list can do today: a saved view may name what went since. */
export interface ListAbility {
  filters: readonly string[];
  sortable: readonly string[];
  standard: ListState;
  /** Makes a choice of columns one over those that there are. */
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

/** Returns what of a saved view a list can still show: exactly what names something that is gone is left out. */
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

/** Returns what is kept of a list as it is. */
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

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, each]) => [name, sorted(each)]),
      )
    : value;

/** Says whether two ways to look at a list are the same, in whichever order their filters were set. */
export const isSameState = (one: ListState, other: ListState): boolean =>
  JSON.stringify(sorted({ ...saved(one), filter: one.filter })) ===
  JSON.stringify(sorted({ ...saved(other), filter: other.filter }));
