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

/**
 * Names a set of columns in a few characters. It is part of the key under which a choice of columns is
 * stored, so that a choice made for other columns is never read into these.
 */
export function columnsHash(sources: readonly string[]): string {
  let hash = 5381;
  for (const char of sources.join(' ')) hash = ((hash * 33) ^ char.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
