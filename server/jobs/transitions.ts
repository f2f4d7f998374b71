import type { EntityMeta } from '#core/entity/meta.ts';
import { tableEntities } from '#generated/server/tables.gen.ts';
import { inStates, logicOf, predicateContext } from '../policies/logic.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';

/** Rounds per tick: one transition may lead into the start state of another. */
const ROUNDS = 3;

/**
 * Moves every row whose system transition is due (x-states.system): ads by their period, devices that are
 * silent, points that are over. One statement each, over all corporations; doing it twice changes nothing more.
 * Returns how many rows were moved, by entity.
 */
export async function runTransitions(tx: Tx): Promise<Record<string, number>> {
  const context = predicateContext({ now: tx.now, user: null });
  const moved: Record<string, number> = {};
  for (const entity of Object.values<EntityMeta>(tableEntities)) {
    if (!entity.states) continue;
    for (let round = 0; round < ROUNDS; round += 1) {
      const count = await moveRows(tx, entity, entity.states.field, context);
      if (count === 0) break;
      moved[entity.name] = (moved[entity.name] ?? 0) + count;
    }
  }
  return moved;
}

async function moveRows(
  tx: Tx,
  entity: EntityMeta,
  field: string,
  context: ReturnType<typeof predicateContext>,
): Promise<number> {
  let count = 0;
  for (const { from, to, when } of logicOf(entity.name).system) {
    const where = inStates(field, from);
    count += await tableOf(tx, entity.name).updateAll((eb) => eb.and([where(eb), when(eb, context)]), { [field]: to });
  }
  return count;
}
