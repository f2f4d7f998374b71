import type { ReactElement } from 'react';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';

/** Column of a list, as generated code writes it. */
export interface Column<Field extends string = string> {
  source: Field;
  /** Cell; reads the row from the record context. */
  cell: ReactElement;
  /** Numbers are aligned right. */
  align?: 'right';
  sortable?: boolean;
  /** Hidden until somebody chooses the column. */
  hidden?: boolean;
  /** Permission to see the column. */
  perm?: string;
  /** Target of a reference column; the column is left out if the session may not see those records. */
  target?: Pick<ReferenceTarget, 'perm' | 'systems'>;
  /** Returns whether the value needs attention. */
  alert?: (values: Values, context: RuleContext) => boolean;
  /** Returns whether the row has this value at all. */
  when?: (values: Values, context: RuleContext) => boolean;
}

/** Functions that compute derived fields in the browser, by field. */
export type Derived = Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;

/** Returns a record with its derived fields. */
export function withDerived<R extends Values>(record: R, derived: Derived, context: RuleContext): R {
  const computed = Object.entries(derived).map(([name, compute]) => [name, compute(record, context)]);
  return computed.length === 0 ? record : { ...record, ...Object.fromEntries(computed) };
}

/** Returns the class of a column's cells: numbers to the right, and `held` for sticky columns. */
export function cellClass({ source, align }: Pick<Column, 'source' | 'align'>, held?: string): string | undefined {
  const names = [...(align === 'right' ? ['rows-figure'] : []), ...(source === held ? ['rows-held', 'rows-name'] : [])];
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Width in digits: a Chinese letter is as wide as two. */
const widthOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0);

/** Returns the least width, in digits, in which a label takes two lines: words stay whole, and a bracket opens a line. */
export function twoLines(text: string): number {
  const words = text.split(/(?<=\s)|(?=（)/);
  if (words.length === 1) return 0;
  const widths = words.map((_, at) =>
    Math.max(...[words.slice(0, at), words.slice(at)].map((line) => widthOf(line.join('').trim()))),
  );
  return Math.min(...widths);
}
