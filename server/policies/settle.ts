import type { EntityMeta } from '#core/entity/meta.ts';
import type { ScopedTable, Where } from '../store/types.ts';
import type { PredicateContext } from '#generated/server/predicate.gen.ts';
import { dueBy, logicOf } from './logic.ts';
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

/** Runs the first transition that holds; returns the row as it then is, or null where none does. */
async function step(
  table: ScopedTable<Row>,
  field: string,
  system: Transitions,
  row: Row,
  context: PredicateContext,
): Promise<Row | null> {
  const ways = system
    .filter(({ from }) => from.includes(String(row[field])))
    .map((transition) => ({ to: transition.to, where: dueBy(field, transition, context) }));
  // Mostly none holds, which one statement says of all.
  const held =
    ways.length > 1
      ? await table.whichHold(
          row.id,
          ways.map(({ where }) => where),
        )
      : [true];
  for (const [index, { to, where }] of ways.entries()) {
    const moved = held[index] ? await table.update(row.id, { [field]: to }, { where }) : null;
    if (moved) return moved;
  }
  return null;
}

/** Rounds: one transition may lead into the start state of another. */
const ROUNDS = 3;

/**
 * Runs the system transitions of all rows in scope for which `where` holds, one statement each; returns how many moves
 * there were. Doing it twice changes nothing more.
 */
export async function settleAll(
  table: ScopedTable<Row>,
  entity: EntityMeta,
  where: Where | null,
  context: PredicateContext,
): Promise<number> {
  const { states } = entity;
  if (!states) return 0;
  let moved = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let count = 0;
    for (const transition of logicOf(entity.name).system) {
      const isDue = dueBy(states.field, transition, context);
      count += await table.updateAll(where ? (eb) => eb.and([isDue(eb), where(eb)]) : isDue, {
        [states.field]: transition.to,
      });
    }
    moved += count;
    if (count === 0) break;
  }
  return moved;
}
