import type { EntityMeta } from '#core/entity/meta.ts';
import type { ScopedTable } from '../store/types.ts';
import type { PredicateContext } from '#generated/server/predicate.gen.ts';
import { inStates, logicOf } from './logic.ts';
import type { Row } from './tableOf.ts';

/**
 * Runs the system transitions of one row until none holds any more (x-states.system), each a guarded
 * update. Returns the row as it then is, or null where it is not there.
 *
 * Two conditions that hold at once in a circle would never settle: as many steps as there are states are enough.
 */
export async function settle(
  table: ScopedTable<Row>,
  entity: EntityMeta,
  row: Row,
  context: PredicateContext,
): Promise<Row> {
  const { states } = entity;
  const { system } = logicOf(entity.name);
  if (!states || system.length === 0) return row;
  let current = row;
  for (let steps = Object.keys(states.values).length; steps > 0; steps--) {
    const next = await step(table, states.field, system, current, context);
    if (!next) return current;
    current = next;
  }
  return current;
}

type Transitions = ReturnType<typeof logicOf>['system'];

async function step(
  table: ScopedTable<Row>,
  field: string,
  system: Transitions,
  row: Row,
  context: PredicateContext,
): Promise<Row | null> {
  for (const { from, to, when } of system) {
    if (!from.includes(String(row[field]))) continue;
    const where = inStates(field, from);
    const moved = await table.update(
      row.id,
      { [field]: to },
      { where: (eb) => eb.and([where(eb), when(eb, context)]) },
    );
    if (moved) return moved;
  }
  return null;
}
