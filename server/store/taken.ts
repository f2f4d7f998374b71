import { Clause } from './clause.ts';
import type { Condition } from './clause.ts';
import type { Row } from './engine.ts';
import type { View } from './reads.ts';
import type { Column } from './shape.ts';
import { encodeValue } from './shape.ts';

async function isHeld(view: View, set: readonly Column[], row: Readonly<Row>): Promise<boolean> {
  const { shape, current, plans } = view;
  // Unique within a corporation, among rows that are not deleted; a missing value is never taken.
  if (set.some((column) => row[column.field] === null || row[column.field] === undefined)) return false;
  const conditions: Condition[] = set.map((column) => ({
    test: 'eq',
    column: column.name,
    args: [encodeValue(column, row[column.field])],
  }));
  if (shape.tenant) conditions.unshift({ test: 'eq', column: 'corp_id', args: [row.corpId] });
  if (shape.deletedAt !== null) conditions.push({ test: 'null', column: shape.deletedAt, args: [] });
  conditions.push({ test: 'ne', column: 'id', args: [row.id] });
  const clause = new Clause(conditions, shape.tenant);
  const plan = plans.get(`held|${clause.key}`, (param) =>
    current.engine.db
      .selectFrom(shape.name)
      .select('id')
      .where((eb) => eb.and(clause.build(eb, param, 0)))
      .limit(1),
  );
  return (await current.arrays(plan, clause.args)).length > 0;
}

/** Returns the field at which to report that a row was refused by a unique index; of a set of fields, the last. */
export async function takenField(view: View, row: Readonly<Row>): Promise<string> {
  for (const set of view.shape.unique) if (await isHeld(view, set, row)) return set.at(-1)?.field ?? 'id';
  return 'id';
}
