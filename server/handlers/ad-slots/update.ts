import { checkStock, followSlot, stockOf } from '../../commands/sales/goods.ts';
import { checkScenario } from '../../commands/scenarios.ts';
import { checkArea } from '../../commands/slotAreas.ts';
import { updating } from '../verbs.ts';

/**
 * Changes a slot; its goods follow its name, size and places (MKT-07), of which there are never fewer than are sold (AD-13). It is
 * moved to an area that there is (LAY-06), and an exclusive one has its hours for itself (LAY-07).
 */
export const update = updating('adSlot', async (before, merged, { tx }) => {
  const own = tx.as({ kind: 'system', corpId: before.corpId });
  await checkArea(own, before, merged);
  await checkScenario(own, merged);
  if (stockOf(merged) < stockOf(before)) await checkStock(own, merged);
  return { effects: (slot) => followSlot(own, slot) };
});
