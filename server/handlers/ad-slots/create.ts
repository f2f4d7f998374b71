import { nextNumber } from '../../commands/nextNumber.ts';
import { checkScenario } from '../../commands/scenarios.ts';
import { checkArea } from '../../commands/slotAreas.ts';
import { creating } from '../verbs.ts';

/** Makes a slot in an area of its layout (LAY-06); an exclusive one has its hours for itself (LAY-07). */
export const create = creating('adSlot', async (draft, { tx, user }) => {
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  await checkArea(own, null, draft);
  await checkScenario(own, draft);
  return { changes: { number: await nextNumber(tx, 'adSlot') } };
});
