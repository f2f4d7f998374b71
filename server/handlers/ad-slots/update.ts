import { followSlot } from '../../commands/sales/goods.ts';
import { checkScenario } from '../../commands/scenarios.ts';
import { updating } from '../verbs.ts';

/** Changes a slot; its goods follow its name, size and places (MKT-07), and an exclusive one has its hours for itself (LAY-07). */
export const update = updating('adSlot', async ({ corpId }, merged, { tx }) => {
  await checkScenario(tx.as({ kind: 'system', corpId }), merged);
  return { effects: (slot) => followSlot(tx.as({ kind: 'system', corpId }), slot) };
});
