import type { EntityMeta } from '#core/entity/meta.ts';
import { tableEntities } from '#generated/server/tables.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settleAll } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';

/**
 * Moves every row whose system transition is due (x-states.system): ads by their period, devices that are
 * silent, points that are over. One statement each, over all corporations; doing it twice changes nothing more.
 * Returns how many rows were moved, by entity.
 */
export async function runTransitions(tx: Tx): Promise<Record<string, number>> {
  const context = predicateContext({ now: tx.now, user: null });
  const moved: Record<string, number> = {};
  for (const entity of Object.values<EntityMeta>(tableEntities)) {
    const count = await settleAll(tableOf(tx, entity.name), entity, null, context);
    if (count > 0) moved[entity.name] = count;
  }
  return moved;
}
