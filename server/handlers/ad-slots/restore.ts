import { checkScenario } from '../../commands/scenarios.ts';
import { restoring } from '../verbs.ts';

/** Brings a deleted slot back, unless another exclusive one has its hours by now (LAY-07). */
export const restore = restoring('adSlot', async (slot, { tx }) => {
  await checkScenario(tx.as({ kind: 'system', corpId: slot.corpId }), slot);
  return {};
});
