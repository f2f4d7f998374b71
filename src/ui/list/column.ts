import type { ReactElement } from 'react';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';

/** A column of a list, as generated code writes it. */
export interface Column<Field extends string = string> {
  source: Field;
  /** Reads the row from the record context. */
  cell: ReactElement;
  /** Figures stand on the right. */
  align?: 'right';
  sortable?: boolean;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Permission to see it. */
  perm?: string;
  /** What it names the records of: left out where those may not be seen. */
  target?: Pick<ReferenceTarget, 'perm' | 'systems'>;
  /** Says that the value needs a look. */
  alert?: (values: Values, context: RuleContext) => boolean;
  /** Says whether the row has this value at all. */
  when?: (values: Values, context: RuleContext) => boolean;
}

/** Values that are computed where they are shown, by field. */
export type Derived = Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;

/** Returns a record with what is computed from it. */
export function withDerived<R extends Values>(record: R, derived: Derived, context: RuleContext): R {
  const computed = Object.entries(derived).map(([name, compute]) => [name, compute(record, context)]);
  return computed.length === 0 ? record : { ...record, ...Object.fromEntries(computed) };
}

/** Returns the class of a column's cells: figures at the right, and `held` in sight however far the table is scrolled. */
export function cellClass({ source, align }: Pick<Column, 'source' | 'align'>, held?: string): string | undefined {
  const names = [...(align === 'right' ? ['rows-figure'] : []), ...(source === held ? ['rows-held', 'rows-name'] : [])];
  return names.length > 0 ? names.join(' ') : undefined;
}
