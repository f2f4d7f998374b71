import type { EntityMeta } from '#core/entity/meta.ts';
import { tableEntities, type TableName } from '#generated/server/tables.gen.ts';
import { dueBy, logicOf, predicateContext } from '../policies/logic.ts';
import { settleAll } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';

/** System transitions of all entities. */
const TRANSITIONS = (Object.entries<EntityMeta>(tableEntities) as [TableName, EntityMeta][]).flatMap(
  ([table, entity]) => {
    const { states } = entity;
    return states ? logicOf(entity.name).system.map((transition) => ({ table, entity, states, ...transition })) : [];
  },
);

/** Rounds: what one entity has become may be a reason for another. */
const ROUNDS = 3;

/**
 * Moves every row whose system transition is due (x-states.system): ads by their period, devices that are
 * silent, points that are over. Over all corporations; doing it twice changes nothing more. Mostly nothing is due, and one
 * statement says so; otherwise each transition of an entity is one more. Returns how many rows were moved, by entity.
 */
export async function runTransitions(tx: Tx): Promise<Record<string, number>> {
  const context = predicateContext({ now: tx.now, user: null });
  const moved: Record<string, number> = {};
  const asked = TRANSITIONS.map(({ table, states, ...transition }) => ({
    table,
    where: dueBy(states.field, transition, context),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = await tx.whichHold(asked);
    const due = new Set(TRANSITIONS.filter((_, index) => held[index]).map(({ entity }) => entity));
    for (const entity of due) {
      const count = await settleAll(tableOf(tx, entity.name), entity, null, context);
      if (count > 0) moved[entity.name] = (moved[entity.name] ?? 0) + count;
    }
    if (due.size === 0) break;
  }
  return moved;
}
