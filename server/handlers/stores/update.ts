import type { EntityMeta } from '#core/entity/meta.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { columnOf } from '../../store/names.ts';
import type { Tx, Where } from '../../store/types.ts';
import { updating } from '../verbs.ts';

/** Entities whose records a keeper sees by their store, each with the column that names it: screens and sensors. */
const KEPT = Object.values<EntityMeta>(entities).flatMap(({ name, scope }) =>
  name === 'store' || scope === 'none' || scope.store === undefined ? [] : [{ name, column: columnOf(scope.store) }],
);

/** Refuses a keeper of a store in which something is that the caller does not see. */
async function checkSeen(tx: Tx, { id, corpId }: { id: string; corpId: string }): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId });
  for (const { name, column } of KEPT) {
    const inStore: Where = (eb) => eb(column, '=', id);
    const [all, seen] = [await tableOf(whole, name).count(inStore), await tableOf(tx, name).count(inStore)];
    if (all > seen) throw refuse('SCOPE_TOO_WIDE', { field: 'keeperId' });
  }
}

/**
 * Updates a store. Its keeper sees all its screens and sensors, so nobody names one who does not see them all themselves.
 * To refuse only oneself, as with control rights, would be passed by: two colleagues name each other. A new store has none
 * yet.
 */
export const update = updating('store', async (before, { keeperId }, { tx }) => {
  if (keeperId !== null && keeperId !== before.keeperId) await checkSeen(tx, before);
});
