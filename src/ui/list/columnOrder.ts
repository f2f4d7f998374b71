import type { Column } from './column.ts';

/** Column choice of a list, saved by field name. It holds no positions, so it stays valid when the schema changes. */
export interface ColumnChoice {
  /** All columns at the time of saving, in the chosen order. */
  order: readonly string[];
  /** Visible ones of them. */
  shown: readonly string[];
}

type Declared = Pick<Column, 'source' | 'hidden'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a saved choice from untrusted data; null if it is not valid. */
export function readChoice(value: unknown): ColumnChoice | null {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('shown' in value)) return null;
  const { order, shown } = value;
  return Array.isArray(order) && Array.isArray(shown)
    ? { order: order.filter(isText), shown: shown.filter(isText) }
    : null;
}

/** Returns the default choice of the schema. */
export const standardChoice = (columns: readonly Declared[]): ColumnChoice => ({
  order: columns.map(({ source }) => source),
  shown: columns.filter(({ hidden }) => !hidden).map(({ source }) => source),
});

/**
 * Returns a saved choice adapted to the present columns. Removed columns are dropped; a new one goes behind the nearest
 * column that the schema puts before it, and is visible if the schema shows it. At least one column stays visible.
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

/** Returns the order with one column moved to another position. */
export function moved(order: readonly string[], source: string, to: number): string[] {
  const rest = order.filter((one) => one !== source);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, source);
  return rest;
}

/** Returns whether two choices show the same. */
export const isSameChoice = (one: ColumnChoice, other: ColumnChoice): boolean => {
  const text = ({ order, shown }: ColumnChoice) =>
    JSON.stringify([order, order.filter((each) => shown.includes(each))]);
  return text(one) === text(other);
};
