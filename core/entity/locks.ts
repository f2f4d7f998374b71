import type { EntityMeta } from './meta.ts';
import type { RuleContext, Values } from './rule.ts';

type Locks = Pick<EntityMeta, 'locks'>;

/**
 * Returns the fields of a record that are locked as it is now (x-form.edit.lock with `while`), each with the error that says
 * why. Form, bulk edit and server ask it.
 */
export function lockedNow({ locks = [] }: Locks, record: Values, context: RuleContext): Map<string, string> {
  const holding = locks.filter(({ holds }) => holds(record, context));
  return new Map(holding.flatMap(({ fields, error }) => fields.map((field) => [field, error] as const)));
}
