import type { Column } from './column.ts';

/** What somebody chose of a list's columns. Nothing in it is a position of the schema, so that it outlives a change of that. */
export interface ColumnChoice {
  /** All columns that there were, in the chosen order. */
  order: readonly string[];
  /** Those of them that were shown. */
  shown: readonly string[];
}

type Declared = Pick<Column, 'source' | 'hidden'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a choice, whatever somebody stored or sent; null where it is none. */
export function readChoice(value: unknown): ColumnChoice | null {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('shown' in value)) return null;
  const { order, shown } = value;
  return Array.isArray(order) && Array.isArray(shown)
    ? { order: order.filter(isText), shown: shown.filter(isText) }
    : null;
}

/** The choice that says what the schema says. */
export const standardChoice = (columns: readonly Declared[]): ColumnChoice => ({
  order: columns.map(({ source }) => source),
  shown: columns.filter(({ hidden }) => !hidden).map(({ source }) => source),
});

/**
 * Returns a choice over the columns that there are now. Those that went fall out; one that came since stands behind the
 * nearest declared before it that is there, and is shown if the schema shows it. Never is nothing shown.
 */
export function settle(columns: readonly Declared[], choice: ColumnChoice | null): ColumnChoice {
  const standard = standardChoice(columns);
  if (!choice) return standard;
  const isThere = (source: string) => standard.order.includes(source);
  const order = [...new Set(choice.order)].filter(isThere);
  standard.order.forEach((source, at) => {
    if (order.includes(source)) return;
    const before = standard.order.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, source);
  });
  const isNew = (source: string) => !choice.order.includes(source);
  const shown = order.filter((source) => (isNew(source) ? standard.shown : choice.shown).includes(source));
  return { order, shown: shown.length > 0 ? shown : standard.shown };
}

/** Returns the order with one column at another's place. */
export function moved(order: readonly string[], source: string, to: number): string[] {
  const rest = order.filter((one) => one !== source);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, source);
  return rest;
}

/** Says whether two choices show the same. */
export const isSameChoice = (one: ColumnChoice, other: ColumnChoice): boolean => {
  const text = ({ order, shown }: ColumnChoice) =>
    JSON.stringify([order, order.filter((each) => shown.includes(each))]);
  return text(one) === text(other);
};
