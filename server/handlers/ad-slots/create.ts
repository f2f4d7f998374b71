import { nextNumber } from '../../commands/nextNumber.ts';
import { checkScenario } from '../../commands/scenarios.ts';
import { creating } from '../verbs.ts';

/** Makes a slot; an exclusive one has its hours for itself (LAY-07). */
export const create = creating('adSlot', async (draft, { tx, user }) => {
  await checkScenario(tx.as({ kind: 'system', corpId: user.corpId }), draft);
  return { changes: { number: await nextNumber(tx, 'adSlot') } };
});
