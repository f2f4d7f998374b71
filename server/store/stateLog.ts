import type { Row } from './engine.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Column, TableShape } from './shape.ts';

/** Returns the column whose changes the table keeps (x-states.kept), if it keeps any. */
export function loggedState({ entity, columns }: TableShape): Column | undefined {
  return entity?.states?.kept ? columns.get(entity.states.field) : undefined;
}

/** Keeps that rows entered a state now, if one of the columns that were written is it. */
export async function logStates(
  { shape, current, uuid }: View,
  written: readonly Column[],
  rows: readonly Readonly<Row>[],
): Promise<void> {
  const column = loggedState(shape);
  if (!column || !written.includes(column) || rows.length === 0) return;
  const values = rows.map((row) => ({
    id: uuid(current.now),
    corp_id: String(row.corpId),
    entity: shape.entity!.name,
    row_id: String(row.id),
    state: String(row[column.field]),
    at: current.now,
  }));
  await current.run(
    planOnce([], () => current.engine.db.insertInto('state_changes').values(values)),
    [],
  );
}
