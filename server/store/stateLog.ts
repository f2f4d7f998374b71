import type { Row } from './engine.ts';
import { insertValues } from './insertion.ts';
import type { View } from './reads.ts';
import type { Column, TableShape } from './shape.ts';

const KEPT = ['id', 'corp_id', 'entity', 'row_id', 'state', 'at'];

/** Returns the column whose changes the table keeps (x-states.kept), if it keeps any. */
export function loggedState({ entity, columns }: TableShape): Column | undefined {
  return entity?.states?.kept ? columns.get(entity.states.field) : undefined;
}

/** Keeps that rows entered a state now, if one of the columns that were written is it. */
export async function logStates(
  { shape, current, plans, uuid }: View,
  written: readonly Column[],
  rows: readonly Readonly<Row>[],
): Promise<void> {
  const column = loggedState(shape);
  if (!column || !written.includes(column) || rows.length === 0) return;
  const values = rows.map((row) => [
    uuid(current.now),
    String(row.corpId),
    shape.entity!.name,
    String(row.id),
    String(row[column.field]),
    current.now,
  ]);
  await insertValues(current, plans, { table: 'state_changes', columns: KEPT }, values);
}
